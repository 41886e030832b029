import type { UserBody } from '../../contract/users';
import { ApiError } from '../platform/api-error';
import { ada, browser, MINUTE, tokens } from './session-harness';

const mia: UserBody = { ...ada, username: 'child-1', email: null, first_name: null, role: 'device' };
const DAY = 24 * 60 * MINUTE;

async function device(answers: Record<string, unknown> = {}) {
  const tab = browser({ 'GET /users/me': mia, 'POST /auth/refresh': () => tokens('second'), ...answers });
  await tab.session.signIn(tokens('first'));
  return tab;
}

describe("the session of a child's device", () => {
  it('lasts over 29 days without use', async () => {
    const tab = await device();
    expect(tab.cookie.age()).toBe((30 * DAY) / 1000);
    tab.clock.now += 29 * DAY;
    await tab.session.restore();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed_in', user: { role: 'device' } });
  });

  it('says that the device must be paired again, whatever ended it', async () => {
    const refused = await device();
    refused.answers['GET /users/me'] = new ApiError(401, 'x');
    refused.answers['POST /auth/refresh'] = new ApiError(401, 'x');
    await refused.session.reloadUser();
    expect(refused.session.getSnapshot()).toMatchObject({ status: 'signed_out', reason: 'device_ended' });
    refused.session.end('session_expired');
    expect(refused.session.getSnapshot().reason).toBe('device_ended');

    const cleared = await device();
    cleared.storage.clear();
    cleared.session.recheck();
    expect(cleared.session.getSnapshot()).toMatchObject({ status: 'signed_out', reason: 'device_ended' });
  });

  it('leads to the sign-in page after a grown-up has ended it with the PIN', async () => {
    const tab = await device();
    tab.session.end('logout');
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed_out', reason: 'logout' });
    expect(tab.storage.length).toBe(0);
  });
});
