import { Text } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { errorCodeOf, fieldErrorsOf, messageOf } from '../platform/api-error';
import classes from './recurrence.module.css';
import type { RepeatForm } from './repeat';
import { t } from './texts';
import { usePreview } from './usePreview';
import { previewWords } from './when-words';

/** The next five times, before anything is saved. A clock change that moves one of them is said in words. */
export function PreviewTimes({ form }: { form: RepeatForm }) {
  const { times, zone, isStale, error } = usePreview(form);
  return (
    <section className={classes.preview} aria-label={t('preview.title')} data-stale={isStale || undefined}>
      <Text size="sm" fw={650}>
        {t('preview.title')}
      </Text>
      <div role="status">
        {error && !times && <Text size="sm">{problemText(error)}</Text>}
        {!error && !times && (
          <Text size="sm" c="dimmed">
            {t('preview.waiting')}
          </Text>
        )}
        {times?.length === 0 && <Text size="sm">{t('preview.over')}</Text>}
        {times && times.length > 0 && (
          <ol className={classes.times}>
            {times.map((time) => {
              const { when, note } = previewWords(time, zone);
              return (
                <li key={time.at}>
                  {when}
                  {note && (
                    <span className={classes.note}>
                      <IconClockExclamation size={18} aria-hidden="true" />
                      {note}
                    </span>
                  )}
                </li>
              );
            })}
          </ol>
        )}
      </div>
    </section>
  );
}

function problemText(error: Error): string {
  if (errorCodeOf(error) === 'never_happens') return t('preview.never');
  return Object.values(fieldErrorsOf(error))[0] ?? messageOf(error);
}
