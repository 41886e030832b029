import type { ChildFieldsFragment } from '../gql/graphql';
import { t } from './texts';

type NoticeKind = 'erasure' | 'conversations' | 'consent' | 'band' | 'paused' | 'language';

interface ChildNotice {
  kind: NoticeKind;
  /** Two or three words for the card of the child. */
  badge: string;
  color: 'red' | 'orange' | 'gray';
}

type Facts = Pick<
  ChildFieldsFragment,
  'erasesAt' | 'conversationsEraseAt' | 'consentGiven' | 'bandDue' | 'paused' | 'role'
> & {
  readonly unmeasuredLanguages: readonly string[];
};

/** What a guardian should know or do about a child, the most urgent first. A helper can only see that it is paused. */
export function noticesOf({
  erasesAt,
  conversationsEraseAt,
  consentGiven,
  bandDue,
  paused,
  unmeasuredLanguages,
  role,
}: Facts): ChildNotice[] {
  const notices: (ChildNotice | false)[] = [
    erasesAt != null && { kind: 'erasure', badge: t('badge.erasure'), color: 'red' },
    conversationsEraseAt != null && { kind: 'conversations', badge: t('badge.conversations'), color: 'red' },
    !consentGiven && { kind: 'consent', badge: t('badge.consent'), color: 'orange' },
    bandDue && { kind: 'band', badge: t('badge.band'), color: 'orange' },
    paused && { kind: 'paused', badge: t('badge.paused'), color: 'gray' },
    unmeasuredLanguages.length > 0 && { kind: 'language', badge: t('badge.language'), color: 'gray' },
  ];
  return notices.filter(
    (notice): notice is ChildNotice => notice !== false && (role !== 'HELPER' || notice.kind === 'paused'),
  );
}
