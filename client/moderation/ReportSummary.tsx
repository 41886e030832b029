import { Badge, Group, Stack, Text, Tooltip } from '@mantine/core';
import { IconFlag, IconLifebuoy, IconLock } from '@tabler/icons-react';
import { plainText } from '../conversations/preview';
import type { ReportRowFragment } from '../gql/graphql';
import { Rich } from '../platform/languages/Rich';
import { useUser } from '../session/useSession';
import { RelativeTime } from '../ui/RelativeTime';
import { exactTime } from '../ui/relative-time';
import classes from './moderation.module.css';
import { caseText, reasonText, STATUS_COLORS, severityText, statusText, waitingText } from './report-texts';
import { t } from './texts';

interface ReportSummaryProps {
  report: ReportRowFragment;
  /** The first line of the reported message. */
  preview?: string | null;
  /** The number of the case is the title above. */
  isTitled?: boolean;
}

/** A report in a few lines, without the people involved. */
export function ReportSummary({ report, preview, isTitled = false }: ReportSummaryProps) {
  const me = useUser();
  const severity = severityText(report);
  const Icon = report.source === 'SAFETY' ? IconLifebuoy : IconFlag;
  return (
    <Stack gap={4} miw={0}>
      <Group gap={8}>
        <Badge color={STATUS_COLORS[report.status]} className={classes.badge}>
          {statusText(report, me.id)}
        </Badge>
        <Text size="xs" c="dimmed">
          {!isTitled && (
            <>
              <Text span inherit fw={700} c="var(--mantine-color-text)">
                {caseText(report)}
              </Text>
              {' · '}
            </>
          )}
          {report.decidedAt ? (
            <DecidedAt time={report.decidedAt} />
          ) : (
            <Tooltip label={t('case.since', { time: exactTime(new Date(report.createdAt)) })}>
              <time dateTime={report.createdAt}>{waitingText(new Date(report.createdAt), new Date())}</time>
            </Tooltip>
          )}
        </Text>
      </Group>
      <Group gap={8} wrap="nowrap" align="flex-start">
        <Icon size={20} className={classes.reasonIcon} data-severity={report.severity} aria-hidden />
        <Text fw={600} lineClamp={2}>
          {reasonText(report)}
          {severity && (
            <Text span inherit fw={400} c="dimmed">
              {` · ${severity}`}
            </Text>
          )}
        </Text>
      </Group>
      {report.isSealed && (
        <Group gap={6} wrap="nowrap">
          <IconLock size={16} className={classes.lock} aria-hidden />
          <Text size="sm" c="dimmed">
            {t('case.sealed')}
          </Text>
        </Group>
      )}
      {preview && (
        <Text size="sm" c="dimmed" lineClamp={1} className={classes.preview}>
          {plainText(preview)}
        </Text>
      )}
    </Stack>
  );
}

function DecidedAt({ time }: { time: string }) {
  return <Rich text={t('case.decidedAt')} parts={{ time: () => <RelativeTime value={time} inSentence /> }} />;
}
