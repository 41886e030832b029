import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconShare } from '@tabler/icons-react';
import { Rich } from '../platform/languages/Rich';
import { momentText } from '../ui/dates';
import type { CreatedInvitation } from './InviteForm';
import { t } from './texts';

interface InvitationLinkProps {
  invitation: CreatedInvitation;
  householdName: string;
  /** Whether Starling has sent the link to the address of the invitation. */
  isMailed: boolean;
  onClose: () => void;
}

/** The new link: to copy, or to share where the browser can. */
export function InvitationLink({ invitation, householdName, isMailed, onClose }: InvitationLinkProps) {
  const { url, email, expiresAt } = invitation;
  const link = new URL(url, window.location.origin).href;
  const share = async () => {
    try {
      await navigator.share({ title: t('link.shareTitle', { household: householdName }), url: link });
    } catch (error) {
      // Closing the system's dialog is no failure, and the link can still be copied.
      if (!(error instanceof DOMException)) throw error;
    }
  };
  return (
    <Stack gap="md">
      {isMailed && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('link.mailed', { email: email ?? '' })}
        </Text>
      )}
      <Text size="sm">
        <Rich
          text={t('link.text', { time: momentText(expiresAt) })}
          parts={{ b: (words) => <strong>{words}</strong> }}
        />
      </Text>
      <TextInput
        label={t('link.label')}
        value={link}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end" gap="xs">
        {'share' in navigator && (
          <Button variant="default" mih={44} leftSection={<IconShare size={16} />} onClick={() => void share()}>
            {t('link.share')}
          </Button>
        )}
        <CopyButton value={link} timeout={4_000}>
          {({ copied, copy }) => (
            <Button
              mih={44}
              variant="light"
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              onClick={copy}
            >
              {copied ? t('link.copied') : t('link.copy')}
            </Button>
          )}
        </CopyButton>
        <Button mih={44} onClick={onClose}>
          {t('link.done')}
        </Button>
      </Group>
    </Stack>
  );
}
