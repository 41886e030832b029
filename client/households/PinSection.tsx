import { useMutation } from '@apollo/client/react';
import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { HouseholdFieldsFragment } from '../gql/graphql';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Section } from '../ui/Section';
import { SET_HOUSEHOLD_PIN } from './households.graphql';
import { isPin } from './pin';
import { t } from './texts';

/** The PIN with which a grown-up leaves a child's device. `/parental#pin` leads here. */
export function PinSection({ household: { id, hasPin } }: { household: HouseholdFieldsFragment }) {
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [setHouseholdPin, { loading }] = useMutation(SET_HOUSEHOLD_PIN, { refetchQueries: ['Households'] });
  const { withFreshSignIn, dialog } = useFreshSignIn('/parental#pin', t('pin.purpose'));
  const field = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '#pin') return;
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
  }, [hash]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    setProblem(isPin(pin) ? null : t('pin.wrong'));
    if (!isPin(pin)) return;
    try {
      if (!(await withFreshSignIn(() => setHouseholdPin({ variables: { householdId: id, pin } })))) return;
      setPin('');
      notifications.show({ color: 'sheen', message: t('pin.saved') });
    } catch (reason) {
      setError(reason);
    }
  };

  return (
    <Section title={t('pin.title')} hint={hasPin ? t('pin.isSet') : t('pin.notSet')}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="sm" maw={360}>
          <PasswordInput
            ref={field}
            label={hasPin ? t('pin.new') : t('pin.title')}
            description={t('pin.hint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={pin}
            error={problem}
            onChange={({ currentTarget }) => setPin(currentTarget.value.replace(/\D/gu, ''))}
          />
          {error !== null && <ErrorNotice error={error} />}
          <Group>
            <Button type="submit" variant="light" loading={loading} disabled={pin === ''}>
              {hasPin ? t('pin.change') : t('pin.set')}
            </Button>
          </Group>
        </Stack>
      </form>
      {dialog}
    </Section>
  );
}
