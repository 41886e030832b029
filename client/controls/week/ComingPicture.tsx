import { Alert, Stack } from '@mantine/core';
import { IconClockHour3 } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useIsPhone } from '../../ui/useIsPhone';
import { wallTimeAt } from '../child-clock';
import { t } from '../texts';
import type { ChildNow } from '../useChildNow';
import { clockChangeText, comingDays, quietText } from './coming-days';
import { WeekFrame } from './WeekFrame';
import classes from './week.module.css';
import { DAY_MINUTES } from './week-geometry';

/** The coming seven days as the server decides them, with extra time and clock changes. */
export function ComingPicture({ now: { now, zone, timeline } }: { now: ChildNow }) {
  const layout = useIsPhone() ? 'rows' : 'columns';
  const days = comingDays(timeline, now, zone);
  const { minutes, weekday } = wallTimeAt(now, zone);
  return (
    <Stack gap="sm">
      {days.map(
        ({ date, change }) =>
          change && (
            <Alert key={date} color="beak" variant="light" icon={<IconClockHour3 />}>
              {clockChangeText(change, timeline, zone)}
            </Alert>
          ),
      )}
      <WeekFrame
        layout={layout}
        label={t('week.comingLabel')}
        today={weekday}
        days={days.map((day) => day.weekday)}
        noteOf={(index) => String(Number(days[index]?.date.slice(8)))}
        renderTrack={(day, index) => (
          <>
            {days[index]?.quiet.map((part) => (
              <div
                key={part.from}
                className={classes.block}
                data-still
                data-opens={part.from > 0 || undefined}
                data-closes={part.to < DAY_MINUTES || undefined}
                title={quietText(part, zone)}
                style={placeOf(part.from, part.to)}
              >
                <span className="visually-hidden">{quietText(part, zone)}</span>
              </div>
            ))}
            {index === 0 && day === weekday && (
              <i className={classes.now} style={{ '--from': minutes / DAY_MINUTES } as CSSProperties} />
            )}
          </>
        )}
      />
    </Stack>
  );
}

function placeOf(from: number, to: number): CSSProperties {
  return {
    '--from': from / DAY_MINUTES,
    '--size': (to - from) / DAY_MINUTES,
    '--lane': 0,
    '--lanes': 1,
  } as CSSProperties;
}
