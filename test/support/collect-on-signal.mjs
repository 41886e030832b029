/** Loaded into a process whose memory is looked at (`--import`): on `SIGUSR2` it collects its garbage. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
// An ordinary collection keeps the pages that it has emptied for the next burst; the last resort gives them back.
process.on('SIGUSR2', () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
