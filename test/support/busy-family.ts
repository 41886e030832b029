import { buildConversation } from '../factories/conversations.js';
import { buildFamily, buildMember, type Family } from '../factories/families.js';
import { type Account, registerParent } from './accounts.js';
import { api } from './api.js';
import { pairDevice } from './devices.js';
import type { TestStarling } from './starling.js';

export interface BusyFamily extends Family {
  parent: Account;
  /** An account without a family. */
  newcomer: Account;
  /** A talk of the first child. */
  conversationId: string;
  /** What a device shows that waits for its guardian. */
  code: string;
  /** The path of an invitation to the household. */
  invitation: string;
}

const REMINDERS: readonly [title: string, more: object][] = [
  ['Pack the sports bag', { note: 'Shoes, bottle, towel', offset_minutes: 60 }],
  ['x'.repeat(80), { enabled: false }],
];

const ITEMS: readonly [title: string, more: object][] = [
  ['School', { kind: 'learning', picture: 'satchel', steps: ['Pack the bag', 'Take the bus'] }],
  ['Dentist', { kind: 'other', quiet: true }],
  ['Rhabarberbarbarabarbarbarenbartbarbier', { kind: 'rest' }],
];

/** A family with something in every list, long names, and a child with every notice. */
export async function buildBusyFamily(starling: TestStarling): Promise<BusyFamily> {
  const [parent, newcomer] = [await registerParent(starling), await registerParent(starling)];
  const family = await buildFamily(starling, parent, { children: 3 });
  const { child, children, householdId } = family;
  await buildMember(starling, householdId, await registerParent(starling), 'guardian');
  await buildMember(starling, householdId, await registerParent(starling), 'helper', [child.id]);
  await pairDevice(starling, parent, child, 'A tablet with a name of 32 chars');
  const conversationId = await buildConversation(starling, child.userId, { tags: ['animals', 'bedtime'] });
  const troubled = children[2]!;
  await starling.sql(
    `UPDATE children SET nickname = 'Wolfeschlegelsteinhausen', band_confirmed_at = now() - interval '2 years',
       transcript = 'topics', paused_at = now() WHERE id = $1`,
    [troubled.id],
  );
  const rest = api(starling.url);
  await rest.post(`/children/${troubled.id}/erasure`, { nickname: 'Wolfeschlegelsteinhausen' }, parent.accessToken);
  await rest.delete(`/children/${troubled.id}/consents`, parent.accessToken);
  const code: string = (await rest.post('/devices/pair')).body.user_code;
  // All screens together may take longer than a code lives.
  await starling.sql(`UPDATE device_pairings SET expires_at = now() + interval '1 day'`);
  const invited = await rest.post(`/households/${householdId}/invitations`, { role: 'guardian' }, parent.accessToken);
  for (const [title, more] of REMINDERS) {
    const recurrence = { zone: 'Europe/London', starts: '2050-01-03T08:00', rrule: 'FREQ=WEEKLY' };
    const body = { title, child_id: child.id, audience: 'guardians', recurrence, ...more };
    expect((await rest.post('/reminders', body, parent.accessToken)).status).toBe(201);
  }
  for (const [title, more] of ITEMS) {
    // Half a day from now, because a quiet item shuts the child out while it lasts.
    const hour = String((new Date().getUTCHours() + 12) % 24).padStart(2, '0');
    const recurrence = { zone: 'UTC', starts: `2026-01-01T${hour}:00`, rrule: 'FREQ=DAILY' };
    const body = { title, child_id: child.id, minutes: 60, recurrence, ...more };
    expect((await rest.post('/schedule-items', body, parent.accessToken)).status).toBe(201);
  }
  const invitation = new URL(invited.body.url, starling.url).pathname;
  return { ...family, parent, newcomer, conversationId, code, invitation };
}
