import type { HelpLineBody } from '../../contract/help-lines.ts';
import { helpText } from './help-text.ts';

/** Says truly what happens to the message. The child decides on it whether to say more. */
export const NOT_SHOWN = 'This is not shown to your family.';

/** The answer to a child who tells of harm that may come from home. */
export function homeAnswer(lines: readonly HelpLineBody[]): string {
  return [
    'Thank you for telling me. That was brave. Nobody is allowed to hurt you or scare you, and it is not your fault.',
    `**${NOT_SHOWN}** Your message and this answer go away when Starling is opened again. Your family can read what you write after this.`,
    "I'm a computer program, so I can't come and help you. These people can, and helping children is their job:",
    helpText(lines),
    'You can also tell a grown-up you trust who is not part of this, like a teacher, a doctor or a neighbour.',
  ].join('\n\n');
}
