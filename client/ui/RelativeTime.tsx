import { useSyncExternalStore } from 'react';
import { LazyTooltip } from './LazyTooltip';
import classes from './RelativeTime.module.css';
import { exactTime, relativeTime, relativeTimeInSentence } from './relative-time';

const MINUTE_MS = 60_000;
let minute = Math.floor(Date.now() / MINUTE_MS);
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const currentMinute = () => minute;

/** One timer for every time on the page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    minute = Math.floor(Date.now() / MINUTE_MS);
    for (const one of listeners) one();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

interface RelativeTimeProps {
  /** ISO 8601. */
  value: string;
  /** Within a sentence it begins with a small letter. */
  inSentence?: boolean;
  /** Has the size and the colour of the text around it, as it always has within a sentence. */
  inherit?: boolean;
  className?: string;
}

/** `5m ago`, updated each minute, with the exact time on hover. Lists have many of them, so it is a plain element. */
export function RelativeTime({ value, inSentence = false, inherit = inSentence, className = '' }: RelativeTimeProps) {
  useSyncExternalStore(subscribe, currentMinute, currentMinute);
  const time = new Date(value);
  return (
    <LazyTooltip label={<ExactTime time={time} />}>
      <time dateTime={value} className={inherit ? className : `${classes.small} ${className}`}>
        {(inSentence ? relativeTimeInSentence : relativeTime)(time, new Date())}
      </time>
    </LazyTooltip>
  );
}

/** Written only when it is shown: formatting a full date costs more than the rest of the row. */
function ExactTime({ time }: { time: Date }) {
  return exactTime(time);
}
