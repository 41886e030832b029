import { Card, Text, Title } from '@mantine/core';
import type { AdminSettingsQuery } from '../../gql/graphql';
import classes from '../admin.module.css';
import { t } from './texts';

/** Read-only settings that come from the environment of the service. */
export function InstallationCard({ installation }: { installation: AdminSettingsQuery['installation'] }) {
  const { version, environment, analytics, errorReporting } = installation;
  const facts = [
    [t('installation.version'), version],
    [t('installation.environment'), environment],
    [t('installation.analytics'), analytics ? t('installation.on') : t('installation.off')],
    [t('installation.errors'), errorReporting ? t('installation.sent') : t('installation.notSent')],
  ];
  return (
    <Card>
      <Title order={2} size="h3" mb={4}>
        {t('installation.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('installation.text')}
      </Text>
      <table className={classes.facts}>
        <tbody>
          {facts.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
