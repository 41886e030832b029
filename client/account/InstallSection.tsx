import { Button, Group, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { installOffer } from '../platform/service-worker';
import { Section } from '../ui/Section';

/** The offer to install the app, where the browser makes one. */
export function InstallSection() {
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.isMade);
  if (!isOffered) return null;
  return (
    <Section title="Install Starling">
      <Text size="sm">Starling can have its own window and icon, like any other app. It takes almost no space.</Text>
      <Group>
        <Button mih={44} onClick={() => void installOffer.accept()}>
          Install
        </Button>
      </Group>
    </Section>
  );
}
