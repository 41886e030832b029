import type { Role, UserRowFragment } from '../../gql/graphql';
import { t } from './texts';

export type Account = UserRowFragment;

/** The roles that an account can be given. */
export const ROLES: readonly Role[] = ['ADMIN', 'MODERATOR', 'PARENT'];

export const roleOptions = () => ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }));

export function accountName({ firstName, lastName, username }: Account): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
