import { type FamilyTools, type Node, type Spread, type Sql, spreadOf } from './family-tools.ts';

/**
 * A message of a child is held; a guardian decides at one node, and the child's open chat at another node hears of the
 * decision, loses the placeholder and gets the first word of the answer. Milliseconds from sending the decision.
 */
export async function measureRequests(
  tools: FamilyTools,
  [here, there]: readonly Node[],
  database: Sql,
  rounds: number,
): Promise<Record<'decided' | 'placeholderGone' | 'answered', Spread>> {
  const parent = await tools.registerParent(here!);
  const { child } = await tools.buildFamily(database, parent);
  await tools.openControls(database, child.id, { topics: { death: 'ask' } });
  const device = await tools.handOverDevice(here!, parent, child);
  const rest = tools.api(here!.url);
  const durations: Record<'decided' | 'placeholderGone' | 'answered', number[]> = {
    decided: [],
    placeholderGone: [],
    answered: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    const socket = await tools.LiveClient.join(there!, { token: device.accessToken });
    await socket.ask('Why do stars die?');
    const [request] = (await rest.get('/requests?state=pending', parent.accessToken)).body;
    const hears = async (predicate: Parameters<typeof socket.has>[0]) => {
      await socket.has(predicate);
      return performance.now();
    };
    const since = performance.now();
    const [answer, decided, gone, answered] = await Promise.all([
      rest.post(`/requests/${request.id}/decision`, { decision: 'once' }, parent.accessToken),
      hears(({ metadata }) => metadata['event'] === 'request_decided'),
      hears(({ metadata }) => metadata['event'] === 'message_deleted'),
      hears(({ type }) => type === 'assistant_delta' || type === 'stream_final'),
    ]);
    if (answer.status !== 200) throw new Error(`The decision answered ${answer.status}`);
    durations.decided.push(decided - since);
    durations.placeholderGone.push(gone - since);
    durations.answered.push(answered - since);
    await socket.close();
  }
  return {
    decided: spreadOf(durations.decided),
    placeholderGone: spreadOf(durations.placeholderGone),
    answered: spreadOf(durations.answered),
  };
}
