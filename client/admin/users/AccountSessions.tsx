import { useQuery } from '@apollo/client/react';
import { List, Skeleton, Text } from '@mantine/core';
import { deviceName } from '../../account/device-name';
import { askAgain } from '../../platform/ask-again';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { RelativeTime } from '../../ui/RelativeTime';
import { USER_SESSIONS } from './users.graphql';

/** The sessions of an account, most recently used first. */
export function AccountSessions({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(USER_SESSIONS, { variables: { userId }, fetchPolicy: 'network-only' });
  if (error) return <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />;
  if (!data) return <Skeleton height={14} my={8} />;
  if (data.userSessions.length === 0) return <Text>No active sessions.</Text>;
  return (
    <List aria-label="Sessions" spacing={4}>
      {data.userSessions.map(({ id, userAgent, lastUsedAt }) => (
        <List.Item key={id}>
          {deviceName(userAgent).name}, last used <RelativeTime value={lastUsedAt} inSentence />
        </List.Item>
      ))}
    </List>
  );
}
