import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import type { Role } from '../../gql/graphql';
import { type Account, accountName } from './account';
import { t } from './texts';
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
    case 'role': {
      const role = t(`role.${change.role}`);
      return {
        title: t('role.ask'),
        confirmLabel: t('role.change'),
        consequence: t('role.means', { name, role }),
        done: t('role.done', { name, role }),
      };
    }
    case 'sign-out':
      return {
        title: t('signOut.ask'),
        confirmLabel: t('signOut.confirm'),
        consequence: t('signOut.means', { name }),
        done: t('signOut.done', { name }),
      };
    default:
      return {
        title: t(`${change.kind}.ask`),
        confirmLabel: t(`action.${change.kind}`),
        consequence: t(`${change.kind}.means`, { name }),
        done: t(`${change.kind}.done`, { name }),
      };
  }
}
