import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * The address of a caller, as rate limits count it. Forwarding headers count only from the proxies in `TRUST_PROXY`. A
 * household has a whole IPv6 /64, so a /64 counts as one address.
 */
export function clientAddress(request: Pick<Request, 'ip'>): string {
  const address = (request.ip ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*/s, '');
  return isIPv6(address) ? networkOf(address) : address;
}

/**
 * The network of an address from `clientAddress`: for IPv6 the /48 that a provider assigns as a whole, for IPv4 the address
 * itself.
 */
export function clientNetwork(address: string): string {
  const subnet = /^(.+)::\/64$/.exec(address)?.[1];
  return subnet === undefined ? address : `${subnet.split(':').slice(0, 3).join(':')}::/48`;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean);
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
