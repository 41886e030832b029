import { join } from 'node:path';
import { quantile } from '../workloads/readers.ts';

/** What the tests use to build families and to follow what they see, from the compiled sources. */
export async function familyTools(build: string) {
  const load = (path: string) => import(join(build, path));
  const [accounts, api, devices, families, live, watched] = await Promise.all([
    load('test/support/accounts.js') as Promise<typeof import('../../test/support/accounts.ts')>,
    load('test/support/api.js') as Promise<typeof import('../../test/support/api.ts')>,
    load('test/support/devices.js') as Promise<typeof import('../../test/support/devices.ts')>,
    load('test/factories/families.js') as Promise<typeof import('../../test/factories/families.ts')>,
    load('test/support/live-client.js') as Promise<typeof import('../../test/support/live-client.ts')>,
    load('test/support/watched-access.js') as Promise<typeof import('../../test/support/watched-access.ts')>,
  ]);
  return { ...accounts, ...api, ...devices, ...families, ...live, ...watched };
}
export type FamilyTools = Awaited<ReturnType<typeof familyTools>>;

/** Statements on the database beside the service. */
export interface Sql {
  sql<Row = Record<string, unknown>>(statement: string, values?: unknown[]): Promise<Row[]>;
}

/** A node of the service. */
export interface Node {
  url: string;
}

export interface Spread {
  p50: number;
  p99: number;
  max: number;
  samples: number;
}

export function spreadOf(values: readonly number[], digits = 1): Spread {
  const round = (value: number) => Math.round(value * 10 ** digits) / 10 ** digits;
  return {
    p50: round(quantile([...values], 0.5)),
    p99: round(quantile([...values], 0.99)),
    max: round(values.reduce((most, value) => Math.max(most, value), 0)),
    samples: values.length,
  };
}
