import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import type { ZoneQuestionFieldsFragment } from '../../gql/graphql';
import { errorCodeOf, fieldErrorsOf } from '../../platform/api-error';
import { showFailure } from '../../ui/show-failure';
import { t } from '../texts';
import { DECIDE_ZONE_QUESTION } from './travel.graphql';
import { answeredZoneText } from './travel-words';

/** Why a question cannot be answered any more. */
function lateNotice(code: string | null): { title: string; message: string } | null {
  if (code === 'already_decided') return { title: t('travel.lateTitle'), message: t('travel.lateText') };
  return code === 'request_not_found' ? { title: t('travel.goneTitle'), message: t('travel.goneText') } : null;
}

/** Answers a question about a device's time zone. The first answer of a grown-up counts. */
export function useZoneDecision(nickname: string) {
  const [run, { loading, client }] = useMutation(DECIDE_ZONE_QUESTION, {
    refetchQueries: ['ZoneQuestions', 'Children', 'ChildState', 'ChildTimeline'],
  });
  /** `until` null keeps the time at home. */
  const decide = async ({ id, place }: ZoneQuestionFieldsFragment, until: string | null) => {
    const input = until === null ? ({ decision: 'DECLINE' } as const) : ({ decision: 'ACCEPT', until } as const);
    try {
      await run({ variables: { id, input } });
      notifications.show({ color: 'sheen', message: answeredZoneText(nickname, place, until) });
    } catch (reason) {
      const late = lateNotice(errorCodeOf(reason));
      if (late) notifications.show({ color: 'beak', ...late });
      else {
        const dateError = fieldErrorsOf(reason)['until'];
        showFailure(t('travel.failed'), dateError ? null : reason, dateError);
      }
      // Each query shows its own error.
      client.refetchQueries({ include: ['ZoneQuestions'] }).catch(() => undefined);
    }
  };
  /** Ends a journey that was accepted. Rejects with the error of the server. */
  const endJourney = async ({ id }: ZoneQuestionFieldsFragment) => {
    await run({ variables: { id, input: { decision: 'DECLINE' } } });
    notifications.show({ color: 'sheen', message: t('travel.ended', { name: nickname }) });
  };
  return { decide, endJourney, isDeciding: loading };
}
