import { readFile } from 'node:fs/promises';

/** The text of a file; `null` if there is none. Any other failure is thrown. */
export async function readIfExists(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
