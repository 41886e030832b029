import { Badge, Button, Group, Menu, Text } from '@mantine/core';
import type { HouseholdFieldsFragment, HouseholdMemberFieldsFragment } from '../gql/graphql';
import { dayText } from '../ui/dates';
import { RowMenu } from '../ui/RowMenu';
import { UserAvatar } from '../ui/UserAvatar';
import { roleLabel } from './household-words';
import classes from './households.module.css';
import { commandsFor, type MemberCommand } from './member-commands';
import { t } from './texts';
import { useChildNames } from './useChildNames';

export type Member = HouseholdMemberFieldsFragment;

const RED: ReadonlySet<MemberCommand> = new Set(['remove', 'refuse', 'leave']);

interface MemberRowProps {
  member: Member;
  household: HouseholdFieldsFragment;
  isReader: boolean;
  onCommand: (command: MemberCommand) => void;
}

/** An adult of the household. Someone who waits for a confirmation has the buttons for it in the row. */
export function MemberRow({ member, household, isReader, onCommand }: MemberRowProps) {
  const { displayName, role, label, until, childIds, state } = member;
  const namesOf = useChildNames();
  const commands = commandsFor({ member, readerRole: household.role, isReader, memberCount: household.members.length });
  const isPending = state === 'PENDING';
  const helped = namesOf(childIds) || t('member.noChild');
  return (
    <li className={classes.row}>
      <UserAvatar name={displayName} size={40} />
      <div className={classes.rowText}>
        <Group gap={8}>
          <Text fw={650}>{isReader ? t('member.you', { name: displayName }) : displayName}</Text>
          <Badge color={role === 'HELPER' ? 'beak' : 'plume'}>{roleLabel(role)}</Badge>
          {isPending && <Badge color="orange">{t('member.waits')}</Badge>}
        </Group>
        {label && <Text size="sm">{label}</Text>}
        {role === 'HELPER' && (
          <Text size="sm" c="dimmed">
            {until ? t('member.until', { children: helped, day: dayText(until) }) : helped}
          </Text>
        )}
        {isPending && commands.includes('confirm') && (
          <Group gap="xs" mt={6}>
            <Button size="xs" onClick={() => onCommand('confirm')}>
              {t('member.confirm')}
            </Button>
            <Button size="xs" variant="default" onClick={() => onCommand('refuse')}>
              {t('member.refuse')}
            </Button>
          </Group>
        )}
      </div>
      {!isPending && commands.length > 0 && (
        <RowMenu label={t('member.actions', { name: displayName })}>
          {commands.map((command) => (
            <Menu.Item key={command} color={RED.has(command) ? 'red' : undefined} onClick={() => onCommand(command)}>
              {t(`command.${command}`)}
            </Menu.Item>
          ))}
        </RowMenu>
      )}
    </li>
  );
}

export type { MemberCommand };
