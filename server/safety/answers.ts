import type { AgeBand } from '../../contract/children.ts';
import type { HelpLineBody } from '../../contract/help-lines.ts';
import type { SafetyCategory } from '../../contract/safety.ts';
import { ANSWERS_TO_CHILDREN, UNCHECKED_CHILD } from './child-answers.ts';
import { helpText } from './help-text.ts';
import type { UnsafeVerdict } from './safety-verdict.ts';

/** From this severity on, an answer to a child names help lines. */
const HELP_SEVERITY = 4;

const SOMEONE = 'Talk to someone you trust today: a parent, a grandparent, a teacher, a doctor, a nurse or a friend.';

const A_GROWN_UP = 'Tell someone you trust today: a grown-up at home, a teacher or a doctor.';

/** Where the country is unknown: help that exists in any country. */
const ANYWHERE = `
- **If you or someone else is in danger right now, call your local emergency number.**
- ${SOMEONE}
- Contact a **child helpline** or crisis line. It is usually free and private, and it is there for children and adults. Find the one for your country at [childhelplineinternational.org](https://childhelplineinternational.org/helplines/) or [findahelpline.com](https://findahelpline.com).
`.trim();

const ANYWHERE_FOR_CHILDREN = `
- **Are you or is someone else in danger right now? Call your local emergency number.**
- Call a **child helpline**. It is free and private, and children call every day. Find yours at childhelplineinternational.org or findahelpline.com.
`.trim();

const UNCHECKED =
  "I couldn't read this message well enough to answer it, so I want to be careful. If something is hurting or scaring you, you don't have to face it alone. If everything is okay, please write it again in a few short sentences.";

const OPENINGS: Readonly<Partial<Record<SafetyCategory, string>>> = {
  self_harm:
    "Thank you for telling me. It sounds like this hurts a lot, and you don't have to carry it alone. I'm a computer program, so I can't be there with you. But there are people who can be, and they want to help.",
  abuse:
    'Thank you for telling me. It was right to speak up. No one is allowed to hurt a child, or anyone else, or to touch them in a way that feels wrong. It is never the fault of the person who was hurt.',
  sexual:
    "This isn't something I can talk about. If someone asked for pictures, touching or sexual talk, it's not your fault. You can always tell an adult you trust, even if you promised to keep it secret.",
  violence:
    "This sounds serious, and I won't help to hurt anyone. When anger or fear gets this big, step away first, then tell someone you trust how you feel. If someone is threatening you, tell an adult you trust right away.",
  drugs:
    "I can't help with this, because it could really hurt someone. If someone took something, or feels pressured to, asking for help is the right thing to do.",
  eating_disorder:
    'Thank you for telling me. Worries about food or your body can get very loud and hard to carry. There are people who understand this, and they can help the worries get quieter.',
  secrecy:
    "I can't help with hiding things from the people who take care of you. Surprises are good secrets, and they end soon. If a secret feels heavy, or someone told you to keep it, you can always tell an adult you trust.",
};

/**
 * The reply to a text that needs a safety answer, or that could not be checked. `lines` are those of the household's country;
 * without any, the reply offers help that exists everywhere. A child whose message was mild is led on without them.
 */
export function safetyAnswer(
  verdict: UnsafeVerdict | 'unchecked',
  band: AgeBand | null,
  lines: readonly HelpLineBody[] = [],
): string {
  if (band !== null) return answerToChild(verdict, band, lines);
  const opening = (verdict === 'unchecked' ? undefined : OPENINGS[verdict.category]) ?? UNCHECKED;
  const help = lines.length > 0 ? `${helpText(lines)}\n- ${SOMEONE}` : ANYWHERE;
  return `${opening}\n\n${help}\n\nI'm still here. We can think together about who you could talk to first.`;
}

/** The first words to a child, by what the rules found. */
export function openingForChild(verdict: UnsafeVerdict | 'unchecked', band: AgeBand): string {
  const texts = verdict === 'unchecked' ? undefined : ANSWERS_TO_CHILDREN[verdict.category];
  if (!texts) return UNCHECKED_CHILD;
  return band === '13_15' || band === '16_17' ? texts.older : texts.younger;
}

function answerToChild(verdict: UnsafeVerdict | 'unchecked', band: AgeBand, lines: readonly HelpLineBody[]): string {
  const opening = openingForChild(verdict, band);
  const isMild = verdict !== 'unchecked' && verdict.severity < HELP_SEVERITY;
  if (isMild)
    return `${opening}\n\nLet's do something else. Would you like a story, a game or a question to think about?`;
  const help = lines.length > 0 ? helpText(lines) : ANYWHERE_FOR_CHILDREN;
  return `${opening}\n\n${help}\n- ${A_GROWN_UP}`;
}
