/** What children ask, and what grown-ups answer, in words. */
import type { RequestState } from '../../../contract/controls';
import type { ChildRequestFieldsFragment, RequestDecision } from '../../gql/graphql';
import { countText } from '../child-clock';
import { topicLabel } from '../rule-words';

type Asked = Pick<ChildRequestFieldsFragment, 'kind' | 'subject'>;

/** `Mia asks for more time`, `Mia asks about dinosaurs`. */
export function requestTitle(nickname: string, { kind, subject }: Asked): string {
  switch (kind) {
    case 'TIME':
      return `${nickname} asks for more time`;
    case 'TOPIC':
      return subject
        ? `${nickname} asks about ${topicLabel(subject).toLowerCase()}`
        : `${nickname} asks about something`;
    case 'GAME':
      return `${nickname} asks for ${subject ? `the game ${subject}` : 'a game'}`;
    case 'STORY':
      return `${nickname} asks for ${subject ? `the story ${subject}` : 'a story'}`;
    default:
      return subject ? `${nickname} asks: ${subject}` : `${nickname} asks you something`;
  }
}

/** The labels of yes, always and no. */
export function answerLabels({ kind }: Asked, minutes: number): { once: string; always: string | null; deny: string } {
  if (kind === 'TIME') return { once: `Yes, ${countText(minutes, 'minute')}`, always: 'Every day', deny: 'Not now' };
  if (kind === 'OTHER') return { once: 'Yes', always: null, deny: 'No' };
  return { once: 'Yes, once', always: 'Always', deny: 'No' };
}

/** What an answer does beyond its label; null where it says everything. */
export function alwaysHint({ kind }: Asked, minutes: number): string | null {
  return kind === 'TIME' ? `“Every day” adds ${countText(minutes, 'minute')} to the minutes of each day.` : null;
}

export function answeredText(nickname: string, decision: RequestDecision): string {
  return decision === 'DENY' ? `${nickname} hears a kind no.` : `${nickname} hears your yes.`;
}

const STATE_WORDS: Readonly<Record<RequestState, string>> = {
  pending: 'has answered',
  once: 'has said yes, for this once',
  always: 'has said yes, for good',
  denied: 'has said no',
  expired: '',
};

/** Who was faster: `Alex has said yes, for this once.` From the detail of `already_decided`. */
export function decidedText(detail: Readonly<Record<string, unknown>>, readerId: string): string {
  const state = String(detail['state']) as RequestState;
  if (state === 'expired') return 'The day is over, and the request ended with it.';
  const name = typeof detail['decided_by_name'] === 'string' ? detail['decided_by_name'] : 'Another grown-up';
  const words = STATE_WORDS[state] ?? STATE_WORDS.pending;
  return detail['decided_by'] === readerId ? `You ${words.replace('has', 'have')} already.` : `${name} ${words}.`;
}
