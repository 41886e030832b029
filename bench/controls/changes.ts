import { type FamilyTools, type Node, type Spread, type Sql, spreadOf } from './family-tools.ts';

/**
 * From a guardian's change at one node until the child's open chat at another node hears of it, and from a pause until the
 * chat is closed. Milliseconds from sending the call.
 */
export async function measureChanges(
  tools: FamilyTools,
  [here, there]: readonly Node[],
  database: Sql,
  rounds: number,
): Promise<Record<'rule' | 'grant' | 'pause', Spread>> {
  const parent = await tools.registerParent(here!);
  const { child } = await tools.buildFamily(database, parent);
  const device = await tools.handOverDevice(here!, parent, child);
  const rest = tools.api(here!.url);
  const path = (call: string) => `/children/${child.id}/${call}`;
  const durations: Record<'rule' | 'grant' | 'pause', number[]> = { rule: [], grant: [], pause: [] };
  let version = (await rest.get(path('controls'), parent.accessToken)).body.version as number;

  for (let round = 0; round < rounds; round += 1) {
    const socket = await tools.LiveClient.join(there!, { token: device.accessToken });
    const hears = async (what: string) => {
      await socket.next('system_event', ({ metadata }) => metadata['changes']?.what === what);
      return performance.now();
    };
    let since = performance.now();
    const [changed, heardRule] = await Promise.all([
      rest.patch(path('controls'), { version, topics: { money: round % 2 ? 'ask' : 'allow' } }, parent.accessToken),
      hears('rules'),
    ]);
    if (changed.status !== 200) throw new Error(`The controls answered ${changed.status}`);
    version = changed.body.version;
    durations.rule.push(heardRule - since);

    since = performance.now();
    const grant = { kind: 'minutes', minutes: 5 };
    const [, heardGrant] = await Promise.all([rest.post(path('grants'), grant, parent.accessToken), hears('grant')]);
    durations.grant.push(heardGrant - since);

    since = performance.now();
    const closed = new Promise<number>((resolve) => socket.socket.once('close', () => resolve(performance.now())));
    await rest.put(path('pause'), undefined, parent.accessToken);
    durations.pause.push((await closed) - since);
    await rest.delete(path('pause'), parent.accessToken);
  }
  return { rule: spreadOf(durations.rule), grant: spreadOf(durations.grant), pause: spreadOf(durations.pause) };
}
