import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DEVICE_NAME_MAX_LENGTH } from '../../contract/devices';
import { homeOf } from '../access/access-rules';
import type { ChildFieldsFragment } from '../gql/graphql';
import { HOUSEHOLDS, SET_HOUSEHOLD_PIN } from '../households/households.graphql';
import { isPin } from '../households/pin';
import { askAgain } from '../platform/ask-again';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { ErrorNotice } from '../ui/ErrorNotice';
import { ChildChoice } from './ChildChoice';
import { t } from './texts';
import { useHandOver } from './useHandOver';

interface HandOverFormProps {
  profiles: readonly ChildFieldsFragment[];
  cancelLabel: string;
  onCancel: () => void;
}

/** Turns this browser into a child's device. The guardian is signed out here, and only the PIN leads back. */
export function HandOverForm({ profiles, cancelLabel, onCancel }: HandOverFormProps) {
  const navigate = useNavigate();
  const [childId, setChildId] = useState<string | null>(profiles.length === 1 ? (profiles[0]?.id ?? null) : null);
  const child = profiles.find(({ id }) => id === childId);
  const [typedName, setTypedName] = useState<string | null>(null);
  const name = typedName ?? (child ? t('suggested.device', { name: child.nickname }) : '');
  const { data, error: loadError, refetch } = useQuery(HOUSEHOLDS);
  const household = data?.households.find(({ id }) => child?.householdIds.includes(id));
  const needsPin = household?.hasPin === false;
  const [pin, setPin] = useState('');
  const [pinProblem, setPinProblem] = useState<string | null>(null);
  const [setHouseholdPin] = useMutation(SET_HOUSEHOLD_PIN, { refetchQueries: ['Households'] });
  const { pathname } = useLocation();
  const { withFreshSignIn, dialog } = useFreshSignIn(pathname, t('handOver.purpose'));
  const handOver = useHandOver();
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!childId || !household || isRunning) return;
    setPinProblem(needsPin && !isPin(pin) ? t('handOver.pinWrong') : null);
    if (needsPin && !isPin(pin)) return;
    setIsRunning(true);
    setError(null);
    try {
      // Without a PIN there would be no way back from the child's device.
      const variables = { householdId: household.id, pin };
      if (needsPin && !(await withFreshSignIn(() => setHouseholdPin({ variables })))) {
        setIsRunning(false);
        return;
      }
      await handOver(childId, name.trim());
      void navigate(homeOf('device'), { replace: true });
    } catch (reason) {
      setError(reason);
      setIsRunning(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <Text size="sm">{t('handOver.text')}</Text>
        <ChildChoice label={t('handOver.child')} profiles={profiles} value={childId} onChange={setChildId} />
        <TextInput
          label={t('form.deviceName')}
          autoComplete="off"
          maxLength={DEVICE_NAME_MAX_LENGTH}
          value={name}
          onChange={({ currentTarget }) => setTypedName(currentTarget.value)}
        />
        {needsPin && (
          <PasswordInput
            label={t('handOver.pin')}
            description={t('handOver.pinHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={pin}
            error={pinProblem}
            onChange={({ currentTarget }) => setPin(currentTarget.value.replace(/\D/gu, ''))}
          />
        )}
        {loadError && !data && <ErrorNotice error={loadError} onRetry={() => askAgain(refetch)} />}
        {error !== null && <ErrorNotice error={error} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" mih={44} onClick={onCancel} disabled={isRunning}>
            {cancelLabel}
          </Button>
          <Button type="submit" mih={44} loading={isRunning} disabled={!child || !household || name.trim() === ''}>
            {child ? t('handOver.actionTo', { name: child.nickname }) : t('handOver.action')}
          </Button>
        </Group>
      </Stack>
      {dialog}
    </form>
  );
}
