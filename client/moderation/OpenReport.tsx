import { Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useUser } from '../session/useSession';
import { BreakGlass } from './BreakGlass';
import { DecisionForm } from './DecisionForm';
import classes from './moderation.module.css';
import { ReportExcerpt } from './ReportExcerpt';
import { ReportSummary } from './ReportSummary';
import { excerptGone } from './report-texts';
import { SafetyProcedure } from './SafetyProcedure';
import { t } from './texts';
import { type ReportWorkOptions, useReportWork } from './useReportWork';

/** A report that is open in the drawer: its excerpt, and below it what the moderator can do now. */
export function OpenReport(options: ReportWorkOptions) {
  const { report } = options;
  const me = useUser();
  const work = useReportWork(options);
  const { now, isBusy } = work;
  const isMine = now.status === 'CLAIMED' && now.claimedBy === me.id;
  return (
    <Stack gap="lg">
      <ReportSummary report={now} isTitled />
      {report.source === 'SAFETY' && <SafetyProcedure />}
      <BreakGlass report={report} />
      {(now.status !== 'RESOLVED' || report.breakGlass) && report.excerpt.length > 0 ? (
        <ReportExcerpt source={report.source} messages={report.excerpt} />
      ) : (
        <Text c="dimmed">{excerptGone(now)}</Text>
      )}
      {now.note && (
        <Text size="sm">
          <strong>{t('case.note')}</strong> {now.note}
        </Text>
      )}
      {isMine ? (
        <DecisionForm
          source={report.source}
          onDecide={(decision, note) => void work.decide(decision, note)}
          isDeciding={isBusy.deciding}
          onRelease={() => void work.release()}
          isReleasing={isBusy.releasing}
        />
      ) : (
        <Group gap="xs" className={classes.bar} data-toasts-above>
          {now.status === 'OPEN' && (
            <>
              <Text size="sm" c="dimmed" w="100%">
                {t('form.readFirst')}
              </Text>
              <Button className={classes.barButton} onClick={() => void work.claim()} loading={isBusy.claiming}>
                {t('form.claim')}
              </Button>
            </>
          )}
          {now.status === 'CLAIMED' && (
            <Text size="sm" c="dimmed" w="100%" role="status">
              {t('form.otherReviews')}
            </Text>
          )}
          <Button
            variant={now.status === 'RESOLVED' ? 'filled' : 'default'}
            className={classes.barButton}
            rightSection={<IconArrowRight size={18} />}
            onClick={() => void work.openNext()}
          >
            {t('case.next')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
