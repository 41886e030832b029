import type { Area, Controls, TopicRule } from '../../contract/controls.js';

export const PASS_KINDS = ['area', 'topic', 'word'] as const;
export type PassKind = (typeof PASS_KINDS)[number];

/** Something that a guardian has opened for one day. */
export interface Pass {
  readonly kind: PassKind;
  /** The name of an area or a topic, or a ruled word. */
  readonly name: string;
}

/** The rules of a day on which these passes hold. */
export function withPasses(controls: Controls, passes: readonly Pass[]): Controls {
  if (passes.length === 0) return controls;
  const named = (wanted: PassKind) => passes.filter(({ kind }) => kind === wanted).map(({ name }) => name);
  const words = new Set(named('word'));
  const areas = Object.fromEntries(named('area').map((area) => [area, true])) as Partial<Record<Area, boolean>>;
  const topics = Object.fromEntries(named('topic').map((topic): [string, TopicRule] => [topic, 'allow']));
  return {
    ...controls,
    areas: { ...controls.areas, ...areas },
    topics: { ...controls.topics, ...topics },
    words: controls.words.filter(({ word }) => !words.has(word)),
  };
}
