/** What children ask, and what grown-ups answer, in words. */
import type { RequestState } from '../../../contract/controls';
import type { ChildRequestFieldsFragment, RequestDecision } from '../../gql/graphql';
import { topicLabel } from '../rule-words';
import { inSentence, t } from '../texts';

type Asked = Pick<ChildRequestFieldsFragment, 'kind' | 'subject'>;

/** `Mia asks for more time`, `Mia asks about dinosaurs`. */
export function requestTitle(nickname: string, { kind, subject }: Asked): string {
  const name = nickname;
  switch (kind) {
    case 'TIME':
      return t('request.TIME', { name });
    case 'TOPIC':
      return subject
        ? t('request.TOPIC', { name, subject: inSentence(topicLabel(subject)) })
        : t('request.anyTopic', { name });
    case 'GAME':
      return subject ? t('request.GAME', { name, subject }) : t('request.anyGame', { name });
    case 'STORY':
      return subject ? t('request.STORY', { name, subject }) : t('request.anyStory', { name });
    default:
      return subject ? t('request.OTHER', { name, subject }) : t('request.any', { name });
  }
}

/** The labels of yes, always and no. */
export function answerLabels({ kind }: Asked, minutes: number): { once: string; always: string | null; deny: string } {
  if (kind === 'TIME')
    return { once: t('answer.minutes', { count: minutes }), always: t('answer.everyDay'), deny: t('answer.notNow') };
  if (kind === 'OTHER') return { once: t('answer.yes'), always: null, deny: t('answer.no') };
  return { once: t('answer.once'), always: t('answer.always'), deny: t('answer.no') };
}

/** What an answer does beyond its label; null where it says everything. */
export function alwaysHint({ kind }: Asked, minutes: number): string | null {
  return kind === 'TIME' ? t('answer.everyDayHint', { count: minutes }) : null;
}

export function answeredText(nickname: string, decision: RequestDecision): string {
  return decision === 'DENY' ? t('answer.saidNo', { name: nickname }) : t('answer.saidYes', { name: nickname });
}

const DECIDED = ['once', 'always', 'denied'] as const satisfies readonly RequestState[];

/** Who was faster: `Alex has said yes, for this once.` From the detail of `already_decided`. */
export function decidedText(detail: Readonly<Record<string, unknown>>, readerId: string): string {
  if (detail['state'] === 'expired') return t('decided.expired');
  const state = DECIDED.find((one) => one === detail['state']) ?? 'pending';
  if (detail['decided_by'] === readerId) return t(`youDecided.${state}`);
  const name = typeof detail['decided_by_name'] === 'string' ? detail['decided_by_name'] : t('decided.another');
  return t(`decided.${state}`, { name });
}
