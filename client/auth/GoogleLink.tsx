import { Badge, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useUser } from '../platform/useSession';
import { linkGoogle, syncGoogle, unlinkGoogle } from './account-api';
import { GoogleMark } from './GoogleMark';
import { requestGoogleCode, requestPracticeCode } from './google-script';
import { Section } from './Section';
import { useAction } from './useAction';
import { useAuthOptions } from './useAuthOptions';
import { useFreshSignIn } from './useFreshSignIn';

/** Whether a Google account is linked, and the ways to change that (spec §4). */
export function GoogleLink() {
  const { google_linked: isLinked } = useUser();
  const options = useAuthOptions();
  const { running, run } = useAction();
  const { withFreshSignIn, dialog } = useFreshSignIn('/profile', 'link or unlink a Google account');
  const change = (name: 'link' | 'unlink', work: () => Promise<void>) =>
    run(name, async () => {
      if (!(await withFreshSignIn(work))) return;
      notifications.show({ color: 'sheen', message: `Google account ${name}ed. Other sessions have ended.` });
    });
  const clientId = options?.google === 'google' ? options.google_client_id : null;
  const isPractice = options?.google === 'practice';
  return (
    <Section title="Google account">
      <Group justify="space-between">
        <Group gap="sm">
          <GoogleMark />
          <Badge color={isLinked ? 'sheen' : 'gray'}>{isLinked ? 'Linked' : 'Unlinked'}</Badge>
        </Group>
        <Group gap="xs">
          {isLinked && (
            <>
              <Button
                variant="light"
                size="xs"
                loading={running === 'sync'}
                onClick={() => run('sync', syncGoogle, 'Name and picture taken from Google')}
              >
                Take name and picture from Google
              </Button>
              <Button
                variant="default"
                size="xs"
                loading={running === 'unlink'}
                onClick={() => change('unlink', unlinkGoogle)}
              >
                Unlink
              </Button>
            </>
          )}
          {!isLinked && (clientId || isPractice) && (
            <Button
              variant="light"
              size="xs"
              loading={running === 'link'}
              onClick={() =>
                change('link', async () =>
                  linkGoogle(await (clientId ? requestGoogleCode(clientId) : requestPracticeCode())),
                )
              }
            >
              Link
            </Button>
          )}
        </Group>
      </Group>
      {!isLinked && options?.google === 'off' && (
        <Text size="sm" c="dimmed">
          Google is not set up on this service, so there is nothing to link.
        </Text>
      )}
      {dialog}
    </Section>
  );
}
