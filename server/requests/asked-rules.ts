import { type Controls, SENSITIVE_TOPICS } from '../../contract/controls.js';
import { TAG_COLORS } from '../../contract/conversations.js';
import { ruleTopics } from '../controls/decide.js';
import { topicsOf } from '../topics/topics-of.js';
import type { NewRequest } from './request.js';

const TOPICS: ReadonlySet<string> = new Set([...Object.keys(TAG_COLORS), ...SENSITIVE_TOPICS]);

/** Between the names of topics and words in the subject of a request that holds a message. */
export const SUBJECT_SEPARATOR = ', ';

/**
 * The topics and the ruled words that a request is about: those that its subject names, or else those that the words of the
 * child are about and that a rule keeps closed. Pure.
 */
export function askedRules(
  { subject, message }: Pick<NewRequest, 'subject' | 'message'>,
  controls: Pick<Controls, 'topics' | 'words'>,
): { topics: string[]; words: string[] } {
  const given = (subject ?? '').toLowerCase().split(SUBJECT_SEPARATOR);
  const text = `${subject ?? ''} ${message ?? ''}`;
  const isNamed = given.some(
    (name) => TOPICS.has(name) || controls.words.some(({ word }) => word.toLowerCase() === name),
  );
  const found = ruleTopics(controls, { topics: topicsOf(text), text })?.names ?? [];
  const names = isNamed ? given : found.map((name) => name.toLowerCase());
  return {
    topics: names.filter((name) => TOPICS.has(name)),
    words: controls.words.map(({ word }) => word).filter((word) => names.includes(word.toLowerCase())),
  };
}
