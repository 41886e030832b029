import { Button, Group, Switch, Text } from '@mantine/core';
import { notifications as toasts } from '@mantine/notifications';
import { useState } from 'react';
import { rest } from '../platform/rest';
import { forgetPush, subscribeToPush } from '../push/browser-push';
import { factsOfBrowser, type PushSupport, pushSupport } from '../push/push-support';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';

const HINTS: Readonly<Partial<Record<PushSupport, string>>> = {
  denied:
    'Your browser blocks notifications from Starling. Allow them in the settings of this website, and load this page again.',
  needs_install:
    'On an iPhone or iPad, first put Starling on your Home Screen: tap Share, then Add to Home Screen. Then open it from there and come back to this page.',
  unsupported:
    'This browser cannot show notifications here. They need a secure (https) address and a browser with Web Push.',
};

/** Where the labels of switches begin. */
const BESIDE_SWITCH = 50;

/** Notifications while no page is open. The browser asks for its permission only when the user turns them on. */
export function DesktopSwitch() {
  const { notifications } = useUser().settings;
  const [support, setSupport] = useState(() => pushSupport(factsOfBrowser()));
  const { run, running } = useAction();
  const isOn = notifications.desktop;
  const isImpossible = support === 'unsupported' || support === 'needs_install';

  const turn = async (desktop: boolean) => {
    if (desktop && (await Notification.requestPermission()) !== 'granted') {
      setSupport(pushSupport(factsOfBrowser()));
      return;
    }
    setSupport(pushSupport(factsOfBrowser()));
    await updateSettings({ notifications: { ...notifications, desktop } });
    await (desktop ? subscribeToPush() : forgetPush());
  };
  const test = async () => {
    if (support === 'granted') await subscribeToPush();
    await rest.post('/notifications/test');
    toasts.show({ title: 'Test sent', message: 'It should appear within a few seconds.' });
  };

  return (
    <>
      <Switch
        label="Desktop"
        description="Show notifications on this device, also while Starling is closed"
        checked={isOn}
        disabled={isImpossible && !isOn}
        onChange={({ currentTarget }) => {
          const wanted = currentTarget.checked;
          void run('desktop', () => turn(wanted));
        }}
      />
      {HINTS[support] && (
        <Text size="sm" c="dimmed" pl={BESIDE_SWITCH}>
          {HINTS[support]}
        </Text>
      )}
      {isOn && support === 'askable' && (
        <Text size="sm" c="dimmed" pl={BESIDE_SWITCH}>
          Notifications are on, but not in this browser yet. Turn the switch off and on again to allow them here.
        </Text>
      )}
      {isOn && support === 'granted' && (
        <Group pl={BESIDE_SWITCH}>
          <Button variant="default" mih={44} loading={running === 'test'} onClick={() => void run('test', test)}>
            Send a test notification
          </Button>
        </Group>
      )}
    </>
  );
}
