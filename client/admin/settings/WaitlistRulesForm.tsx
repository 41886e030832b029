import { useMutation } from '@apollo/client/react';
import { Alert, Button, Card, Group, Radio, Stack, Switch, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { useEditedFields } from '../../ui/useEditedFields';
import { UPDATE_ADMIN_SETTINGS } from './settings.graphql';
import { t } from './texts';
import { WaitlistModeTable } from './WaitlistModeTable';
import { caseOf, type WaitlistRules } from './waitlist-modes';

const MODES: readonly WaitlistRules['waitlistMode'][] = ['DISABLED', 'ENABLED', 'APPROVED_ONLY'];

/** The three waitlist settings. Asks before a change that locks people out. */
export function WaitlistRulesForm({ saved }: { saved: WaitlistRules }) {
  const [rules, change] = useEditedFields(saved);
  const [isAsking, setAsking] = useState(false);
  const [update, { loading, error }] = useMutation(UPDATE_ADMIN_SETTINGS);
  const { waitlistEnabled, waitlistMode, waitlistAutoApprove } = rules;
  const isChanged =
    waitlistEnabled !== saved.waitlistEnabled ||
    waitlistMode !== saved.waitlistMode ||
    waitlistAutoApprove !== saved.waitlistAutoApprove;
  const current = caseOf(rules);
  const locksOut = current === 'blocked' && caseOf(saved) !== 'blocked';

  const save = async () => {
    await update({ variables: { input: { waitlistEnabled, waitlistMode, waitlistAutoApprove } } });
    notifications.show({ color: 'teal', message: t('rules.saved') });
  };

  return (
    <Stack gap="lg">
      <Card>
        <Title order={2} size="h3" mb="md">
          {t('rules.title')}
        </Title>
        <Stack gap="lg">
          <Switch
            label={t('rules.on')}
            description={t('rules.onText')}
            checked={waitlistEnabled}
            onChange={(event) => change({ waitlistEnabled: event.currentTarget.checked })}
          />
          <Radio.Group
            label={t('rules.mode')}
            value={waitlistMode}
            onChange={(mode) => change({ waitlistMode: mode as WaitlistRules['waitlistMode'] })}
          >
            <Stack gap="sm" mt="xs">
              {MODES.map((mode) => (
                <Radio
                  key={mode}
                  value={mode}
                  label={t(`mode.${mode}`)}
                  description={t(`means.${mode}`)}
                  disabled={!waitlistEnabled}
                />
              ))}
            </Stack>
          </Radio.Group>
          <Switch
            label={t('rules.auto')}
            description={t('rules.autoText')}
            checked={waitlistAutoApprove}
            disabled={!waitlistEnabled}
            onChange={(event) => change({ waitlistAutoApprove: event.currentTarget.checked })}
          />
          {locksOut && (
            <Alert color="yellow" icon={<IconAlertTriangle />} title={t('rules.lockOut')}>
              {t('rules.lockOutText')}
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
              {t('rules.save')}
            </Button>
            <Button variant="subtle" color="gray" disabled={!isChanged} onClick={() => change(saved)}>
              {t('rules.undo')}
            </Button>
          </Group>
        </Stack>
      </Card>
      <WaitlistModeTable current={current} isSaved={!isChanged} />
      <ConfirmDialog
        opened={isAsking}
        title={t('rules.ask')}
        confirmLabel={t('rules.confirm')}
        danger
        onConfirm={save}
        onClose={() => setAsking(false)}
      >
        {t('rules.askText')}
      </ConfirmDialog>
    </Stack>
  );
}
