import { BlockList, isIP } from 'node:net';

/** IPv4 addresses that are not on the public internet (RFC 6890 and later). */
const SPECIAL_IPV4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Of the public IPv6 addresses, 2000::/3, those with another use: tunnels to IPv4, benchmarks, documentation. */
const SPECIAL_IPV6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, bits] of SPECIAL_IPV4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of SPECIAL_IPV6) special.addSubnet(network, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet. Neither this machine nor its networks do. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Names that only this machine or a local network knows (RFC 6761, 6762 and 8375, and the `internal` of ICANN). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)\.?$/;

/** Whether a host name may be public. What it resolves to is another question. */
export function isPublicName(name: string): boolean {
  return name.includes('.') && !LOCAL_NAME.test(name);
}
