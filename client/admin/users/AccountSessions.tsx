import { useQuery } from '@apollo/client/react';
import { List, Skeleton, Text } from '@mantine/core';
import { deviceName } from '../../account/device-name';
import { askAgain } from '../../platform/ask-again';
import { Rich } from '../../platform/languages/Rich';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { RelativeTime } from '../../ui/RelativeTime';
import { t } from './texts';
import { USER_SESSIONS } from './users.graphql';

/** The sessions of an account, most recently used first. */
export function AccountSessions({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(USER_SESSIONS, { variables: { userId }, fetchPolicy: 'network-only' });
  if (error) return <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />;
  if (!data) return <Skeleton height={14} my={8} />;
  if (data.userSessions.length === 0) return <Text>{t('signOut.none')}</Text>;
  return (
    <List aria-label={t('action.sessions')} spacing={4}>
      {data.userSessions.map(({ id, userAgent, lastUsedAt }) => (
        <List.Item key={id}>
          <Rich
            text={t('signOut.lastUsed', { device: deviceName(userAgent).name })}
            parts={{ time: () => <RelativeTime value={lastUsedAt} inSentence /> }}
          />
        </List.Item>
      ))}
    </List>
  );
}
