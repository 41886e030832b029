import { join } from 'node:path';
import { constants, runInThisContext } from 'node:vm';
import { BUILD, given } from './settings.js';

/**
 * A module of this folder from its compiled source, loaded by Node itself once per worker. Jest would load it again for
 * each test file with all that it imports, which for the application takes longer than most of the tests.
 */
export function outsideJest<Module>(file: string): Promise<Module> {
  const path = join(given(BUILD), 'test/support', file);
  return runInThisContext(`import(${JSON.stringify(path)})`, {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}
