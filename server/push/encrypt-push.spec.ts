import { createECDH } from 'node:crypto';
import webpush from 'web-push';
import { pushBrowser } from '../../test/doubles/push-browser.js';
import { encryptPush, PUSH_TEXT_MAX_BYTES } from './encrypt-push.js';
import { newVapidKeys } from './vapid.js';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  browserPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  browserPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message: [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml',
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT',
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ].join(''),
};
const rfcBrowser = () => pushBrowser({ privateKey: RFC.browserPrivate, auth: RFC.auth });

it('encrypts the example of RFC 8291 to the same bytes', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(bytes(RFC.senderPrivate));
  const keys = { p256dh: bytes(RFC.browserPublic), auth: bytes(RFC.auth) };
  const message = encryptPush(Buffer.from(RFC.text), keys, { sender, salt: bytes(RFC.salt) });
  expect(message.toString('base64url')).toBe(RFC.message);
});

it('is read by the browser double, which also reads the example of RFC 8291 and what web-push encrypts', () => {
  expect(rfcBrowser().read(bytes(RFC.message))).toBe(RFC.text);
  const browser = pushBrowser();
  const keys = { p256dh: bytes(browser.keys.p256dh), auth: bytes(browser.keys.auth) };
  for (const text of ['', 'Ada', 'ö'.repeat(100), 'x'.repeat(PUSH_TEXT_MAX_BYTES)]) {
    expect(browser.read(encryptPush(Buffer.from(text), keys))).toBe(text);
  }
  const oracle = webpush.generateRequestDetails({ endpoint: 'https://push.example/1', keys: browser.keys }, 'Ada', {
    contentEncoding: 'aes128gcm',
    vapidDetails: { subject: 'mailto:hello@starling.example', ...newVapidKeys() },
  });
  expect(browser.read(oracle.body as Buffer)).toBe('Ada');
});

it('makes another key and salt for each message', () => {
  const { keys } = pushBrowser();
  const given = { p256dh: bytes(keys.p256dh), auth: bytes(keys.auth) };
  const [one, two] = [encryptPush(Buffer.from('Ada'), given), encryptPush(Buffer.from('Ada'), given)];
  expect(one.subarray(0, 16)).not.toEqual(two.subarray(0, 16));
  expect(one.subarray(21, 86)).not.toEqual(two.subarray(21, 86));
});

it('refuses a text that does not fit into one record, and a key that is no point', () => {
  const { p256dh, auth } = rfcBrowser().keys;
  const keys = { p256dh: bytes(p256dh), auth: bytes(auth) };
  expect(() => encryptPush(Buffer.alloc(PUSH_TEXT_MAX_BYTES + 1), keys)).toThrow('too long');
  expect(() => encryptPush(Buffer.from('Ada'), { ...keys, p256dh: Buffer.alloc(65, 4) })).toThrow();
});
