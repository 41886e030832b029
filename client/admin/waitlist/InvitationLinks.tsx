import { ActionIcon, Button, Card, CopyButton, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconCheck, IconCopy, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from '../admin.module.css';

export interface Invitation {
  email: string;
  /** A path on this server. */
  invitationUrl: string;
}

interface InvitationLinksProps {
  invitations: readonly Invitation[];
  onClose: () => void;
}

/** The links of new approvals. The server stores only their hashes, so they cannot be shown again. */
export function InvitationLinks({ invitations, onClose }: InvitationLinksProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (invitations.length > 0) card.current?.scrollIntoView({ block: 'nearest' });
  }, [invitations]);
  if (invitations.length === 0) return null;
  return (
    <Card ref={card} component="section" aria-label="Invitation links" mb="md" className={classes.invitationCard}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" mb="sm">
        <div>
          <Title order={2} size="h4">
            {invitations.length === 1 ? 'Invitation link' : 'Invitation links'}
          </Title>
          <Text size="sm" c="dimmed">
            Send each link only to the owner of the email address. It works once within 30 days and lets them sign in
            with a password. People who sign in with Google need no link. Copy the links now: they are not shown again,
            but you can create new ones.
          </Text>
        </div>
        <ActionIcon variant="subtle" color="gray" onClick={onClose} aria-label="Close the invitation links">
          <IconX size={18} />
        </ActionIcon>
      </Group>
      <Stack gap="sm" className={classes.invitations}>
        {invitations.map(({ email, invitationUrl }) => (
          <InvitationLink
            key={invitationUrl}
            email={email}
            link={new URL(invitationUrl, window.location.origin).href}
          />
        ))}
      </Stack>
    </Card>
  );
}

function InvitationLink({ email, link }: { email: string; link: string }) {
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        flex={1}
        label={email}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        aria-label={`Invitation link for ${email}`}
      />
      <CopyButton value={link}>
        {({ copied, copy }) => (
          <Button
            variant="light"
            onClick={copy}
            leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            aria-label={`Copy the link for ${email}`}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
