import { t } from './texts';

/** What is wrong with a PIN, from the error of the server; null for errors of another kind. */
export function leaveProblem(extensions: Readonly<Record<string, unknown>> = {}): string | null {
  const { error, tries_left: triesLeft, retryAfter } = extensions;
  if (error === 'pin_locked') {
    const minutes = typeof retryAfter === 'number' ? Math.max(1, Math.ceil(retryAfter / 60)) : 15;
    return t('pin.locked', { count: minutes });
  }
  if (error !== 'wrong_pin') return null;
  if (triesLeft === 0) return t('pin.locked', { count: 15 });
  if (typeof triesLeft !== 'number') return t('pin.wrong');
  return t('pin.triesLeft', { count: triesLeft });
}
