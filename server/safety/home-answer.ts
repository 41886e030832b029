import type { HelpLineBody } from '../../contract/help-lines.ts';
import { NOT_SHOWN_TO_FAMILY } from '../../contract/home-answers.ts';
import { helpText } from './help-text.ts';

const A_GROWN_UP_OUTSIDE =
  'You can also tell a grown-up you trust who is not part of this, like a teacher, a doctor or a neighbour.';

/** What happens to the words, told truly. */
const WHAT_HAPPENS = {
  talk: 'Your message and this answer go away when Starling is opened again. If you write more about it here, I keep that from your family too, and say so each time. They can read other talks.',
  request: 'Your message and this answer go away when you leave this page. Your family can read your talks.',
};

/** The answer to a child who tells of harm that may come from home, in a talk or where it asks its grown-ups for something. */
export function homeAnswer(lines: readonly HelpLineBody[], place: keyof typeof WHAT_HAPPENS): string {
  return [
    'Thank you for telling me. That was brave. Nobody is allowed to hurt you or scare you, and it is not your fault.',
    `**${NOT_SHOWN_TO_FAMILY}** ${WHAT_HAPPENS[place]}`,
    "I'm a computer program, so I can't come and help you. These people can, and helping children is their job:",
    helpText(lines),
    A_GROWN_UP_OUTSIDE,
  ].join('\n\n');
}

/**
 * The answer to what the child writes next. `opening` are the words for what the rules found in it, such as a wish to die;
 * without them it may be anything.
 */
export function homeFollowUp(lines: readonly HelpLineBody[], opening: string | null): string {
  return [
    opening ?? "I'm listening, and it is good that you write. What happened is not your fault.",
    `**${NOT_SHOWN_TO_FAMILY}** I'm a computer program, so I can't come and help you. These people can, and you can tell them everything:`,
    helpText(lines),
    A_GROWN_UP_OUTSIDE,
    'Do you want to talk about something else? Start a new talk. Your family can read that one.',
  ].join('\n\n');
}
