import { useQuery } from '@apollo/client/react';
import { Button, Card, Group, Table, Text, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { askAgain } from '../../platform/ask-again';
import { numberText } from '../../platform/languages/numbers';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { ListSkeleton } from '../../ui/Skeletons';
import { ADMIN_RETENTION } from './settings.graphql';
import { t } from './texts';

/** How long each kind of data is kept, and what the next sweep would delete. */
export function RetentionCard() {
  const { data, error, loading, refetch } = useQuery(ADMIN_RETENTION, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <Card>
      <Group justify="space-between" align="flex-start" mb={4}>
        <Title order={2} size="h3">
          {t('retention.title')}
        </Title>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconRefresh size={16} />}
          loading={loading && data !== undefined}
          onClick={() => askAgain(refetch)}
        >
          {t('retention.again')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        {t('retention.text')}
      </Text>
      {error && !data && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
      {!error && !data && <ListSkeleton count={4} />}
      {data && (
        <Table verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('retention.data')}</Table.Th>
              <Table.Th ta="end">{t('retention.due')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.adminRetention.map(({ name, label, rule, sweep, due }) => (
              <Table.Tr key={name}>
                <Table.Td>
                  <Text size="sm" fw={650}>
                    {label}
                  </Text>
                  <Text size="sm">{rule}.</Text>
                  <Text size="sm" c="dimmed">
                    {t('retention.sweep', { sweep: sweep.toLowerCase() })}
                  </Text>
                </Table.Td>
                <Table.Td ta="end">{numberText(due)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Card>
  );
}
