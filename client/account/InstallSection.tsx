import { Button, Group, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { installOffer } from '../platform/service-worker';
import { Section } from '../ui/Section';
import { t } from './texts';

/** The offer to install the app, where the browser makes one. */
export function InstallSection() {
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.isMade);
  if (!isOffered) return null;
  return (
    <Section title={t('install.title')}>
      <Text size="sm">{t('install.text')}</Text>
      <Group>
        <Button mih={44} onClick={() => void installOffer.accept()}>
          {t('install.action')}
        </Button>
      </Group>
    </Section>
  );
}
