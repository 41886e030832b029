import { SetMetadata } from '@nestjs/common';

/** How often a periodic task runs, and where. */
export type PeriodicTask = {
  /** Unique, in kebab case: it names the task in logs, metrics and the job table. */
  readonly name: string;
  /** After so long a run counts as failed, and the next one may begin. */
  readonly timeoutMs: number;
} & (
  | { readonly scope: 'cluster' /** In UTC, by the minute: `0 * * * *` is every full hour. */; readonly cron: string }
  | { readonly scope: 'node'; readonly everyMs: number }
);

export const PERIODIC_TASK = 'starling:periodic-task';

/** Methods that can be declared: the runner waits for the promise and logs its rejection. */
type TaskMethod = <Method extends () => Promise<unknown>>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/**
 * Declares a method that runs on one node of the cluster at a time, by a crontab, and never on a gateway node. A run may be
 * repeated on another node if the first one dies or exceeds its timeout, which does not stop the first one: the work must
 * allow both to overlap. Nothing runs while the database is unreachable.
 */
export function OncePerCluster(task: { name: string; cron: string; timeoutMs: number }): TaskMethod {
  return SetMetadata<string, PeriodicTask>(PERIODIC_TASK, { ...task, scope: 'cluster' });
}

/** Declares a method that runs on every node, `everyMs` after the last round began. A round is skipped while one runs. */
export function OnEveryNode(task: { name: string; everyMs: number; timeoutMs: number }): TaskMethod {
  return SetMetadata<string, PeriodicTask>(PERIODIC_TASK, { ...task, scope: 'node' });
}
