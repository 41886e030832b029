import { isIPv4 } from 'node:net';

/** 127.0.0.0/8 or ::1, also as IPv4 in IPv6. */
export function isLoopbackAddress(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/, '') ?? '';
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/** `localhost`, 127.0.0.0/8 or ::1, with or without brackets. */
export function isLoopbackName(name: string): boolean {
  return name.toLowerCase() === 'localhost' || isLoopbackAddress(name.replace(/^\[(.*)\]$/, '$1'));
}
