import { useApolloClient } from '@apollo/client/react';
import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { graphqlErrorOf, messageOf } from '../platform/api-error';
import { forgetRefusal } from '../platform/shut-out';
import { session } from '../session/session';
import { LEAVE_DEVICE } from './child.graphql';
import classes from './DevicePage.module.css';
import { leaveProblem } from './leave-problem';
import { t } from './texts';

const PIN = /^\d{4,8}$/u;

/** The way out of a child's device. The server checks the PIN and counts wrong ones. */
export function LeaveForm() {
  const client = useApolloClient();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = async (event: FormEvent) => {
    event.preventDefault();
    if (!PIN.test(pin)) return setProblem(t('pin.rule'));
    setIsLeaving(true);
    setProblem(null);
    try {
      await client.mutate({ mutation: LEAVE_DEVICE, variables: { pin } });
      forgetRefusal();
      session.end('logout');
    } catch (error) {
      setPin('');
      setProblem(leaveProblem(graphqlErrorOf(error)?.extensions) ?? messageOf(error));
      setIsLeaving(false);
    }
  };

  return (
    <form className={classes.form} onSubmit={(event) => void leave(event)}>
      <PasswordInput
        label={t('pin.label')}
        size="lg"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={pin}
        error={problem}
        onChange={({ currentTarget: { value } }) => setPin(value.replace(/\D/gu, ''))}
      />
      <Button type="submit" size="lg" loading={isLeaving}>
        {t('pin.leave')}
      </Button>
    </form>
  );
}
