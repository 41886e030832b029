import { useApolloClient, useMutation, useSubscription } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import type { ReportDecision, ReportQuery, ReportRowFragment } from '../gql/graphql';
import { useRetry } from '../platform/useLiveSocket';
import { showFailure } from '../ui/show-failure';
import { showUndo } from '../ui/undo-toast';
import {
  CLAIM_REPORT,
  DECIDE_REPORT,
  RELEASE_REPORT,
  REPORT_CHANGED,
  UNDO_DECISION,
  WAITING_REPORTS,
} from './moderation.graphql';
import { nextCase } from './next-case';
import { decidedText } from './report-texts';
import { t } from './texts';

type OpenedReport = ReportQuery['moderationReport'];

export interface ReportWorkOptions {
  report: OpenedReport;
  /** Opens another report; null closes the drawer. */
  onOpen: (id: string | null) => void;
  onChanged: () => void;
  /** Returns null if that fails. */
  reload: () => Promise<OpenedReport | null>;
}

/** The state of an opened report, which follows what others do to it, and everything a moderator can do to it. */
export function useReportWork({ report, onOpen, onChanged, reload }: ReportWorkOptions) {
  const client = useApolloClient();
  const [claim, claiming] = useMutation(CLAIM_REPORT);
  const [release, releasing] = useMutation(RELEASE_REPORT);
  const [decide, deciding] = useMutation(DECIDE_REPORT);
  const [undo] = useMutation(UNDO_DECISION);
  const [now, setNow] = useState<ReportRowFragment>(report);
  const { id } = report;
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const live = useSubscription(REPORT_CHANGED, {
    onData: ({ data: { data } }) => {
      if (!data) return;
      const changed = data.reportChanged.report;
      if (changed?.id === id) setNow(changed);
      // The server says so whenever changes may have been missed, also after each start of the subscription.
      if (!changed) void reload().then((seen) => seen && setNow(seen));
    },
  });
  useRetry(Boolean(live.error), live.restart);

  const attempt = async (work: () => Promise<ReportRowFragment | undefined>) => {
    try {
      const changed = await work();
      if (changed) setNow(changed);
    } catch (reason) {
      showFailure(t('done.failed'), reason);
    }
    onChanged();
  };
  const undoDecision = () =>
    attempt(async () => {
      const { data } = await undo({ variables: { id } });
      notifications.show({ color: 'teal', message: t('done.undone') });
      // The excerpt is readable again. The drawer may show another report by now.
      if (isOpen.current) await reload();
      return data?.undoReportDecision;
    });

  return {
    now,
    isBusy: { claiming: claiming.loading, deciding: deciding.loading, releasing: releasing.loading },
    claim: () => attempt(async () => (await claim({ variables: { id } })).data?.claimReport),
    release: () => attempt(async () => (await release({ variables: { id } })).data?.releaseReport),
    decide: (decision: ReportDecision, note: string | null) =>
      attempt(async () => {
        const { data } = await decide({ variables: { id, decision, note } });
        const isAnswer = report.excerpt.some((message) => message.reported && message.role === 'ASSISTANT');
        showUndo(decidedText(decision, isAnswer), () => void undoDecision());
        return data?.decideReport;
      }),
    openNext: async () => {
      try {
        const { data } = await client.query({ query: WAITING_REPORTS, fetchPolicy: 'network-only' });
        const next = nextCase(data?.moderationReports.items ?? [], id);
        if (!next) notifications.show({ color: 'teal', message: t('case.noOther') });
        onOpen(next?.id ?? null);
      } catch (reason) {
        showFailure(t('done.failed'), reason);
      }
    },
  };
}
