import type { RequestKind, RequestState } from '../../../contract/controls';
import { t } from '../texts';

/** What the child has asked its grown-ups. Times are ISO 8601. */
export interface OwnRequest {
  id: string;
  kind: RequestKind;
  subject: string | null;
  state: RequestState;
  askedAt: string;
  decidedAt: string | null;
  /** Minutes that were given. */
  minutes: number | null;
  /** What the grown-up answered. */
  note: string | null;
}

export interface Question {
  kind: RequestKind;
  subject?: string;
}

/** How a question of the child stands: not asked, waiting, or refused. A yes needs no words: what was asked for is there. */
export type Asked = { state: 'open' } | { state: 'waiting' } | { state: 'denied'; note: string | null };

export function askedOf(requests: readonly OwnRequest[], { kind, subject = '' }: Question): Asked {
  const same = requests.filter((request) => request.kind === kind && (request.subject ?? '') === subject);
  const newest = same.toSorted((a, b) => b.askedAt.localeCompare(a.askedAt))[0];
  if (newest?.state === 'pending') return { state: 'waiting' };
  return newest?.state === 'denied' ? { state: 'denied', note: newest.note } : { state: 'open' };
}

/** Why a question was not sent, from the code of the error. */
export type AskProblem = 'asked_already' | 'enough' | 'failed';

export function askProblem(code: string | null, status: number): AskProblem {
  if (code === 'already_asked') return 'asked_already';
  return status === 429 ? 'enough' : 'failed';
}

/** What a child hears when its grown-up has decided; null while nothing is decided. */
export function answerText({ state, minutes, note }: Pick<OwnRequest, 'state' | 'minutes' | 'note'>): string | null {
  const said = note ? ` ${note}` : '';
  if (state === 'denied') return `${t('ask.no')}${said}`;
  if (state !== 'once' && state !== 'always') return null;
  return `${t('ask.yes')}${minutes ? ` ${t('ask.minutes', { count: minutes })}` : ''}${said}`;
}
