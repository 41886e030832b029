import type { TimeWarning } from './time-view';

interface WarningText {
  title: string;
  advice: string;
}

const LAST_MINUTE: Readonly<Record<string, string>> = {
  quiet_hours: 'Then Starling sleeps.',
  break: 'Then we take a break.',
  budget_used: 'Then we stop for today.',
};

/** What a child hears before its time ends. Sentences of at most eight words. @param kind what the child does */
export function warningText({ minutes, code }: TimeWarning, kind: 'story' | 'game' | 'chat' | null): WarningText {
  if (minutes === 1) return { title: 'One more minute.', advice: LAST_MINUTE[code] ?? 'Then we stop.' };
  const advice = { story: 'Finish this page.', game: 'Finish this round.', chat: 'Ask one more thing.' };
  return { title: 'Five more minutes.', advice: kind ? advice[kind] : 'Choose one more thing.' };
}
