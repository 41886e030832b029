import { Badge, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useUser } from '../session/useSession';
import { GoogleMark } from '../sign-in/GoogleMark';
import { requestGoogleCode, requestPracticeCode } from '../sign-in/google-pop-up';
import { useAction } from '../sign-in/useAction';
import { useAuthOptions } from '../sign-in/useAuthOptions';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { Section } from '../ui/Section';
import { linkGoogle, syncGoogle, unlinkGoogle } from './account-api';
import { t } from './texts';

/** Shows whether a Google account is linked, and links or unlinks it. */
export function GoogleLink() {
  const { google_linked: isLinked } = useUser();
  const options = useAuthOptions();
  const { running, run } = useAction();
  const { withFreshSignIn, dialog } = useFreshSignIn('/profile', t('google.purpose'));
  const change = (name: 'link' | 'unlink', work: () => Promise<void>) =>
    run(name, async () => {
      if (!(await withFreshSignIn(work))) return;
      notifications.show({ color: 'sheen', message: t(`google.done.${name}`) });
    });
  const clientId = options?.google === 'google' ? options.google_client_id : null;
  const isPractice = options?.google === 'practice';
  return (
    <Section title={t('google.title')}>
      <Group justify="space-between">
        <Group gap="sm">
          <GoogleMark />
          <Badge color={isLinked ? 'sheen' : 'gray'}>{isLinked ? t('google.linked') : t('google.unlinked')}</Badge>
        </Group>
        <Group gap="xs">
          {isLinked && (
            <>
              <Button
                variant="light"
                size="xs"
                loading={running === 'sync'}
                onClick={() => run('sync', syncGoogle, t('google.copied'))}
              >
                {t('google.copy')}
              </Button>
              <Button
                variant="default"
                size="xs"
                loading={running === 'unlink'}
                onClick={() => change('unlink', unlinkGoogle)}
              >
                {t('google.unlink')}
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
              {t('google.link')}
            </Button>
          )}
        </Group>
      </Group>
      {!isLinked && options?.google === 'off' && (
        <Text size="sm" c="dimmed">
          {t('google.off')}
        </Text>
      )}
      {dialog}
    </Section>
  );
}
