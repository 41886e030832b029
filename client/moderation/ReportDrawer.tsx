import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { Alert, Button, Drawer, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ReportDecision, ReportQuery, ReportRowFragment } from '../gql/graphql';
import { messageOf } from '../platform/api-error';
import { useRetry, useReturn } from '../platform/useLiveSocket';
import { useUser } from '../platform/useSession';
import { ErrorNotice } from '../ui/ErrorNotice';
import { RelativeTime } from '../ui/RelativeTime';
import { PageSkeleton } from '../ui/Skeletons';
import { CLAIM_REPORT, DECIDE_REPORT, RELEASE_REPORT, REPORT, REPORT_CHANGED } from './moderation.graphql';
import classes from './moderation.module.css';
import { ReportSummary } from './ReportSummary';
import { DECISIONS, decisionLabel, excerptGone } from './report-texts';

type Report = ReportQuery['moderationReport'];

interface ReportDrawerProps {
  /** Null: closed. */
  id: string | null;
  onClose: () => void;
  onChanged: () => void;
}

/** One report: the excerpt, and what to do about it. */
export function ReportDrawer({ id, onClose, onChanged }: ReportDrawerProps) {
  const { data, error, refetch } = useQuery(REPORT, {
    variables: { id: id ?? '' },
    skip: !id,
    // Each view is written down: the excerpt is neither shown from memory nor asked for twice.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const report = id && data?.moderationReport.id === id ? data.moderationReport : null;
  const lookAgain = async () => {
    // A failure shows as the query's own error.
    const answer = await refetch().catch(() => null);
    return answer?.data?.moderationReport ?? null;
  };
  return (
    <Drawer
      opened={id !== null}
      onClose={onClose}
      position="right"
      size={560}
      title={<Text fw={750}>Report</Text>}
      closeButtonProps={{ 'aria-label': 'Close report' }}
    >
      {error && <ErrorNotice error={error} onRetry={() => void lookAgain()} />}
      {!report && !error && <PageSkeleton />}
      {report && (
        <Opened key={report.id} report={report} onClose={onClose} onChanged={onChanged} lookAgain={lookAgain} />
      )}
    </Drawer>
  );
}

interface OpenedProps extends Pick<ReportDrawerProps, 'onClose' | 'onChanged'> {
  report: Report;
  /** Reads it anew; null where that failed. */
  lookAgain: () => Promise<Report | null>;
}

function Opened({ report, onClose, onChanged, lookAgain }: OpenedProps) {
  const me = useUser();
  const [claim, claiming] = useMutation(CLAIM_REPORT);
  const [release, releasing] = useMutation(RELEASE_REPORT);
  const [decide, deciding] = useMutation(DECIDE_REPORT);
  const [decision, setDecision] = useState<ReportDecision | null>(null);
  const [note, setNote] = useState('');
  const [now, setNow] = useState<ReportRowFragment>(report);
  const isMine = now.status === 'CLAIMED' && now.claimedBy === me.id;
  const live = useSubscription(REPORT_CHANGED, {
    onData: ({ data: { data } }) => {
      const changed = data?.reportChanged.report;
      if (changed?.id === report.id) setNow(changed);
    },
  });
  useRetry(Boolean(live.error), live.restart);
  // What became of it meanwhile was not heard.
  useReturn(() => void lookAgain().then((seen) => seen && setNow(seen)));

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (reason) {
      notifications.show({ color: 'red', title: 'That did not work', message: messageOf(reason) });
    }
    onChanged();
  };
  const take = () =>
    attempt(async () => {
      const { data } = await claim({ variables: { id: report.id } });
      if (data) setNow(data.claimReport);
    });
  const giveBack = () =>
    attempt(async () => {
      const { data } = await release({ variables: { id: report.id } });
      if (data) setNow(data.releaseReport);
    });
  const close = () =>
    attempt(async () => {
      if (!decision) return;
      await decide({ variables: { id: report.id, decision, note: note.trim() || null } });
      notifications.show({ color: 'teal', message: `Decided: ${decisionLabel(decision).toLowerCase()}.` });
      onClose();
    });

  return (
    <Stack gap="lg">
      <ReportSummary report={now} />
      {now.status !== 'RESOLVED' && report.excerpt.length > 0 ? (
        <>
          <Alert variant="light" color="gray">
            You see the message and a few messages around it, with addresses and phone numbers removed. Viewing this
            report is logged.
          </Alert>
          <ol className={classes.excerpt} aria-label="Excerpt">
            {report.excerpt.map((message) => (
              <li key={message.id} data-reported={message.reported || undefined} data-role={message.role}>
                <Group justify="space-between" gap="xs">
                  <Text size="xs" fw={700}>
                    {message.role === 'USER' ? 'User' : 'Starling'}
                    {message.reported && (report.source === 'SAFETY' ? ' · safety alert' : ' · reported')}
                  </Text>
                  <RelativeTime value={message.createdAt} />
                </Group>
                <Text size="sm" className={classes.excerptText}>
                  {message.content}
                </Text>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <Text c="dimmed">{excerptGone(now)}</Text>
      )}
      {now.note && (
        <Text size="sm">
          <strong>Note:</strong> {now.note}
        </Text>
      )}
      {now.status === 'OPEN' && (
        <Stack gap="xs">
          <Text c="dimmed">Read the excerpt, then claim the report to make a decision.</Text>
          <Button onClick={() => void take()} loading={claiming.loading}>
            Claim
          </Button>
        </Stack>
      )}
      {now.status === 'CLAIMED' && !isMine && (
        <Text c="dimmed" role="status">
          Another moderator has this in hand.
        </Text>
      )}
      {isMine && (
        <Stack gap="md">
          <Radio.Group label="Decision" value={decision} onChange={(value) => setDecision(value as ReportDecision)}>
            <Stack gap="sm" mt="xs">
              {DECISIONS.map(({ value, label, description }) => (
                <Radio key={value} value={value} label={label} description={description} />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label="Note"
            description="For people who read this report later"
            value={note}
            maxLength={1_000}
            autosize
            minRows={2}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Group gap="xs">
            <Button onClick={() => void close()} disabled={!decision} loading={deciding.loading}>
              Decide
            </Button>
            <Button variant="default" onClick={() => void giveBack()} loading={releasing.loading}>
              Give back
            </Button>
          </Group>
        </Stack>
      )}
    </Stack>
  );
}
