import { Badge, Group, Stack, Text } from '@mantine/core';
import type { ReportRowFragment } from '../gql/graphql';
import { RelativeTime } from '../ui/RelativeTime';
import { decisionLabel, SOURCE_LABELS, STATUS_COLORS, STATUS_LABELS } from './report-texts';

/** A report in two lines. Whose message it is, and who reported it, is not told. */
export function ReportSummary({ report }: { report: ReportRowFragment }) {
  return (
    <Stack gap={4} miw={0}>
      <Group gap={8}>
        <Badge color={STATUS_COLORS[report.status]}>
          {report.decision
            ? `${STATUS_LABELS[report.status]}: ${decisionLabel(report.decision)}`
            : STATUS_LABELS[report.status]}
        </Badge>
        <Text size="xs" c="dimmed">
          {SOURCE_LABELS[report.source]} · <RelativeTime value={report.createdAt} />
        </Text>
      </Group>
      <Text fw={600} lineClamp={2}>
        {report.reason}
      </Text>
    </Stack>
  );
}
