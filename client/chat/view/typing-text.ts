import { t } from '../texts';

/** Who is typing, in words. `names` in the order in which they started. */
export function typingText(names: readonly string[]): string | null {
  const [first, second] = names;
  if (first === undefined) return null;
  if (second === undefined) return t('typing.one', { name: first });
  if (names.length === 2) return t('typing.two', { first, second });
  return t('typing.people', { count: names.length });
}
