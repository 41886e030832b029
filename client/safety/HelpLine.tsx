import { Button } from '@mantine/core';
import { IconMessage, IconPhone, IconWorld } from '@tabler/icons-react';
import type { HelpLineBody } from '../../contract/help-lines';
import { smsLink, telLink } from '../chat/view/help-lines';
import { languageName } from '../platform/languages/names';
import { calendarDayText } from '../ui/dates';
import { firstNumber } from './first-number';
import { agesText, hoursText } from './help-line-words';
import classes from './safety-page.module.css';
import { t } from './texts';

interface HelpLineProps {
  line: HelpLineBody;
  /** Whether it says when a person last called the number. */
  isCheckNamed: boolean;
}

/** One place to turn to, with a button for each way to reach it. */
export function HelpLine({ line, isCheckNamed }: HelpLineProps) {
  const { name, call, text, url, ages, hours, languages, checked_on: checkedOn } = line;
  const number = call && firstNumber(call);
  return (
    <li className={classes.line} data-emergency={line.is_emergency || undefined}>
      <div>
        <strong>{name}</strong>
        {call !== number && <span className={classes.detail}>{call}</span>}
        <span className={classes.detail}>
          {[ages && agesText(ages), hoursText(hours), languages.map(languageName).join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {isCheckNamed && (
          <span className={classes.detail}>
            {checkedOn ? t('help.checkedOn', { date: calendarDayText(checkedOn) }) : t('help.unchecked')}
          </span>
        )}
      </div>
      <div className={classes.ways}>
        {number && (
          <Button
            component="a"
            href={telLink(number)}
            color={line.is_emergency ? 'red' : undefined}
            variant={line.is_emergency ? 'filled' : 'light'}
            leftSection={<IconPhone size={18} />}
            aria-label={t('help.call', { name, number })}
          >
            {number}
          </Button>
        )}
        {text && (
          <Button
            component="a"
            href={smsLink({ to: text })}
            variant="light"
            leftSection={<IconMessage size={18} />}
            aria-label={t('help.text', { name, number: text })}
          >
            {text}
          </Button>
        )}
        {url && (
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            variant="subtle"
            leftSection={<IconWorld size={18} />}
            aria-label={t('help.site', { name })}
          >
            {t('help.website')}
          </Button>
        )}
      </div>
    </li>
  );
}
