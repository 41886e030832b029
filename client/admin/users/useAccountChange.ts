import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import type { Role } from '../../gql/graphql';
import { type Account, accountName, roleLabel } from './account';
import { END_USER_SESSIONS, SET_USER_DISABLED, SET_USER_ROLE } from './users.graphql';

/** A change of an account that an admin has to confirm. */
export type AccountChange =
  | { kind: 'role'; account: Account; role: Role }
  | { kind: 'disable' | 'enable' | 'sign-out'; account: Account };

/** What the buttons of a row ask for. */
export type AccountAction = AccountChange | { kind: 'reset-link'; account: Account };

/** Applies a change and reports it in a toast. Rejects if the server refuses. */
export function useAccountChange(): (change: AccountChange) => Promise<void> {
  const [setUserRole] = useMutation(SET_USER_ROLE);
  const [setUserDisabled] = useMutation(SET_USER_DISABLED);
  const [endUserSessions] = useMutation(END_USER_SESSIONS);
  return async (change) => {
    const userId = change.account.id;
    switch (change.kind) {
      case 'role':
        await setUserRole({ variables: { userId, role: change.role } });
        break;
      case 'sign-out':
        await endUserSessions({ variables: { userId } });
        break;
      default:
        await setUserDisabled({ variables: { userId, disabled: change.kind === 'disable' } });
    }
    notifications.show({ color: 'teal', message: changeTexts(change).done });
  };
}

interface ChangeTexts {
  title: string;
  confirmLabel: string;
  consequence: string;
  done: string;
}

export function changeTexts(change: AccountChange): ChangeTexts {
  const name = accountName(change.account);
  switch (change.kind) {
    case 'role':
      return {
        title: 'Change this role?',
        confirmLabel: 'Change role',
        consequence: `${name} becomes ${roleLabel(change.role)} immediately, even on pages that are already open.`,
        done: `${name} is now ${roleLabel(change.role)}.`,
      };
    case 'sign-out':
      return {
        title: 'Sign out everywhere?',
        confirmLabel: 'Sign out everywhere',
        consequence: `${name} will be signed out on:`,
        done: `${name} was signed out everywhere.`,
      };
    case 'disable':
      return {
        title: 'Disable this account?',
        confirmLabel: 'Disable',
        consequence: `${name} can no longer sign in and is signed out everywhere.`,
        done: `${name} was disabled.`,
      };
    case 'enable':
      return {
        title: 'Enable this account?',
        confirmLabel: 'Enable',
        consequence: `${name} can sign in again.`,
        done: `${name} can sign in again.`,
      };
  }
}
