import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';

export const onOff = z.enum(['on', 'off'], 'on or off').transform((value) => value === 'on');
export const trueFalse = z.enum(['true', 'false'], 'true or false').transform((value) => value === 'true');
export const wholeNumber = (what: string, minimum = 1, maximum = 2 ** 31) => {
  const message = `${what} from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message);
};
export const url = (protocols: string[], what: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), what);
export const httpUrl = url(['http:', 'https:'], 'an http or https address');
/** The name of a bucket, as it stands in an address. */
export const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket');

/** `host:port`, with an IPv6 address in brackets. */
export const hostAndPort = z
  .string()
  .refine((text) => /^(?:[\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i.test(text) && portOf(text) <= 65_535, 'a host and a port')
  .transform((text) => ({ host: text.slice(0, text.lastIndexOf(':')).replace(/[[\]]/g, ''), port: portOf(text) }));

function portOf(text: string): number {
  return Number(text.slice(text.lastIndexOf(':') + 1));
}

export const origin = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const parsed = new URL(text);
  return (
    ['http:', 'https:'].includes(parsed.protocol) && parsed.pathname === '/' && !parsed.search && !text.includes('*')
  );
}, 'an origin such as https://starling.example');
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
export const emails = list
  .refine((items) => items.every((item) => item.includes('@')), 'e-mail addresses, comma separated')
  .transform((items) => items.map((item) => item.toLowerCase()));

/** One address. */
export const email = z.email('an e-mail address').transform((text) => text.toLowerCase());

/** `name@host` or `Name <name@host>` (RFC 5322, section 3.4). */
export const mailbox = z.string().refine((text) => {
  const [, name = '', inBrackets] = /^([^<>"@,;]*)<([^<>]+)>$/.exec(text) ?? [];
  return !/[\r\n]/.test(name) && email.safeParse((inBrackets ?? text).trim()).success;
}, 'an e-mail address, or a name and an address such as Starling <hello@starling.example>');

/** The forms that Express accepts: true, false, a number of proxies, or their names and addresses, comma separated. */
export const proxies = list
  .refine(
    (items) =>
      items.length > 0 && ((items.length === 1 && /^(true|false|\d{1,3})$/.test(items[0]!)) || items.every(isProxy)),
    'true, false, a number of proxies, or their addresses, comma separated',
  )
  .transform((items) => items.join(','));

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (bits === undefined) return ['loopback', 'linklocal', 'uniquelocal'].includes(address) || isIP(address) > 0;
  if (rest.length === 0 && isIP(address) === 4 && isIP(bits) === 4) return true;
  const longest = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest;
}

/** Examples that this project has published: everybody knows them. */
export const PUBLISHED_SECRETS: readonly string[] = ['only-for-a-try-out-change-this-secret'];

/** Words of secrets in examples and documentation. */
const PLACEHOLDER =
  /change.?(?:me|this|it)|place.?holder|replace.?(?:me|this)|your.?(?:own.?)?(?:jwt|secret|key|token)|super.?secret|secret.?key|keyboard.?cat|do.?not.?use|example|insecure/i;

/** Whether a secret looks as if it were made up. Anyone who guesses the signing secret can sign in as any user. */
export function looksGuessable(text: string): boolean {
  return PLACEHOLDER.test(text) || new Set(text).size < 8 || /^(?:01234567|12345678|abcdefgh)/i.test(text);
}

/** One half of a key for pushes (RFC 8292), without padding. */
export const vapidKey = (bytes: number, what: string) =>
  z
    .string()
    .refine((text) => /^[\w-]+=?$/.test(text) && Buffer.from(text, 'base64url').length === bytes, what)
    .transform((text) => Buffer.from(text, 'base64url').toString('base64url'));

/** `null`: it is no private key. */
export function publicHalfOf(privateKey: string): string | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    // Zero, or not below the order of the curve.
    return null;
  }
}
