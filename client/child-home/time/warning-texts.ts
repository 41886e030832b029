import { t } from '../texts';
import type { TimeWarning } from './time-view';

interface WarningText {
  title: string;
  advice: string;
}

const ENDINGS = ['quiet_hours', 'break', 'budget_used'] as const;

/** What a child hears before its time ends. Sentences of at most eight words. @param kind what the child does */
export function warningText({ minutes, code }: TimeWarning, kind: 'story' | 'game' | 'chat' | null): WarningText {
  if (minutes === 1) {
    const ending = ENDINGS.find((one) => one === code);
    return { title: t('soon.one'), advice: t(`soon.${ending ?? 'stop'}`) };
  }
  return { title: t('soon.five'), advice: t(`soon.${kind ?? 'any'}`) };
}
