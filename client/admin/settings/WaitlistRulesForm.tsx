import { useMutation } from '@apollo/client/react';
import { Alert, Button, Card, Group, Radio, Stack, Switch, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { UPDATE_ADMIN_SETTINGS } from './settings.graphql';
import { WaitlistModeTable } from './WaitlistModeTable';
import { caseOf, type WaitlistRules } from './waitlist-modes';

/** The three waitlist settings. Asks before a change that locks people out. */
export function WaitlistRulesForm({ saved }: { saved: WaitlistRules }) {
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
  const locksOut = current === 'blocked' && caseOf(saved) !== 'blocked';

  const save = async () => {
    await update({ variables: { input: { waitlistEnabled, waitlistMode, waitlistAutoApprove } } });
    notifications.show({ color: 'teal', message: 'Settings saved. They apply now.' });
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
            description="Off: anyone can sign up; the list is hidden."
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
                description="The list is hidden. No one is blocked."
                disabled={!waitlistEnabled}
              />
              <Radio
                value="ENABLED"
                label="Enabled"
                description="The list is shown. No one is blocked."
                disabled={!waitlistEnabled}
              />
              <Radio
                value="APPROVED_ONLY"
                label="Approved only"
                description="Only approved accounts can sign in. This includes admins."
                disabled={!waitlistEnabled}
              />
            </Stack>
          </Radio.Group>
          <Switch
            label="Auto-approve"
            description="Everyone who joins is approved immediately."
            checked={waitlistAutoApprove}
            disabled={!waitlistEnabled}
            onChange={(event) => change({ waitlistAutoApprove: event.currentTarget.checked })}
          />
          {locksOut && (
            <Alert color="yellow" icon={<IconAlertTriangle />} title="This locks people out">
              When you save, accounts that are not approved are signed out and added to the waitlist. Your own account
              is approved, so you stay signed in.
            </Alert>
          )}
          {error && <ErrorNotice error={error} />}
          <Group gap="xs">
            <Button
              disabled={!isChanged}
              loading={loading}
              onClick={() => {
                if (locksOut) setAsking(true);
                // The form shows the error of the mutation.
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
      <WaitlistModeTable current={current} isSaved={!isChanged} />
      <ConfirmDialog
        opened={isAsking}
        title="Lock out accounts that are not approved?"
        confirmLabel="Save and lock out"
        danger
        onConfirm={save}
        onClose={() => setAsking(false)}
      >
        They are signed out immediately and added to the waitlist. You stay signed in and can approve them in Waitlist
        Admin.
      </ConfirmDialog>
    </Stack>
  );
}
