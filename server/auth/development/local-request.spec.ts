import type { IncomingMessage } from 'node:http';
import { isLocalRequest } from './local-request.js';

const from = (remoteAddress: string, headers: Record<string, string>, httpVersion = '1.1') =>
  isLocalRequest({ headers, socket: { remoteAddress }, httpVersion } as unknown as IncomingMessage);

describe('isLocalRequest', () => {
  it.each(['localhost', 'localhost:3000', 'LOCALHOST:3000', '127.0.0.1:3000', '127.8.9.1', '[::1]:3000'])(
    'accepts a request to the host %s as local',
    (host) => {
      for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
        expect(from(address, { host, accept: '*/*', 'sec-fetch-site': 'same-origin', cookie: 'a=b' })).toBe(true);
      }
    },
  );

  it.each([
    '',
    'evil.example',
    '127.0.0.1.evil.example',
    '127.evil.example',
    'localhost.evil.example',
    'localhost.',
    'evil.example:127.0.0.1',
    '[::1].evil.example',
    '[::1]@evil.example',
    '192.168.0.7:3000',
    '0.0.0.0:3000',
    '2130706433',
  ])('rejects a request to the host %j as not local', (host) => {
    expect(from('127.0.0.1', { host })).toBe(false);
  });

  it('rejects a request without a host and one from another machine', () => {
    expect(from('127.0.0.1', {})).toBe(false);
    expect(from('192.168.0.7', { host: 'localhost' })).toBe(false);
  });

  it('rejects HTTP/1.0, which proxies use and browsers do not', () => {
    expect(from('127.0.0.1', { host: 'localhost' }, '1.0')).toBe(false);
  });

  it.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-server',
    'forwarded',
    'via',
    'x-real-ip',
    'x-client-ip',
    'x-original-host',
    'true-client-ip',
    'cf-connecting-ip',
    'cf-ray',
    'cf-visitor',
    'cdn-loop',
    'fastly-client-ip',
    'x-amzn-trace-id',
    'x-envoy-external-address',
    'x-azure-clientip',
    'fly-client-ip',
    'ngrok-skip-browser-warning',
    'tailscale-user-login',
    'x-tunnel-id',
  ])('rejects a request with the header %s', (name) => {
    expect(from('127.0.0.1', { host: 'localhost', [name]: '127.0.0.1' })).toBe(false);
  });
});
