import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './calendars.module.css';

const WAYS: readonly [program: string, how: string][] = [
  ['Google', 'On a computer: Other calendars, +, From URL. Google looks again once or twice a day.'],
  ['Apple', 'Calendar, File, New Calendar Subscription. On a phone: Add Calendar, Add Subscription Calendar.'],
  ['Thunderbird', 'New Calendar, On the Network, and the link as its location.'],
];

/** The address of a new link, and where it goes. */
export function CalendarAddress({ url, onClose }: { url: string; onClose: () => void }) {
  const link = new URL(url, window.location.origin).href;
  return (
    <Stack gap="md">
      <Text size="sm">
        Copy it now. <strong>It is not shown again.</strong>
      </Text>
      <TextInput
        label="Calendar link"
        value={link}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <dl className={classes.ways}>
        {WAYS.map(([program, how]) => (
          <div key={program}>
            <dt>{program}</dt>
            <dd>{how}</dd>
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
              {copied ? 'Copied' : 'Copy link'}
            </Button>
          )}
        </CopyButton>
        <Button mih={44} onClick={onClose}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
