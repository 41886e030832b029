import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Rich } from '../platform/languages/Rich';
import classes from './calendars.module.css';
import { t } from './texts';

const WAYS = [
  ['Google', 'address.google'],
  ['Apple', 'address.apple'],
  ['Thunderbird', 'address.thunderbird'],
] as const;

/** The address of a new link, and where it goes. */
export function CalendarAddress({ url, onClose }: { url: string; onClose: () => void }) {
  const link = new URL(url, window.location.origin).href;
  return (
    <Stack gap="md">
      <Text size="sm">
        <Rich text={t('address.text')} parts={{ b: (words) => <strong>{words}</strong> }} />
      </Text>
      <TextInput
        label={t('address.label')}
        value={link}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <dl className={classes.ways}>
        {WAYS.map(([program, how]) => (
          <div key={program}>
            <dt>{program}</dt>
            <dd>{t(how)}</dd>
          </div>
        ))}
      </dl>
      <Group justify="flex-end" gap="xs">
        <CopyButton value={link} timeout={4_000}>
          {({ copied, copy }) => (
            <Button
              mih={44}
              variant="light"
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              onClick={copy}
            >
              {copied ? t('address.copied') : t('address.copy')}
            </Button>
          )}
        </CopyButton>
        <Button mih={44} onClick={onClose}>
          {t('address.done')}
        </Button>
      </Group>
    </Stack>
  );
}
