import { startMailServer } from '../../test/doubles/mail-server.js';
import { buildFamily } from '../../test/factories/families.js';
import { registerParent, signInAs } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice } from '../../test/support/devices.js';
import { LiveClient } from '../../test/support/live-client.js';
import { startStarling, type TestStarling } from '../../test/support/starling.js';
import { until } from '../../test/support/wait.js';

describe('a wish to die that a child tells after harm at home', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let starling: TestStarling;

  beforeAll(async () => {
    server = await startMailServer();
    starling = await startStarling({
      SMTP_URL: server.url,
      MAIL_FROM: 'Starling <hello@starling.example>',
      SAFEGUARDING_CONTACT: 'nurse@starling.test',
    });
  });
  afterAll(async () => {
    await starling.stop();
    await server.stop();
  });

  it('is an urgent case for staff and the safeguarding contact at once, with help on the screen and no word to the family', async () => {
    const rest = api(starling.url);
    const moderator = await signInAs(starling, 'moderator');
    const parent = await registerParent(starling);
    const { child } = await buildFamily(starling, parent);
    const device = await handOverDevice(starling, parent, child);
    const client = await LiveClient.join(starling, { token: device.accessToken });
    await client.ask('my dad hits me every night');
    await server.nextTo('nurse@starling.test');

    const answer = await client.ask('I want to kill myself');
    expect(answer).toMatchObject({ type: 'ai_response', metadata: { response_type: 'safety' } });
    // The emergency number comes before every other line.
    expect(answer.content.indexOf('999')).toBeGreaterThan(0);
    expect(answer.content.indexOf('999')).toBeLessThan(answer.content.indexOf('0800 1111'));
    const mail = await server.nextTo('nurse@starling.test');
    expect(mail.text).toMatch(/Case .* is urgent: a child at risk at home may be in danger now/);
    expect(mail.text).not.toMatch(/kill|Mia/);

    const cases = (await rest.get<Json[]>('/moderation/reports?status=open', moderator.accessToken)).body;
    const first = cases.slice(0, 2);
    expect(first.map(({ reason }) => reason).sort()).toEqual(['abuse', 'self_harm']);
    for (const one of first) expect(one).toMatchObject({ severity: 5, is_sealed: true, source: 'safety' });
    const messages = await until(async () => {
      const { body } = await rest.get<Json[]>('/notifications', moderator.accessToken);
      const found = body.map(({ message }) => String(message)).filter((message) => message.includes('at home'));
      return found.length === 2 ? found : null;
    });
    expect(messages[0]).toContain('is urgent');
    expect((await rest.get('/safety-alerts', parent.accessToken)).body).toEqual([]);
    const told = (await rest.get<Json[]>('/notifications', parent.accessToken)).body;
    expect(told.filter(({ title }) => title === 'Your child may need you now')).toEqual([]);
    await client.close();
  });
});
