import { z } from 'zod';

const name = z.string().trim().min(3).max(80);
const number = z.string().trim().min(2).max(60);
const language = z.string().regex(/^[a-z]{2}$/, 'Must be two small letters');

const line = z.strictObject({
  name,
  call: number.nullable(),
  text: number.nullable(),
  url: z.url({ protocol: /^https$/, error: 'Must be an https address' }).nullable(),
  ages: z.string().trim().min(2).max(80).nullable(),
  hours: z.string().trim().min(3).max(60),
  languages: z.array(language).min(1),
  source: z.url({ protocol: /^https$/, error: 'Must be an https address' }),
  checked_on: z.iso.date('Must be a date such as "2026-11-25", or null').nullable(),
});

/** A file of `content/helplines`: the emergency number, and the lines for children and adults. */
export const helpLinesFile = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'Must be two capital letters'),
  emergency: line.extend({ call: number }),
  lines: z
    .array(line.refine(({ call, text, url }) => call ?? text ?? url, 'Needs a number or an address'))
    .min(1)
    .max(5),
});

export type HelpLinesFile = z.output<typeof helpLinesFile>;
