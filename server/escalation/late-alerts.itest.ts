import { jest } from '@jest/globals';
import { buildFamily } from '../../test/factories/families.js';
import { registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice } from '../../test/support/devices.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
import { MissedEvents } from './missed-events.js';
import { SafetyEventsRepository } from './safety-events.repository.js';

const DANGER = 'I want to kill myself tonight';

const starling = useStarling({ own: true });
const rest = () => api(starling.url);

async function family() {
  const parent = await registerParent(starling);
  const { child } = await buildFamily(starling, parent);
  const device = await handOverDevice(starling, parent, child);
  const alerts = async () => (await rest().get<Json[]>('/safety-alerts', parent.accessToken)).body;
  return { child, device, alerts };
}

it('guardians are told of danger after an outage of hours', async () => {
  const { child, device, alerts } = await family();
  const client = await LiveClient.join(starling, { token: device.accessToken });
  await client.ask(DANGER);
  await until(async () => (await alerts()).length > 0);
  await starling.sql(`UPDATE messages SET created_at = created_at - interval '5 hours' WHERE conversation_id = $1`, [
    client.conversationId,
  ]);
  await starling.sql('DELETE FROM safety_alerts WHERE child_id = $1', [child.id]);
  await starling.sql('DELETE FROM safety_events WHERE child_id = $1', [child.id]);
  await starling.app.get(MissedEvents, { strict: false }).tellOfTheDay();
  expect(await alerts()).toMatchObject([{ category: 'self_harm', severity: 5 }]);
  await client.close();
});

it('guardians are told of danger in a call for help later where the database failed at that moment', async () => {
  const { device, alerts } = await family();
  const events = starling.app.get(SafetyEventsRepository, { strict: false });
  const insert = jest.spyOn(events, 'insert').mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
  const { status } = await rest().post('/requests', { kind: 'help', message: DANGER }, device.accessToken);
  expect(status).toBe(201);
  expect(await until(async () => (await alerts()).at(0))).toMatchObject({ category: 'self_harm', severity: 5 });
  expect(insert.mock.calls.length).toBeGreaterThan(1);
  insert.mockRestore();
});
