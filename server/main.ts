import 'reflect-metadata';
import { ConfigError } from './platform/config/config.js';
import { StartError } from './platform/errors/start-error.js';
import { Starling } from './start/starling.js';

/** Longer than the slowest drain; then the process exits anyway. Milliseconds. */
const STOP_PATIENCE_MS = 33_000;

const starling = new Starling((step) => process.stdout.write(`${step}\n`));
let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  process.stdout.write('Stopping\n');
  setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
  await starling.stop();
  process.exit(0);
}

function fail(error: unknown): void {
  if (isStopping) return;
  isStopping = true;
  const isExpected = error instanceof ConfigError || error instanceof StartError;
  const reason = isExpected ? error.message : `internal error: ${error instanceof Error ? error.stack : String(error)}`;
  process.stderr.write(`Starling cannot start: ${reason}\n`);
  void starling
    .stop()
    // The reason of the failed start is written above, and the process ends either way.
    .catch(() => undefined)
    .then(() => process.exit(1));
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stop().catch((error: unknown) => {
      process.stderr.write(`Starling did not stop cleanly: ${String(error)}\n`);
      process.exit(1);
    });
  });
}
starling.start(process.env).catch(fail);
