import { Button, Group, Menu } from '@mantine/core';
import { RowMenu } from '../../ui/RowMenu';
import { type Account, accountName, ROLES } from './account';
import type { AccountAction } from './useAccountChange';

interface AccountActionsProps {
  account: Account;
  onChange: (action: AccountAction) => void;
}

/** The buttons of a row. */
export function AccountActions({ account, onChange }: AccountActionsProps) {
  const name = accountName(account);
  const isDisabled = Boolean(account.disabledAt);
  return (
    <Group justify="flex-end" wrap="nowrap" gap="xs">
      <Button
        size="xs"
        variant="subtle"
        aria-label={`Sessions of ${name}`}
        onClick={() => onChange({ kind: 'sign-out', account })}
      >
        Sessions
      </Button>
      <Button
        size="xs"
        variant="subtle"
        aria-label={`Password reset link for ${name}`}
        onClick={() => onChange({ kind: 'reset-link', account })}
      >
        Reset link
      </Button>
      <Button
        size="xs"
        variant={isDisabled ? 'light' : 'subtle'}
        color={isDisabled ? undefined : 'red'}
        aria-label={`${isDisabled ? 'Enable' : 'Disable'} ${name}`}
        onClick={() => onChange({ kind: isDisabled ? 'enable' : 'disable', account })}
      >
        {isDisabled ? 'Enable' : 'Disable'}
      </Button>
    </Group>
  );
}

/** The same actions on a phone, with the change of the role. */
export function AccountMenu({ account, onChange }: AccountActionsProps) {
  const isDisabled = Boolean(account.disabledAt);
  return (
    <RowMenu label={`Actions for ${accountName(account)}`}>
      <Menu.Label>Change role</Menu.Label>
      {ROLES.filter(({ value }) => value !== account.role).map(({ value, label }) => (
        <Menu.Item key={value} onClick={() => onChange({ kind: 'role', account, role: value })}>
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item onClick={() => onChange({ kind: 'sign-out', account })}>Sessions</Menu.Item>
      <Menu.Item onClick={() => onChange({ kind: 'reset-link', account })}>Reset link</Menu.Item>
      <Menu.Item
        color={isDisabled ? undefined : 'red'}
        onClick={() => onChange({ kind: isDisabled ? 'enable' : 'disable', account })}
      >
        {isDisabled ? 'Enable' : 'Disable'}
      </Menu.Item>
    </RowMenu>
  );
}
