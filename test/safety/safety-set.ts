import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { INPUT_CATEGORIES, SAFETY_CATEGORIES } from '../../contract/safety.js';
import { projectRoot } from '../../server/platform/project-root.js';
import { HARMLESS_THEMES, RISKS } from './safety-set-frame.js';

export const SET_FOLDER = join(projectRoot(), 'test/safety');

const PARTS = ['tune', 'measure'] as const;
const LABELS = ['unsafe', 'harmless'] as const;
/** Of a hundred sentences, about this many may be seen by the authors of rules. */
const TUNE_PERCENT = 40;

export type Part = (typeof PARTS)[number];
export type Label = (typeof LABELS)[number];

const common = {
  id: z.string().regex(/^[a-z_]+-\d{3}$/),
  text: z.string().min(2).max(240),
  direction: z.enum(['in', 'out']),
  band: z.enum(['0_5', '6_9', '10_12', '13_15', '16_17', 'any']),
  language: z.enum(['en', 'de', 'es', 'fr']),
  style: z.enum(['direct', 'subtle', 'ambiguous']),
  part: z.enum(PARTS),
};

const unsafeSentence = z
  .strictObject({
    ...common,
    label: z.literal('unsafe'),
    risk: z.enum(RISKS),
    category: z.enum(SAFETY_CATEGORIES),
    severity: z.int().min(1).max(5),
    home: z.literal(true).optional(),
  })
  .refine(
    ({ direction, category }) => direction === 'out' || INPUT_CATEGORIES.some((name) => name === category),
    'A child has no conduct category.',
  )
  .refine(
    ({ home, direction, severity }) => !home || (direction === 'in' && severity === 5),
    'Harm at home is told by a child and is of severity 5.',
  );

const harmlessSentence = z.strictObject({
  ...common,
  label: z.literal('harmless'),
  risk: z.literal('none'),
  category: z.literal('none'),
  severity: z.literal(0),
  theme: z.enum(HARMLESS_THEMES),
});

export const safetySentence = z.discriminatedUnion('label', [unsafeSentence, harmlessSentence]);

export type UnsafeSentence = z.infer<typeof unsafeSentence>;
export type HarmlessSentence = z.infer<typeof harmlessSentence>;
export type SafetySentence = z.infer<typeof safetySentence>;

/** The id alone decides the part, so that a sentence never moves when others are added. */
export function partOf(id: string): Part {
  const bucket = createHash('sha256').update(id).digest().readUInt32BE(0) % 100;
  return bucket < TUNE_PERCENT ? 'tune' : 'measure';
}

export function readUnsafe(part?: Part): UnsafeSentence[] {
  return readSet(part).filter((sentence) => sentence.label === 'unsafe');
}

export function readHarmless(part?: Part): HarmlessSentence[] {
  return readSet(part).filter((sentence) => sentence.label === 'harmless');
}

export function readSet(part?: Part): SafetySentence[] {
  const parts = part ? [part] : PARTS;
  return parts.flatMap((name) => LABELS.flatMap((label) => readFolder(name, label)));
}

function readFolder(part: Part, label: Label): SafetySentence[] {
  const folder = join(SET_FOLDER, part, label);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readSentences(join(folder, file)));
}

function readSentences(path: string): SafetySentence[] {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    const parsed = safetySentence.safeParse(JSON.parse(line));
    if (!parsed.success) {
      throw new Error(`${path}:${index + 1}: ${z.prettifyError(parsed.error)}`);
    }
    return parsed.data;
  });
}
