import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A container of the stack, by its name. */
export class Container {
  /** What it wrote to standard error since it was last started here. */
  stderr = '';

  constructor(readonly name: string) {}

  async start(): Promise<void> {
    await this.docker('start');
    this.stderr = '';
    const logs = spawn('docker', ['logs', '--follow', '--since', '0s', this.name], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    logs.stderr.on('data', (chunk: Buffer) => {
      this.stderr += chunk.toString();
    });
  }

  /** `SIGKILL`. */
  async kill(): Promise<void> {
    await this.docker('kill');
    await this.ended();
  }

  /** `SIGTERM`, and what the stack's grace period allows; the exit code. */
  async stop(): Promise<number> {
    await this.docker('stop');
    return this.ended();
  }

  async restart(): Promise<void> {
    await this.docker('restart');
  }

  /** Resolves with the exit code when it has ended. */
  async ended(): Promise<number> {
    return Number(await this.docker('wait'));
  }

  async signal(signal: NodeJS.Signals): Promise<void> {
    await this.docker('kill', '--signal', signal);
  }

  async isHealthy(): Promise<boolean> {
    return (await this.docker('inspect', '--format', '{{.State.Health.Status}}')) === 'healthy';
  }

  /** Its process, as this machine counts them. */
  async pid(): Promise<number> {
    return Number(await this.docker('inspect', '--format', '{{.State.Pid}}'));
  }

  private async docker(command: string, ...options: string[]): Promise<string> {
    const { stdout } = await run('docker', [command, ...options, this.name]);
    return stdout.trim();
  }
}
