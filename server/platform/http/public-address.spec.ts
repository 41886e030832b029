import { isPublicAddress, isPublicName } from './public-address.js';

it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:2800:220:1::1', '2a00:1450::1'])(
  '%s is on the public internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.168.1.1', '198.18.0.1', '192.0.2.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:8.8.8.8', '::ffff:127.0.0.1', '64:ff9b::7f00:1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
  ...['2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '', 'push.example', '127.1'],
])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));

it('knows names that only a local network has', () => {
  for (const name of [
    'localhost',
    'printer',
    'printer.local',
    'a.localhost',
    'db.internal',
    'nas.home.arpa',
    'x.local.',
  ]) {
    expect(isPublicName(name)).toBe(false);
  }
  expect(isPublicName('fcm.googleapis.com')).toBe(true);
});
