/** Reminders that were missed. The server lists the newest first. */
import type { FiringFieldsFragment } from '../gql/graphql';
import { MISSED_SEEN_KEY } from '../platform/storage-keys';

/** Until when this account has seen what was missed, on this device; empty: never. */
export function seenUntilOf(storage: Pick<Storage, 'getItem'>, userId: string): string {
  const [id, until = ''] = storage.getItem(MISSED_SEEN_KEY)?.split(' ') ?? [];
  return id === userId ? until : '';
}

export function noteSeen(storage: Pick<Storage, 'setItem'>, userId: string, until: string): void {
  storage.setItem(MISSED_SEEN_KEY, `${userId} ${until}`);
}

type Missed = Pick<FiringFieldsFragment, 'title' | 'fireAt' | 'occurrence'>;

/** Those that came after the last one that the reader has seen. */
export function unseenMissed<T extends Missed>(missed: readonly T[], seenUntil: string): T[] {
  return missed.filter(({ fireAt }) => fireAt > seenUntil);
}

export interface MissedLine {
  title: string;
  times: number;
  /** The instant of the last one. */
  last: string;
}

/** One line for each reminder, however often it was missed. */
export function missedSummary(missed: readonly Missed[]): MissedLine[] {
  return [...Map.groupBy(missed, ({ title }) => title)].map(([title, all]) => {
    return { title, times: all.length, last: all[0]!.occurrence };
  });
}
