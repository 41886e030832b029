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

/** The PIN with which a grown-up leaves a child's device. `/parental#pin` leads here. */
export function PinSection({ household: { id, hasPin } }: { household: HouseholdFieldsFragment }) {
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [setHouseholdPin, { loading }] = useMutation(SET_HOUSEHOLD_PIN, { refetchQueries: ['Households'] });
  const { withFreshSignIn, dialog } = useFreshSignIn('/parental#pin', 'set the PIN');
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
    setProblem(isPin(pin) ? null : 'Four to eight digits');
    if (!isPin(pin)) return;
    try {
      if (!(await withFreshSignIn(() => setHouseholdPin({ variables: { householdId: id, pin } })))) return;
      setPin('');
      notifications.show({ color: 'sheen', message: 'PIN saved' });
    } catch (reason) {
      setError(reason);
    }
  };

  return (
    <Section
      title="PIN"
      hint={
        hasPin
          ? 'A PIN is set. With it, a grown-up leaves a child’s device. It opens nothing else.'
          : 'With a PIN, a grown-up leaves a child’s device. Without one, only removing the device ends it.'
      }
    >
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="sm" maw={360}>
          <PasswordInput
            ref={field}
            label={hasPin ? 'New PIN' : 'PIN'}
            description="Four to eight digits that the children do not know."
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
              {hasPin ? 'Change PIN' : 'Set PIN'}
            </Button>
          </Group>
        </Stack>
      </form>
      {dialog}
    </Section>
  );
}
