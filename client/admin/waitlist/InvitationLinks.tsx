import { ActionIcon, Button, Card, CopyButton, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconCheck, IconCopy, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from '../admin.module.css';
import { t } from './texts';

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
    <Card ref={card} component="section" aria-label={t('links.label')} mb="md" className={classes.invitationCard}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" mb="sm">
        <div>
          <Title order={2} size="h4">
            {t('links.title', { count: invitations.length })}
          </Title>
          <Text size="sm" c="dimmed">
            {t('links.text')}
          </Text>
        </div>
        <ActionIcon variant="subtle" color="gray" onClick={onClose} aria-label={t('links.close')}>
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
        aria-label={t('links.of', { email })}
      />
      <CopyButton value={link}>
        {({ copied, copy }) => (
          <Button
            variant="light"
            onClick={copy}
            leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            aria-label={t('links.copyOf', { email })}
          >
            {copied ? t('links.copied') : t('links.copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
