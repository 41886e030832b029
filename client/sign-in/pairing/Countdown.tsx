import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from './texts';

/** How long the code still works. A screen reader finds it, but is not interrupted by it. */
export function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <Text component="p" m={0} c="dimmed" className="tabular-numbers" role="timer" aria-live="off">
      {t('countdown', { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` })}
    </Text>
  );
}
