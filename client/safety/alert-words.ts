/** The words of an alert for parents: what it was about, and what helps now. */
export interface AlertWords {
  title: string;
  advice: string;
}

const LISTEN = 'Find a quiet moment, ask openly and listen more than you speak.';

const WORDS: Readonly<Record<string, AlertWords>> = {
  self_harm: {
    title: 'may be thinking of self-harm',
    advice:
      'Go to your child now. Say that you are glad to know and that you stay. Ask directly whether your child wants to die: asking does not put the idea there. Do not leave your child alone until you have help.',
  },
  abuse: {
    title: 'may have been hurt or threatened by someone',
    advice: `Stay calm and believe your child. Say that it is not your child's fault. ${LISTEN} Do not confront anyone before you have spoken to a child protection service or the police.`,
  },
  sexual: {
    title: 'wrote about something sexual, or was asked for it',
    advice: `Do not scold: children stop telling when they are ashamed. ${LISTEN} If someone asked for pictures or a meeting, keep the messages and tell the police.`,
  },
  violence: {
    title: 'wrote about hurting someone, or about being threatened',
    advice: `${LISTEN} Ask who is involved and whether anything is planned. If someone is in danger now, call your emergency number.`,
  },
  drugs: {
    title: 'wrote about drugs or alcohol',
    advice: `${LISTEN} Ask what your child has heard or tried, and say what worries you. If something was swallowed or smoked and your child seems unwell, call for medical help.`,
  },
  eating_disorder: {
    title: 'has worrying thoughts about food or the body',
    advice: `Speak about feelings, not about weight or food. ${LISTEN} Your child's doctor can tell you whether it needs treatment.`,
  },
};

/** The child saw nothing of it, so there is nothing to ask about. */
const STOPPED_REPLY: AlertWords = {
  title: 'did not get an answer of Starling that went wrong',
  advice:
    'Starling stopped the answer before that part could be seen, and our moderators look at it. You need not do anything. Your child may wonder why the answer ended early.',
};

const OTHER: AlertWords = { title: 'wrote something serious', advice: LISTEN };

interface Alert {
  category: string;
  severity: number;
  /** It was in a reply to the child. */
  isReply: boolean;
}

/** How severe an alert is at which the child may be in danger now. */
const URGENT = 5;

export function isUrgent({ severity, isReply }: Pick<Alert, 'severity' | 'isReply'>): boolean {
  return severity >= URGENT && !isReply;
}

export function alertWords({ category, severity, isReply }: Alert): AlertWords {
  if (isReply) return STOPPED_REPLY;
  const words = WORDS[category] ?? OTHER;
  if (!isUrgent({ severity, isReply }) || category === 'self_harm') return words;
  return { ...words, advice: `Go to your child now. ${words.advice}` };
}

/** How often, in words: nothing for one message. */
export function countWords(count: number): string | null {
  return count > 1 ? `${count} messages` : null;
}
