import { PasskeyDevice } from '../../../test/doubles/passkey-device.js';
import { type Account, registerParent, signInAgain } from '../../../test/support/accounts.js';
import { api } from '../../../test/support/api.js';
import { turnOnSecondStep } from '../../../test/support/authenticator-app.js';
import { graphql } from '../../../test/support/graphql-client.js';
import { useStarling } from '../../../test/support/use-starling.js';

describe('passkeys', () => {
  const starling = useStarling();
  const device = () => new PasskeyDevice(`http://localhost:${new URL(starling.url).port}`);
  const post = (path: string, body?: unknown, token?: string) => api(starling.url).post(path, body, token);
  const add = async ({ accessToken }: Account, phone = device(), name = 'Phone') => {
    const { body } = await post('/users/me/passkeys/options', undefined, accessToken);
    const response = phone.create(body.options);
    return { phone, response, answer: await post('/users/me/passkeys', { name, response }, accessToken) };
  };
  const begin = async () => (await post('/auth/passkeys/options')).body.options;
  const finish = (response: unknown) => post('/auth/passkeys/sign-in', { response });
  const titles = async (token: string) =>
    (await api(starling.url).get('/notifications', token)).body.map(({ title }: { title: string }) => title);

  it('are added, listed, renamed and removed by their owner, who is notified', async () => {
    const parent = await registerParent(starling);
    const other = await signInAgain(starling, parent);
    const { answer } = await add(parent);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ name: 'Phone', created_at: expect.any(String), last_used_at: null });
    const path = `/users/me/passkeys/${answer.body.id}`;
    const renamed = await api(starling.url).patch(path, { name: ' Old phone ' }, parent.accessToken);
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Old phone']);
    const blank = await api(starling.url).patch(path, { name: ' ' }, parent.accessToken);
    expect([blank.status, Object.keys(blank.body.detail.fields)]).toEqual([422, ['name']]);
    expect((await api(starling.url).get('/users/me/passkeys', parent.accessToken)).body).toEqual([renamed.body]);

    expect((await api(starling.url).delete(path, parent.accessToken)).status).toBe(204);
    expect((await api(starling.url).get('/users/me', other.accessToken)).body.error).toBe('logged_out');
    expect(await titles(parent.accessToken)).toEqual(
      expect.arrayContaining(['A passkey was added', 'A passkey was removed']),
    );
    expect((await api(starling.url).delete(path, parent.accessToken)).body.error).toBe('passkey_not_found');
  });

  it('sign in without a password, and without a code where a second step is on', async () => {
    const parent = await registerParent(starling);
    const { phone, answer } = await add(parent);
    await turnOnSecondStep(starling, parent);
    const { status, body } = await finish(phone.get(await begin()));
    expect([status, body.auth_type, body.data.user.id]).toEqual([200, 'approved', parent.user.id]);
    const [listed] = (await api(starling.url).get('/users/me/passkeys', body.data.access_token)).body;
    expect(listed).toMatchObject({ id: answer.body.id, last_used_at: expect.any(String) });
  });

  it('refuse a challenge that was used, that is too old, or that was made for another purpose', async () => {
    const parent = await registerParent(starling);
    const { phone, response } = await add(parent);
    const refused = async (credential: unknown) => {
      const { status, body } = await finish(credential);
      expect([status, body.error]).toEqual([401, 'passkey_refused']);
    };
    const used = phone.get(await begin());
    expect((await finish(used)).status).toBe(200);
    await refused(used);
    const late = await begin();
    await starling.sql(
      `UPDATE passkey_challenges SET expires_at = now() WHERE challenge_hash = encode(sha256($1::bytea), 'hex')`,
      [late.challenge],
    );
    await refused(phone.get(late));
    const { body: fresh } = await post('/users/me/fresh-sign-in/options', undefined, parent.accessToken);
    await refused(phone.get(fresh.options));
    await refused(phone.get({ challenge: 'bmV2ZXItbWFkZQ' }));
    const again = await post('/users/me/passkeys', { name: 'Again', response }, parent.accessToken);
    expect(again.body.error).toBe('passkey_refused');
  });

  it('refuse another origin, another key, a counter that goes back and a removed passkey', async () => {
    const parent = await registerParent(starling);
    const { phone, answer } = await add(parent);
    const foreign = new PasskeyDevice('https://phishing.example', 'localhost');
    expect((await add(parent, foreign)).answer.body.error).toBe('passkey_refused');
    const { id } = phone.get(await begin());
    const other = { ...device().get(await begin()), id, rawId: id };
    expect((await finish(other)).body.error).toBe('passkey_refused');
    expect((await finish(device().get(await begin()))).body.error).toBe('passkey_refused');
    const long = { ...device().get(await begin()), id: 'a'.repeat(1_365) };
    expect((await finish(long)).body.error).toBe('validation_failed');

    await starling.sql('UPDATE passkeys SET counter = 1000 WHERE id = $1', [answer.body.id]);
    expect((await finish(phone.get(await begin()))).body.error).toBe('passkey_refused');
    await starling.sql('UPDATE passkeys SET counter = 0 WHERE id = $1', [answer.body.id]);
    await api(starling.url).delete(`/users/me/passkeys/${answer.body.id}`, parent.accessToken);
    expect((await finish(phone.get(await begin()))).body.error).toBe('passkey_refused');
  });

  it('need a sign-in within five minutes to be added, which a passkey makes fresh again', async () => {
    const [parent, stranger] = [await registerParent(starling), await registerParent(starling)];
    const [{ phone }, { phone: strange }] = [await add(parent), await add(stranger)];
    const age = `UPDATE sessions SET authenticated_at = now() - interval '6 minutes' WHERE user_id = $1`;
    await starling.sql(age, [parent.user.id]);
    const token = (await signInAgain(starling, parent)).accessToken;
    await starling.sql(age, [parent.user.id]);
    const options = async () => (await post('/users/me/fresh-sign-in/options', undefined, token)).body.options;
    const prove = async (by: PasskeyDevice) =>
      post('/users/me/fresh-sign-in', { response: by.get(await options()) }, token);
    const refused = await post('/users/me/passkeys/options', undefined, token);
    expect([refused.status, refused.body.error]).toEqual([403, 'reauthentication_required']);
    expect((await prove(strange)).body.error).toBe('passkey_refused');
    expect((await prove(phone)).status).toBe(204);
    expect((await post('/users/me/passkeys/options', undefined, token)).status).toBe(200);
  });

  it('stay while they are the only way into the account', async () => {
    const parent = await registerParent(starling);
    const { answer: first } = await add(parent);
    const { answer: second } = await add(parent, device(), 'Key');
    await starling.sql('UPDATE users SET password_hash = NULL WHERE id = $1', [parent.user.id]);
    const remove = (id: string) => api(starling.url).delete(`/users/me/passkeys/${id}`, parent.accessToken);
    expect((await remove(first.body.id)).status).toBe(204);
    const refused = await remove(second.body.id);
    expect([refused.status, refused.body.error]).toEqual([409, 'last_way_in']);
    expect((await api(starling.url).get('/users/me/passkeys', parent.accessToken)).body).toHaveLength(1);
  });

  it('belong to one account, which has up to 20', async () => {
    const [parent, other] = [await registerParent(starling), await registerParent(starling)];
    const { answer } = await add(parent);
    const path = `/users/me/passkeys/${answer.body.id}`;
    expect((await api(starling.url).patch(path, { name: 'Mine' }, other.accessToken)).status).toBe(404);
    expect((await api(starling.url).delete(path, other.accessToken)).status).toBe(404);
    await starling.sql(
      `INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter)
       SELECT gen_random_uuid(), $1, 'Key', gen_random_uuid()::text, '', 0 FROM generate_series(1, 19)`,
      [parent.user.id],
    );
    expect((await add(parent)).answer.body.error).toBe('too_many_passkeys');
  });

  it('work over GraphQL under the same rules', async () => {
    const parent = await registerParent(starling);
    const token = parent.accessToken;
    const call = async (query: string, variables = {}) => graphql(starling, query, { token, variables });
    const { data: begun } = await call('mutation { beginPasskey }');
    const phone = device();
    const addPasskey = 'mutation ($response: JSON!) { addPasskey(name: "Phone", response: $response) { id name } }';
    const { data: added } = await call(addPasskey, { response: phone.create(begun.beginPasskey) });
    const { id } = added.addPasskey;
    const { data: fresh } = await call('mutation { beginFreshSignIn }');
    const prove = 'mutation ($response: JSON) { proveFreshSignIn(response: $response) }';
    const { data: proved } = await call(prove, { response: phone.get(fresh.beginFreshSignIn) });
    expect(proved.proveFreshSignIn).toBe(true);
    await call('mutation ($id: ID!) { renamePasskey(id: $id, name: "Tablet") { id } }', { id });
    expect((await call('{ passkeys { name } }')).data.passkeys).toEqual([{ name: 'Tablet' }]);
    expect((await call('mutation ($id: ID!) { removePasskey(id: $id) }', { id })).data.removePasskey).toBe(true);
    const refused = await call(addPasskey, { response: { nonsense: true } });
    expect(refused.errors[0]?.extensions.error).toBe('validation_failed');
  });
});
