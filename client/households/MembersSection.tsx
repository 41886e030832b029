import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { HouseholdFieldsFragment } from '../gql/graphql';
import { useUser } from '../session/useSession';
import { Section } from '../ui/Section';
import classes from './households.module.css';
import { InvitationList } from './InvitationList';
import { InviteDialog } from './InviteDialog';
import { MemberDialogs } from './MemberDialogs';
import { type Member, type MemberCommand, MemberRow } from './MemberRow';
import { t } from './texts';

/** The adults of the household, and the invitations that are open. */
export function MembersSection({ household }: { household: HouseholdFieldsFragment }) {
  const { id: readerId } = useUser();
  const [isInviting, setIsInviting] = useState(false);
  const [open, setOpen] = useState<{ member: Member; command: MemberCommand } | null>(null);
  const isGuardian = household.role !== 'HELPER';
  return (
    <Section
      title={t('members.title')}
      hint={t('members.hint')}
      actions={
        isGuardian && (
          <Button size="sm" leftSection={<IconUserPlus size={16} />} onClick={() => setIsInviting(true)}>
            {t('members.invite')}
          </Button>
        )
      }
    >
      <ul className={classes.rows}>
        {household.members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            household={household}
            isReader={member.userId === readerId}
            onCommand={(command) => setOpen({ member, command })}
          />
        ))}
      </ul>
      {isGuardian && <InvitationList householdId={household.id} />}
      <InviteDialog household={household} opened={isInviting} onClose={() => setIsInviting(false)} />
      <MemberDialogs open={open} household={household} onClose={() => setOpen(null)} />
    </Section>
  );
}
