import { hash, verify } from '@node-rs/argon2';
import { cpuSecondsOf, type Target } from '../targets/target.ts';
import { quantile } from './readers.ts';

const SIGN_INS = 400;
const PASSWORD = 'Kites-over-7-hills!';
/** The same parameters as `server/auth/passwords.ts`. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Signs in with a password, `parallel` at a time, each with its own account. */
export async function measureLogin(target: Target, parallel: number) {
  const emails = await Promise.all(Array.from({ length: parallel }, (_, index) => register(target.url, index)));
  const before = cpuSecondsOf(target.pid);
  const times = await inParallel(parallel, async (person) => {
    const answer = await post(`${target.url}/api/v1/auth/login`, { username: emails[person]!, password: PASSWORD });
    if (answer.status !== 200) throw new Error(`A sign-in answered ${answer.status}`);
    await answer.arrayBuffer();
  });
  const cpuMs = ((cpuSecondsOf(target.pid) - before) * 1_000) / SIGN_INS;
  return { p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99), cpuMs };
}

/** The same number of hash checks and nothing else: the floor of a sign-in. */
export async function measureHashes(parallel: number) {
  const stored = await hash(PASSWORD, OPTIONS);
  const before = process.cpuUsage();
  const times = await inParallel(parallel, async () => {
    if (!(await verify(stored, PASSWORD))) throw new Error('The hash does not fit');
  });
  const { user, system } = process.cpuUsage(before);
  return { p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99), cpuMs: (user + system) / 1_000 / SIGN_INS };
}

/** Runs `work` `SIGN_INS` times, `parallel` at a time. @returns how long each took, in ms. */
async function inParallel(parallel: number, work: (person: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let begun = 0;
  const one = async (person: number) => {
    while (begun < SIGN_INS) {
      begun += 1;
      const startedAt = performance.now();
      await work(person);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: parallel }, (_, person) => one(person)));
  return times;
}

async function register(url: string, index: number): Promise<string> {
  const email = `login-${index}-${crypto.randomUUID()}@starling.test`;
  const answer = await post(`${url}/api/v1/auth/register`, { email, password: PASSWORD });
  if (answer.status !== 201) throw new Error(`A registration answered ${answer.status}`);
  await answer.arrayBuffer();
  return email;
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
