import type { Area, ControlCode, MinuteKind } from '../../../contract/controls';
import type { OwnStateFieldsFragment } from '../../gql/graphql';

/** What opens games today, and what is done. */
export interface Goal {
  stories: number;
  questions: number;
  storiesDone: number;
  questionsDone: number;
  isReached: boolean;
}

/** What the child may do, as the server said it last. Instants are milliseconds on the clock of the server. */
export interface OwnState {
  isAllowed: boolean;
  code: ControlCode | null;
  /** Null: only a person ends it. */
  until: number | null;
  now: number;
  timeZone: string;
  /** What time will bring if the child goes on. */
  next: { code: ControlCode; at: number } | null;
  /** When the next quiet time starts. */
  quietAt: number | null;
  /** Kinds that cost no minutes. */
  exempt: readonly MinuteKind[];
  areas: Readonly<Record<Area, boolean>>;
  goal: Goal | null;
}

const lower = <T extends string>(value: string) => value.toLowerCase() as T;
const instant = (value: string | null | undefined) => (value ? Date.parse(value) : null);

export function toOwnState({
  allowed,
  code,
  until,
  now,
  next,
  quietAt,
  exempt,
  areas,
  ...rest
}: OwnStateFieldsFragment) {
  const { ownWords: own_words, chat, stories, games, contents, voice } = areas;
  const state: OwnState = {
    isAllowed: allowed,
    code: code ? lower<ControlCode>(code) : null,
    until: instant(until),
    now: Date.parse(now),
    timeZone: rest.timeZone,
    next: next ? { code: lower<ControlCode>(next.code), at: Date.parse(next.at) } : null,
    quietAt: instant(quietAt),
    exempt: exempt.map((kind) => lower<MinuteKind>(kind)),
    areas: { chat, own_words, stories, games, contents, voice },
    goal: rest.goal ?? null,
  };
  return state;
}
