import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * The address that a call comes from, as limits count it. Forwarding headers count only from proxies that `TRUST_PROXY`
 * names. A household holds a whole /64 of IPv6, so that is one address.
 */
export function clientAddress(request: Pick<Request, 'ip'>): string {
  const address = (request.ip ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*/s, '');
  return isIPv6(address) ? networkOf(address) : address;
}

/**
 * The network that an address of `clientAddress` belongs to: of IPv6 the /48 that a provider hands out as a whole, of IPv4
 * the address itself.
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
