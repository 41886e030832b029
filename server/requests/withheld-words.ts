/** What a child reads in place of a reply. Edited for a reading age of nine. */

export const NEEDS_PARENT =
  "That's a good question for your grown-ups too. I've asked them. When they say yes, I'll answer right here.";

export const TOPIC_BLOCKED =
  "That's something to talk about with your grown-ups. They would love to hear your question. What else are you curious about?";

const DENIED = 'Your grown-ups would like to talk about this with you themselves. Ask them when you are together.';

export const EXPIRED =
  "Your grown-ups haven't answered yet, so I can't talk about this today. You can ask them yourself, or ask me again another day.";

export const TOO_MANY =
  'Your grown-ups have a lot of questions to answer already. Ask them yourself, or ask me again later.';

/** With the words that the grown-up wrote, if any. */
export function deniedAnswer(note: string | null): string {
  return note === null ? DENIED : `${DENIED}\n\nThey wrote: “${note}”`;
}
