import type { ProgressFacts } from './progress.service.js';

const TOPICS = 3;
const list = new Intl.ListFormat('en-GB');

/** One or two sentences about a summary. They name counts and topics, and never quote the child: screens get shared. */
export function summarySentence(facts: ProgressFacts): string {
  return `${factsSentence(facts)}${careSentence(facts)}`;
}

/** Says that something mild happened, which guardians hear of in summaries alone; the page says what it was about. */
function careSentence({ safety }: ProgressFacts): string {
  const answers = safety.reduce((sum, { count: found }) => sum + found, 0);
  return answers === 0 ? '' : ` Starling was extra careful ${answers === 1 ? 'once' : `${answers} times`}.`;
}

function factsSentence({ days, minutes, stories, topics, quiet }: ProgressFacts): string {
  if (quiet) return 'A quiet time. That is fine.';
  const questions = days.reduce((sum, day) => sum + day.questions, 0);
  const finished = stories.filter((story) => story.finished).length;
  const used = minutes.chat + minutes.story + minutes.game;
  const parts = [
    count(questions, 'question', 'questions'),
    count(finished, 'story read to the end', 'stories read to the end'),
    count(used, 'minute in all', 'minutes in all'),
  ].filter((part) => part !== null);
  const about = topics.slice(0, TOPICS).map(({ tag }) => tag);
  return `${list.format(parts)}.${about.length > 0 ? ` Topics: ${list.format(about)}.` : ''}`;
}

function count(number: number, one: string, many: string): string | null {
  if (number === 0) return null;
  return `${number} ${number === 1 ? one : many}`;
}
