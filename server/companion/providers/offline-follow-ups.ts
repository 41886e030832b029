import { plainWords } from './offline-wording.js';

/** Words that a short request may contain without another meaning. */
const FILLERS = new Set(
  (
    'and but so yes yeah yep please sure then well tell me us give show say can could you i we want would like to hear ' +
    'know about it this that the have some is are was there got a an do does thing things idea ideas tip tips story ' +
    'stories tale game part page now just'
  ).split(' '),
);
/** What is left of a request for the next part. Empty: "yes", or "and?". */
const MORE = new Set([
  '',
  'more',
  'another',
  'another one',
  'one more',
  'any more',
  'any other',
  'any others',
  'other',
  'different',
  'different one',
  'what else',
  'anything else',
  'something else',
  'else',
  'next',
  'next one',
  'again',
  'go on',
  'continue',
  'what next',
]);
const WHY = new Set(['why', 'why not', 'how come', 'whats reason', 'what reason', 'whys']);
const NO_HELP =
  /^(?:that|it|this|nothing|none of (?:that|it|this)) (?:(?:did|does|do|is|has|will|would) ?(?:not|nt) |didnt |doesnt |isnt |wont |never )?(?:really )?(?:help|work)/;
const TRIED = /^(?:i|we) (?:have |already |ve )*tried (?:that|it|this)/;
/** Longer messages have a subject of their own. */
const MOST_WORDS = 8;

/** `more`: the next part or another one. `why`: the reason. `no-help`: the last advice has not helped. */
export type FollowUp = 'more' | 'why' | 'no-help';

/** What a short message asks of the message before it; `null` if it stands alone. */
export function followUpIn(question: string): FollowUp | null {
  const said = plainWords(question).split(' ');
  if (said.length > MOST_WORDS || said[0] === '') return null;
  const rest = said.filter((word) => !FILLERS.has(word)).join(' ');
  if (WHY.has(rest)) return 'why';
  if (MORE.has(rest)) return 'more';
  const text = said.join(' ');
  return NO_HELP.test(text) || TRIED.test(text) ? 'no-help' : null;
}
