import { Text, type TextProps, Tooltip } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { exactTime, relativeTime } from './relative-time';

const MINUTE_MS = 60_000;
let minute = Math.floor(Date.now() / MINUTE_MS);

/** One timer for every time on the page. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(() => {
    minute = Math.floor(Date.now() / MINUTE_MS);
    listener();
  }, MINUTE_MS);
  return () => clearInterval(timer);
}

interface RelativeTimeProps extends TextProps {
  /** ISO 8601. */
  value: string;
}

/** `5m ago`, kept true each minute; the exact time on hover. */
export function RelativeTime({ value, ...text }: RelativeTimeProps) {
  useSyncExternalStore(subscribe, () => minute);
  const time = new Date(value);
  return (
    <Tooltip label={exactTime(time)}>
      <Text component="time" dateTime={value} size="xs" c="dimmed" span {...text}>
        {relativeTime(time, new Date())}
      </Text>
    </Tooltip>
  );
}
