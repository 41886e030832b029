import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Card, Group, Radio, Stack, Switch, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { askAgain } from '../platform/ask-again';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { PageSkeleton } from '../ui/Skeletons';
import { ADMIN_SETTINGS, UPDATE_ADMIN_SETTINGS } from './admin.graphql';
import classes from './admin.module.css';
import { InstallationCard } from './InstallationCard';
import { CASES, caseOf, type WaitlistRules } from './settings-truth';

/** `/admin/settings`: the rules of the waitlist, which count from the moment they are saved. */
export function AdminSettingsPage() {
  const { data, error, refetch } = useQuery(ADMIN_SETTINGS);
  return (
    <>
      <PageHeader
        title="System Settings"
        subtitle="Changes apply to everyone at once"
        actions={
          <Button component={Link} to="/admin/audit" variant="default">
            Audit log
          </Button>
        }
      />
      {error && !data && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
      {!data && !error && <PageSkeleton />}
      {data && (
        <Stack gap="lg">
          <RulesForm key={JSON.stringify(data.adminSettings)} saved={data.adminSettings} />
          <InstallationCard installation={data.installation} />
        </Stack>
      )}
    </>
  );
}

function RulesForm({ saved }: { saved: WaitlistRules }) {
  const [rules, setRules] = useState<WaitlistRules>(saved);
  const [isAsking, setAsking] = useState(false);
  const [update, { loading, error }] = useMutation(UPDATE_ADMIN_SETTINGS);
  const change = (next: Partial<WaitlistRules>) => setRules((before) => ({ ...before, ...next }));
  const { waitlistEnabled, waitlistMode, waitlistAutoApprove } = rules;
  const isChanged =
    waitlistEnabled !== saved.waitlistEnabled ||
    waitlistMode !== saved.waitlistMode ||
    waitlistAutoApprove !== saved.waitlistAutoApprove;
  const current = caseOf(rules);
  const shutsOut = current === 'blocked' && caseOf(saved) !== 'blocked';

  const save = async () => {
    await update({ variables: { input: { waitlistEnabled, waitlistMode, waitlistAutoApprove } } });
    notifications.show({ color: 'teal', message: 'The settings are saved and count from now on.' });
  };

  return (
    <Stack gap="lg">
      <Card>
        <Title order={2} size="h3" mb="md">
          Waitlist
        </Title>
        <Stack gap="lg">
          <Switch
            label="Waitlist on"
            description="When this is off, Starling works as if it had no waitlist."
            checked={waitlistEnabled}
            onChange={(event) => change({ waitlistEnabled: event.currentTarget.checked })}
          />
          <Radio.Group
            label="Mode"
            value={waitlistMode}
            onChange={(mode) => change({ waitlistMode: mode as WaitlistRules['waitlistMode'] })}
          >
            <Stack gap="sm" mt="xs">
              <Radio
                value="DISABLED"
                label="Disabled"
                description="The list is hidden, and no one is blocked."
                disabled={!waitlistEnabled}
              />
              <Radio
                value="ENABLED"
                label="Enabled"
                description="The list is shown, and no one is blocked."
                disabled={!waitlistEnabled}
              />
              <Radio
                value="APPROVED_ONLY"
                label="Approved only"
                description="Everyone who is not approved is blocked, including other admins."
                disabled={!waitlistEnabled}
              />
            </Stack>
          </Radio.Group>
          <Switch
            label="Auto-approve"
            description="Everyone who joins is approved at once."
            checked={waitlistAutoApprove}
            disabled={!waitlistEnabled}
            onChange={(event) => change({ waitlistAutoApprove: event.currentTarget.checked })}
          />
          {shutsOut && (
            <Alert color="yellow" icon={<IconAlertTriangle />} title="This locks people out">
              Accounts that are not approved are signed out when you save, and join the waitlist. Saving also approves
              your own account, so you stay signed in.
            </Alert>
          )}
          {error && <ErrorNotice error={error} />}
          <Group gap="xs">
            <Button
              disabled={!isChanged}
              loading={loading}
              onClick={() => {
                if (shutsOut) setAsking(true);
                else void save().catch(() => undefined);
              }}
            >
              Save
            </Button>
            <Button variant="subtle" color="gray" disabled={!isChanged} onClick={() => setRules(saved)}>
              Undo changes
            </Button>
          </Group>
        </Stack>
      </Card>
      <Card>
        <Title order={2} size="h3" mb={4}>
          What the settings mean together
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          Marked: what you have chosen above{isChanged ? ', not saved yet' : ''}.
        </Text>
        <table className={classes.truth}>
          <thead>
            <tr>
              <th scope="col">Settings</th>
              <th scope="col">List</th>
              <th scope="col">Who may use Starling</th>
            </tr>
          </thead>
          <tbody>
            {CASES.map(({ key, settings, list, access }) => (
              <tr key={key} data-current={key === current || undefined} aria-current={key === current || undefined}>
                <td>{settings}</td>
                <td>{list}</td>
                <td>{access}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <ConfirmDialog
        opened={isAsking}
        title="Lock out everyone who is not approved?"
        confirmLabel="Save and shut out"
        danger
        onConfirm={save}
        onClose={() => setAsking(false)}
      >
        Accounts that are not approved are signed out at once and join the waitlist. You stay signed in and can approve
        them under Waitlist Admin.
      </ConfirmDialog>
    </Stack>
  );
}
