import type { Role, UserRowFragment } from '../../gql/graphql';

export type Account = UserRowFragment;

export const ROLES: readonly { value: Role; label: string }[] = [
  { value: 'ADMIN', label: 'Admin' },
  { value: 'MODERATOR', label: 'Moderator' },
  { value: 'PARENT', label: 'Parent' },
];

export function roleLabel(role: Role): string {
  if (role === 'DEVICE') return 'Device';
  return ROLES.find(({ value }) => value === role)?.label ?? role;
}

export function accountName({ firstName, lastName, username }: Account): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
