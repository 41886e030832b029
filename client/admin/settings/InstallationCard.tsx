import { Card, Text, Title } from '@mantine/core';
import type { AdminSettingsQuery } from '../../gql/graphql';
import classes from '../admin.module.css';

/** Read-only settings that come from the environment of the service. */
export function InstallationCard({ installation }: { installation: AdminSettingsQuery['installation'] }) {
  const { version, environment, analytics, errorReporting } = installation;
  const facts = [
    ['Version', version],
    ['Environment', environment],
    ['Analytics', analytics ? 'On' : 'Off'],
    ['Error reports', errorReporting ? 'Sent to the configured address' : 'Not sent'],
  ];
  return (
    <Card>
      <Title order={2} size="h3" mb={4}>
        This installation
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        Set by the operator when the service starts.
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
