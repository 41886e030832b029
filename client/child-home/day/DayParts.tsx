import type { ReactNode } from 'react';
import { t } from '../texts';
import { DayRow } from './DayRow';
import { type DayEntry, type MyDay, startText } from './my-day';
import classes from './my-day.module.css';
import { NowCard } from './NowCard';

interface DayPartsProps {
  day: MyDay;
  moment: number;
  zone: string;
  isSending: (id: string, step?: number) => boolean;
  onMark: (entry: DayEntry, step?: number) => void;
}

/** Now, next, and below them the rest of the day. */
export function DayParts({ day, moment, zone, isSending, onMark }: DayPartsProps) {
  const { now, next, later, earlier, done } = day;
  const starts = ({ startsAt }: DayEntry) => startText(Date.parse(startsAt), moment, zone);
  return (
    <div className={classes.parts}>
      <Part part="now" isShown={now.length > 0}>
        {now.map((entry) => (
          <NowCard
            key={entry.id}
            entry={entry}
            moment={moment}
            isSending={isSending}
            onMark={(step) => onMark(entry, step)}
          />
        ))}
      </Part>
      <Part part="next" isShown={next !== null}>
        {next && <DayRow entry={next} note={starts(next)} />}
      </Part>
      <Part part="later" isShown={later.length > 0}>
        {later.map((entry) => (
          <DayRow key={entry.id} entry={entry} note={starts(entry)} />
        ))}
      </Part>
      <Part part="earlier" isShown={earlier.length > 0}>
        {earlier.map((entry) => (
          <DayRow key={entry.id} entry={entry} onMark={() => onMark(entry)} />
        ))}
      </Part>
      <Part part="done" isShown={done.length > 0}>
        {done.map((entry) => (
          <DayRow key={entry.id} entry={entry} isDone />
        ))}
      </Part>
    </div>
  );
}

function Part({ part, isShown, children }: { part: keyof MyDay; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  const title = t(`day.parts.${part}`);
  return (
    <section aria-label={title} data-part={part}>
      <p className={classes.partTitle} aria-hidden="true">
        {title}
      </p>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}
