import type { ChildFieldsFragment } from '../gql/graphql';

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
    erasesAt != null && { kind: 'erasure', badge: 'Will be erased', color: 'red' },
    conversationsEraseAt != null && { kind: 'conversations', badge: 'Conversations will be deleted', color: 'red' },
    !consentGiven && { kind: 'consent', badge: 'Agreement needed', color: 'orange' },
    bandDue && { kind: 'band', badge: 'Confirm the age', color: 'orange' },
    paused && { kind: 'paused', badge: 'Paused', color: 'gray' },
    unmeasuredLanguages.length > 0 && { kind: 'language', badge: 'Checks not measured', color: 'gray' },
  ];
  return notices.filter(
    (notice): notice is ChildNotice => notice !== false && (role !== 'HELPER' || notice.kind === 'paused'),
  );
}
