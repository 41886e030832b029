import { Button, Group, Menu } from '@mantine/core';
import { RowMenu } from '../../ui/RowMenu';
import { type Account, accountName, ROLES } from './account';
import { t } from './texts';
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
        aria-label={t('action.sessionsOf', { name })}
        onClick={() => onChange({ kind: 'sign-out', account })}
      >
        {t('action.sessions')}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        aria-label={t('action.resetLinkFor', { name })}
        onClick={() => onChange({ kind: 'reset-link', account })}
      >
        {t('action.resetLink')}
      </Button>
      <Button
        size="xs"
        variant={isDisabled ? 'light' : 'subtle'}
        color={isDisabled ? undefined : 'red'}
        aria-label={t(isDisabled ? 'action.enableNamed' : 'action.disableNamed', { name })}
        onClick={() => onChange({ kind: isDisabled ? 'enable' : 'disable', account })}
      >
        {isDisabled ? t('action.enable') : t('action.disable')}
      </Button>
    </Group>
  );
}

/** The same actions on a phone or in a narrow table, with the change of the role. */
export function AccountMenu({ account, onChange }: AccountActionsProps) {
  const isDisabled = Boolean(account.disabledAt);
  return (
    <RowMenu label={t('action.menu', { name: accountName(account) })}>
      <Menu.Label>{t('role.change')}</Menu.Label>
      {ROLES.filter((role) => role !== account.role).map((role) => (
        <Menu.Item key={role} onClick={() => onChange({ kind: 'role', account, role })}>
          {t(`role.${role}`)}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item onClick={() => onChange({ kind: 'sign-out', account })}>{t('action.sessions')}</Menu.Item>
      <Menu.Item onClick={() => onChange({ kind: 'reset-link', account })}>{t('action.resetLink')}</Menu.Item>
      <Menu.Item
        color={isDisabled ? undefined : 'red'}
        onClick={() => onChange({ kind: isDisabled ? 'enable' : 'disable', account })}
      >
        {isDisabled ? t('action.enable') : t('action.disable')}
      </Menu.Item>
    </RowMenu>
  );
}
