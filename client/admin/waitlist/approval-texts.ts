import { t } from './texts';

interface Entry {
  email: string;
}

/** What an approval did. `approved` are the addresses that waited before. */
export function approvalText(entries: readonly Entry[], approved: readonly string[]): string {
  const [first] = approved;
  if (first !== undefined) {
    return approved.length === 1
      ? t('approval.one', { email: first })
      : t('approval.people', { count: approved.length });
  }
  const [only] = entries;
  return only && entries.length === 1 ? t('approval.newLink', { email: only.email }) : t('approval.none');
}

/** How far an approval was taken back. */
export function undoText(emails: readonly string[], undoneCount: number): string {
  const [first = ''] = emails;
  const keptCount = emails.length - undoneCount;
  if (emails.length === 1) return t(keptCount === 0 ? 'undone.one' : 'undone.oneKept', { email: first });
  if (keptCount === 0) return t('undone.all', { count: undoneCount });
  if (undoneCount === 0) return t('undone.none', { count: keptCount });
  return t('undone.some', { undone: undoneCount, kept: keptCount });
}
