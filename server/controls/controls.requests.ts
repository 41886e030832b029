import type { z } from 'zod';
import type { controlsPatch } from './controls.dto.js';
import type { ControlsPatch } from './controls.service.js';
import type { UpdateChildControlsInput } from './controls.types.js';

/** The named parts of a checked body. */
export function patchOf({ version: _version, ...parts }: z.output<typeof controlsPatch>): ControlsPatch {
  const named = Object.entries(parts).filter(([, part]) => part !== undefined);
  return Object.fromEntries(named) as ControlsPatch;
}

/** A GraphQL input as the body of the REST call, so that one schema checks both. Only breaks and goals can be null. */
export function bodyOf(input: UpdateChildControlsInput): Record<string, unknown> {
  const { version, windows, budgets, exempt, breakEvery, breakMinutes, topics, words, areas, learnFirst } = input;
  const { ownWords, ...otherAreas } = areas ?? {};
  return {
    version,
    ...withoutNulls({
      windows: windows?.map((window) => withoutNulls({ ...window })),
      budgets: budgets && { ...budgets },
      exempt,
      break_minutes: breakMinutes,
      topics: topics && Object.fromEntries(topics.map(({ topic, rule }) => [topic, rule])),
      words: words?.map((word) => ({ ...word })),
      areas: areas && withoutNulls({ ...otherAreas, own_words: ownWords }),
    }),
    ...(breakEvery === undefined ? {} : { break_every: breakEvery }),
    ...(learnFirst === undefined ? {} : { learn_first: learnFirst && { ...learnFirst } }),
  };
}

function withoutNulls(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
