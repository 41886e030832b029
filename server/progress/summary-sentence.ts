import type { Language } from '../../contract/languages.js';
import { localeOf, textsIn } from '../platform/languages/texts.js';
import type { ProgressFacts } from './progress.service.js';

const TOPICS = 3;

type Summed = Pick<ProgressFacts, 'days' | 'minutes' | 'stories' | 'topics' | 'quiet' | 'safety'>;

/** One or two sentences about a summary. They name counts and topics, and never quote the child: screens get shared. */
export function summarySentence(facts: Summed, language: Language): string {
  const sentence = factsSentence(facts, language);
  // Something mild happened, which guardians hear of in summaries alone; the page says what it was about.
  const count = facts.safety.reduce((sum, { count: found }) => sum + found, 0);
  return count === 0 ? sentence : textsIn(language, 'notices')('summary.careful', { sentence, count });
}

function factsSentence({ days, minutes, stories, topics, quiet }: Summed, language: Language): string {
  const t = textsIn(language, 'notices');
  if (quiet) return t('summary.quiet');
  const counts = {
    questions: days.reduce((sum, day) => sum + day.questions, 0),
    stories: stories.filter((story) => story.finished).length,
    minutes: minutes.chat + minutes.story + minutes.game,
  };
  const list = new Intl.ListFormat(localeOf(language));
  const known = (['questions', 'stories', 'minutes'] as const).filter((what) => counts[what] > 0);
  const facts = list.format(known.map((what) => t(`summary.${what}`, { count: counts[what] })));
  const tagName = textsIn(language, 'tags');
  // Tags that no catalogue knows stay as they are.
  const about = topics.slice(0, TOPICS).map(({ tag }) => tagName(tag as 'math', { defaultValue: tag }));
  return about.length === 0
    ? t('summary.facts', { facts })
    : t('summary.topics', { facts, topics: list.format(about) });
}
