import webpush from 'web-push';
import { vapidOf } from '../../test/doubles/push-service.js';
import { newVapidKeys, vapidAuthorization } from './vapid.js';

/** RFC 8292, section 2.4. */
const RFC_HEADER = [
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.',
  'i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, ',
  'k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
].join('');
const RFC_TIME = new Date(1_453_500_000_000);
const NOW = Date.UTC(2026, 10, 26);

it('is accepted by the check that accepts the example of RFC 8292 and the header of web-push', async () => {
  const { claims } = await vapidOf(RFC_HEADER, 'https://push.example.net', RFC_TIME);
  expect(claims).toMatchObject({ sub: 'mailto:push@example.com' });
  const keys = newVapidKeys();
  const subject = 'mailto:hello@starling.example';
  const own = await vapidAuthorization('https://push.example/send/1', keys, subject, NOW);
  expect(await vapidOf(own, 'https://push.example', new Date(NOW))).toEqual({
    key: keys.publicKey,
    claims: { aud: 'https://push.example', exp: NOW / 1_000 + 43_200, sub: subject },
  });
  const oracle = webpush.getVapidHeaders('https://push.example', subject, keys.publicKey, keys.privateKey, 'aes128gcm');
  expect((await vapidOf(oracle.Authorization, 'https://push.example')).key).toBe(keys.publicKey);
});

it('names the port of a push service, and no subject where there is none', async () => {
  const header = await vapidAuthorization('https://push.example:8443/send/1', newVapidKeys(), null, NOW);
  const { claims } = await vapidOf(header, 'https://push.example:8443', new Date(NOW));
  expect(claims['sub']).toBeUndefined();
});

it('always makes keys of 65 and 32 bytes', () => {
  for (let round = 0; round < 300; round += 1) {
    const { publicKey, privateKey } = newVapidKeys();
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
  }
});
