import { Badge, Group, Stack, Text } from '@mantine/core';
import type { ReportRowFragment } from '../gql/graphql';
import { useUser } from '../platform/useSession';
import { RelativeTime } from '../ui/RelativeTime';
import { reasonText, SOURCE_LABELS, STATUS_COLORS, statusText } from './report-texts';

/** A report in two lines. Whose message it is, and who reported it, is not told. */
export function ReportSummary({ report }: { report: ReportRowFragment }) {
  const me = useUser();
  return (
    <Stack gap={4} miw={0}>
      <Group gap={8}>
        <Badge color={STATUS_COLORS[report.status]}>{statusText(report, me.id)}</Badge>
        <Text size="xs" c="dimmed">
          {SOURCE_LABELS[report.source]} · <RelativeTime value={report.createdAt} />
          {report.decidedAt && (
            <>
              {' · decided '}
              <RelativeTime value={report.decidedAt} tt="lowercase" />
            </>
          )}
        </Text>
      </Group>
      <Text fw={600} lineClamp={2}>
        {reasonText(report)}
      </Text>
    </Stack>
  );
}
