import { IconCheck } from '@tabler/icons-react';
import { Picture } from '../../library/pictures/Picture';
import { pictureOf } from '../../schedules/schedule-pictures';
import { ReadAloud } from '../speech/ReadAloud';
import { t } from '../texts';
import { type DayEntry, leftText } from './my-day';
import classes from './my-day.module.css';

interface NowCardProps {
  entry: DayEntry;
  moment: number;
  isSending: (id: string, step?: number) => boolean;
  onMark: (step?: number) => void;
}

/** What is now: a large picture, how long it lasts, and steps to tick. */
export function NowCard({ entry, moment, isSending, onMark }: NowCardProps) {
  const { id, title, kind, endsAt, steps } = entry;
  const left = endsAt && Date.parse(endsAt) > moment ? leftText(Date.parse(endsAt), moment) : '';
  return (
    <li className={classes.nowCard} aria-labelledby={`now-${id}`}>
      <div className={classes.nowTop}>
        <Picture name={pictureOf(entry.picture) ?? (kind === 'REMINDER' ? 'bulb' : 'sun')} className={classes.big} />
        <div className={classes.nowWords}>
          <h2 className={classes.nowTitle} id={`now-${id}`}>
            {title}
          </h2>
          {left && <p className={classes.left}>{left}</p>}
        </div>
        <ReadAloud
          text={[`${title}.`, left, ...steps.map(({ text }) => `${text}.`)].filter(Boolean).join(' ')}
          name={title}
        />
      </div>
      {steps.length > 0 ? (
        <ul className={classes.steps}>
          {steps.map(({ text, done }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place.
            <li key={index}>
              <TickButton text={text} isDone={done || isSending(id, index)} onTick={() => onMark(index)} />
            </li>
          ))}
        </ul>
      ) : (
        <TickButton
          text={t('day.parts.done')}
          name={t('day.doneNamed', { title })}
          isDone={isSending(id)}
          onTick={() => onMark()}
        />
      )}
    </li>
  );
}

interface TickButtonProps {
  text: string;
  /** For screen readers, where the text does not say what is done. */
  name?: string;
  isDone: boolean;
  onTick: () => void;
}

/** One press ticks it. It keeps its focus, and a second press does nothing. */
export function TickButton({ text, name, isDone, onTick }: TickButtonProps) {
  return (
    <button
      type="button"
      className={classes.tick}
      aria-label={name}
      aria-pressed={isDone}
      aria-disabled={isDone || undefined}
      onClick={() => !isDone && onTick()}
    >
      <span className={classes.box}>{isDone && <IconCheck size={34} stroke={3.2} aria-hidden="true" />}</span>
      {text}
    </button>
  );
}
