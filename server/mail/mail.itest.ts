import { DataSource } from 'typeorm';
import { type MailServerDouble, startMailServer } from '../../test/doubles/mail-server.js';
import { buildFamily } from '../../test/factories/families.js';
import { type Account, registerParent, TEST_PASSWORD } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { handOverDevice } from '../../test/support/devices.js';
import { startStarling, type TestStarling } from '../../test/support/starling.js';
import { until } from '../../test/support/wait.js';
import { SealedCases } from '../moderation/sealed-cases.js';
import { type NewNotification, NotificationsService } from '../notifications/notifications.service.js';
import { Sealer } from '../platform/crypto.js';
import { UnsubscribeLinks } from '../progress/unsubscribe-links.js';
import { MailService } from './mail.service.js';

const HOME = { category: 'abuse', severity: 5, isHome: true, ruleId: 'a-rule', packVersion: 'a-version' } as const;
const NEW_PASSWORD = 'Newer-kites-over-8-hills!';

describe('mail', () => {
  let server: MailServerDouble;
  let starling: TestStarling;
  beforeAll(async () => {
    server = await startMailServer();
    starling = await startStarling({
      SMTP_URL: server.url,
      MAIL_FROM: 'Starling <hello@starling.example>',
      PUBLIC_URL: 'https://starling.example',
      SAFEGUARDING_CONTACT: 'nurse@starling.test',
    });
  });
  afterAll(async () => {
    await starling.stop();
    await server.stop();
  });

  const rest = () => api(starling.url);
  const linkIn = (text: string | undefined, path: string) => {
    const link = new RegExp(`https://starling\\.example${path}#token=([\\w-]+)`).exec(text ?? '');
    return link?.[1] ?? '';
  };
  const forgot = (email: unknown) => rest().post('/auth/password/forgot', { email });
  const reset = (token: string) => rest().post('/auth/password/reset', { token, password: NEW_PASSWORD });
  const mailsTo = ({ email }: Account) => server.mails.filter((mail) => JSON.stringify(mail.to).includes(email));
  const jobs = async () => {
    const [row] = await starling.sql<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM graphile_worker.jobs WHERE task_identifier IN ('send-mail', 'mail-reset-link')`,
    );
    return row!.waiting;
  };
  /** Registers a parent, and takes the mail that asks for a proof of the address. */
  const register = async () => {
    const parent = await registerParent(starling);
    return { parent, verification: await server.nextTo(parent.email) };
  };

  it('proves an address once, with a link that works at no other address', async () => {
    const { parent, verification } = await register();
    expect(verification).toMatchObject({
      subject: 'Confirm your address at Starling',
      from: { text: '"Starling" <hello@starling.example>' },
    });
    const token = linkIn(verification.text, '/verify-email');
    const verify = (given: string) => rest().post('/auth/email/verify', { token: given });
    expect(await verify('nobody-made-this')).toMatchObject({
      status: 410,
      body: { error: 'verification_link_invalid' },
    });
    expect(await verify(token)).toMatchObject({ status: 200, body: { status: 'address_confirmed' } });
    expect((await verify(token)).status).toBe(410);
    const ask = () => rest().post('/users/me/email-verification', undefined, parent.accessToken);
    expect(await ask()).toMatchObject({ status: 409, body: { error: 'address_proved' } });

    const { parent: mover, verification: early } = await register();
    await starling.sql('UPDATE users SET email = $2 WHERE id = $1', [mover.user.id, `new-${mover.email}`]);
    expect((await verify(linkIn(early.text, '/verify-email'))).status).toBe(410);
  });

  it('sends a link for a new password, and answers alike for unknown addresses', async () => {
    const { parent } = await register();
    const answers = [await forgot(parent.email.toUpperCase()), await forgot('nobody@starling.test')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, ''],
      [202, ''],
    ]);
    const mail = await server.nextTo(parent.email);
    expect(mail.subject).toBe('Set a new password for Starling');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.messageId).toMatch(/^<[\w-]{36}@starling\.example>$/);
    expect(Math.abs(Date.now() - mail.date!.getTime())).toBeLessThan(120_000);
    expect(linkIn(mail.html || '', '/reset-password')).toBe(linkIn(mail.text, '/reset-password'));
    const token = linkIn(mail.text, '/reset-password');
    expect((await reset(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(410);
    expect((await rest().get('/users/me', parent.accessToken)).body.error).toBe('logged_out');
    const login = (password: string) => rest().post('/auth/login', { username: parent.email, password });
    expect([(await login(TEST_PASSWORD)).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 200]);
    expect((await server.nextTo(parent.email)).subject).toBe('Password reset');
    await until(async () => (await jobs()) === 0);
    expect(server.mails.some((one) => JSON.stringify(one.to).includes('nobody@'))).toBe(false);
  });

  it('writes in the language of the account, or else in the one that was asked for', async () => {
    const { parent } = await register();
    const forgotIn = (language: string) =>
      rest().send('POST', '/auth/password/forgot', {
        headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
        body: JSON.stringify({ email: parent.email }),
      });
    expect((await forgotIn('es')).status).toBe(202);
    const asked = await server.nextTo(parent.email);
    expect(asked.subject).toBe('Elige una nueva contraseña para Starling');
    expect(asked.text).toMatch(/Elegir una nueva contraseña:\nhttps:[\s\S]*sirve una sola vez/);
    expect(asked.html).toMatch(/<html lang="es">[\s\S]*O abre esta dirección/);
    await rest().patch('/users/me', { settings: { language: 'de' } }, parent.accessToken);
    expect((await forgotIn('es')).status).toBe(202);
    expect((await server.nextTo(parent.email)).subject).toBe('Neues Passwort für Starling festlegen');
  });

  it.each([[undefined], [''], ['no address'], [7], ['a@b.example\r\nBcc: c@d.example']])(
    'answers 422 to the address %j',
    async (email) => {
      const { status, body } = await forgot(email);
      expect([status, body.error]).toEqual([422, 'validation_failed']);
    },
  );

  it('keeps addresses and links out of the queue', async () => {
    const { parent } = await register();
    server.busy = 1;
    await starling.app.get(MailService).queue({
      to: { userId: parent.user.id },
      purpose: 'security',
      letter: { subject: 'A secret', paragraphs: ['secret-link'] },
    });
    await until(async () => (await jobs()) === 1 && server.busy === 0);
    const rows = await starling.sql('SELECT payload FROM graphile_worker._private_jobs');
    expect(JSON.stringify(rows)).not.toMatch(/secret|starling\.test/);
    await starling.sql(`UPDATE graphile_worker._private_jobs SET run_at = now(), attempts = 0, locked_at = NULL`);
    expect((await server.nextTo(parent.email)).subject).toBe('A secret');
  });

  it('writes to an address that refused only what protects the account', async () => {
    const { parent } = await register();
    await starling.sql('UPDATE users SET email_verified = true WHERE id = $1', [parent.user.id]);
    const send = (purpose: 'security' | 'family', subject: string) =>
      starling.app
        .get(MailService)
        .queue({ to: { userId: parent.user.id }, purpose, letter: { subject, paragraphs: ['Hello'] } });
    server.refused.add(parent.email);
    await send('family', 'Refused');
    await until(async () => (await starling.sql('SELECT 1 FROM bounced_addresses')).length === 1);
    server.refused.delete(parent.email);
    await send('family', 'Not sent');
    await send('security', 'Sent');
    expect((await server.nextTo(parent.email)).subject).toBe('Sent');
    await until(async () => (await jobs()) === 0);
    expect(mailsTo(parent).map(({ subject }) => subject)).toEqual(['Confirm your address at Starling', 'Sent']);
  });

  it('holds notifications in the quiet hours of the account, except for what is urgent or protects the account', async () => {
    const { parent } = await register();
    await starling.sql('UPDATE users SET email_verified = true WHERE id = $1', [parent.user.id]);
    const wall = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
    const quiet = { starts: wall(-1), ends: wall(1) };
    const settings = { notifications: { email: true }, family: { quiet } };
    await rest().patch('/users/me', { settings }, parent.accessToken);
    const notify = (title: string, more: Partial<NewNotification> = {}) =>
      starling.app
        .get(NotificationsService)
        .notify(parent.user.id, { kind: 'system', title, message: 'Hello', ...more });
    await notify('Can wait');
    await notify('Taken back');
    await starling.sql(`DELETE FROM notifications WHERE title = 'Taken back'`);
    await notify('A danger', { mail: 'family', isUrgent: true });
    await notify('Your account', { mail: 'security' });
    const subjects = () => mailsTo(parent).map(({ subject }) => subject);
    await until(async () => subjects().length === 3 && (await jobs()) === 2);
    expect(subjects().slice(1).sort()).toEqual(['A danger', 'Your account']);
    const [held] = await starling.sql<{ run_at: Date }>('SELECT run_at FROM graphile_worker._private_jobs');
    expect(held!.run_at.toISOString().slice(11, 16)).toBe(quiet.ends);
    await starling.sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await until(async () => subjects().includes('Can wait') && (await jobs()) === 0);
    expect(subjects()).not.toContain('Taken back');
  });

  it('tells of a request without the words of the child', async () => {
    const { parent } = await register();
    await starling.sql('UPDATE users SET email_verified = true WHERE id = $1', [parent.user.id]);
    await rest().patch('/users/me', { settings: { notifications: { email: true } } }, parent.accessToken);
    const { child } = await buildFamily(starling, parent);
    const device = await handOverDevice(starling, parent, child);
    await rest().post('/requests', { kind: 'other', message: 'May I see the zebras?' }, device.accessToken);
    const told = await until(() => mailsTo(parent).find(({ subject }) => subject?.includes('asks you something')));
    expect(told.text).toContain('You can answer under Parental Controls.');
    expect(JSON.stringify(mailsTo(parent))).not.toContain('zebras');
  });

  it('tells the safeguarding contact of a sealed case, but not one of the household', async () => {
    const openCase = (barred: readonly string[]) =>
      starling.app
        .get(DataSource)
        .transaction((manager) =>
          starling.app.get(SealedCases).open({ verdict: HOME, subjectId: null, barred, excerpt: null }, manager),
        );
    await openCase([]);
    const mail = await server.nextTo('nurse@starling.test');
    expect(mail.text).toMatch(/Case .* waits: a child may be at risk at home/);
    expect(mail.text).toContain('https://starling.example/moderation/reports?search=');

    const { parent } = await register();
    await starling.sql(`UPDATE users SET email = 'nurse@starling.test' WHERE id = $1`, [parent.user.id]);
    await openCase([parent.user.id]);
    await until(async () => (await jobs()) === 0);
    expect(server.mails.filter(({ to }) => JSON.stringify(to).includes('nurse@'))).toHaveLength(1);
  });

  it('ends summaries by one click, and takes no other sealed text for a link', async () => {
    const { parent } = await register();
    const settings = { family: { digest_mail: true } };
    await rest().patch('/users/me', { settings }, parent.accessToken);
    const click = (token: string) =>
      rest().send('POST', `/digest-mails/unsubscribe?token=${token}`, {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    const sealer = starling.app.get(Sealer);
    for (const wrong of ['', 'x', sealer.seal('ada@starling.test'), sealer.seal('{"state":"x"}')]) {
      expect((await click(wrong)).status).toBe(410);
    }
    const { postUrl } = starling.app.get(UnsubscribeLinks).linksOf(parent.user.id);
    expect((await click(new URL(postUrl).searchParams.get('token')!)).status).toBe(204);
    const { body } = await rest().get('/users/me', parent.accessToken);
    expect(body.settings.family.digest_mail).toBe(false);
  });

  it('forgets mails that no server has taken', async () => {
    const { parent } = await register();
    server.busy = 1;
    const letter = { subject: 'Late', paragraphs: ['Hello'] };
    await starling.app.get(MailService).queue({ to: { userId: parent.user.id }, purpose: 'security', letter });
    await until(async () => (await jobs()) === 1 && server.busy === 0);
    await until(async () => {
      await starling.sql('UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE locked_at IS NULL');
      await starling.app.get(MailService).forgetOld();
      return (await jobs()) === 0;
    });
    expect(mailsTo(parent).map(({ subject }) => subject)).not.toContain('Late');
  });

  it('invites the address of an invitation, without the words of the household', async () => {
    const { parent } = await register();
    const { householdId } = await buildFamily(starling, parent);
    const invitation = { role: 'guardian', email: 'aunt@starling.test' };
    const { body } = await rest().post(`/households/${householdId}/invitations`, invitation, parent.accessToken);
    const mail = await server.nextTo('aunt@starling.test');
    expect(mail.subject).toBe('You are invited to a family at Starling');
    expect(mail.text).toContain(body.url);
  });
});

describe('without a mail server', () => {
  it('asking for a link is answered alike, and asking for a proof says why not', async () => {
    const starling = await startStarling();
    const parent = await registerParent(starling);
    expect((await api(starling.url).post('/auth/password/forgot', { email: parent.email })).status).toBe(202);
    const ask = await api(starling.url).post('/users/me/email-verification', undefined, parent.accessToken);
    expect(ask).toMatchObject({ status: 409, body: { error: 'mail_off' } });
    expect((await api(starling.url).get('/auth/options')).body.mail).toBe(false);
    await starling.stop();
  });
});
