import { Button, Group, Switch, Text } from '@mantine/core';
import { notifications as toasts } from '@mantine/notifications';
import { useState } from 'react';
import { rest } from '../platform/rest';
import { forgetPush, subscribeToPush } from '../push/browser-push';
import { factsOfBrowser, type PushSupport, pushSupport } from '../push/push-support';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { t } from './texts';

const HINTS = {
  denied: 'desktop.denied',
  needs_install: 'desktop.needsInstall',
  unsupported: 'desktop.unsupported',
} as const;

/** Why notifications do not work in this browser; null if they do or may. */
function hintOf(support: PushSupport): string | null {
  return support in HINTS ? t(HINTS[support as keyof typeof HINTS]) : null;
}

/** Where the labels of switches begin. */
const BESIDE_SWITCH = 50;

/** Notifications while no page is open. The browser asks for its permission only when the user turns them on. */
export function DesktopSwitch() {
  const { notifications } = useUser().settings;
  const [support, setSupport] = useState(() => pushSupport(factsOfBrowser()));
  const { run, running } = useAction();
  const hint = hintOf(support);
  const isOn = notifications.desktop;
  const isImpossible = support === 'unsupported' || support === 'needs_install';

  const turn = async (desktop: boolean) => {
    if (desktop && (await Notification.requestPermission()) !== 'granted') {
      setSupport(pushSupport(factsOfBrowser()));
      return;
    }
    setSupport(pushSupport(factsOfBrowser()));
    await updateSettings({ notifications: { desktop } });
    await (desktop ? subscribeToPush() : forgetPush());
  };
  const test = async () => {
    if (support === 'granted') await subscribeToPush();
    await rest.post('/notifications/test');
    toasts.show({ title: t('desktop.testSent'), message: t('desktop.testText') });
  };

  return (
    <>
      <Switch
        label={t('desktop.label')}
        description={t('desktop.text')}
        checked={isOn}
        disabled={isImpossible && !isOn}
        onChange={({ currentTarget }) => {
          const wanted = currentTarget.checked;
          void run('desktop', () => turn(wanted));
        }}
      />
      {hint && (
        <Text size="sm" c="dimmed" ps={BESIDE_SWITCH}>
          {hint}
        </Text>
      )}
      {isOn && support === 'askable' && (
        <Text size="sm" c="dimmed" ps={BESIDE_SWITCH}>
          {t('desktop.notHere')}
        </Text>
      )}
      {isOn && support === 'granted' && (
        <Group ps={BESIDE_SWITCH}>
          <Button variant="default" mih={44} loading={running === 'test'} onClick={() => void run('test', test)}>
            {t('desktop.test')}
          </Button>
        </Group>
      )}
    </>
  );
}
