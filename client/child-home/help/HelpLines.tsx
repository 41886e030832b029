import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { countryOf, telLink } from '../../chat/view/help-lines';
import { t } from '../texts';
import classes from './help.module.css';

interface HelpLinesProps {
  /** Of the child; the device's where no child is known. */
  timeZone?: string | undefined;
}

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Phone numbers that children can call, by the country of the time zone. */
export function HelpLines({ timeZone = ownTimeZone() }: HelpLinesProps) {
  const { emergency, lines } = countryOf(timeZone);
  return (
    <div className={classes.lines}>
      {lines.map(
        ({ name, call, isForChildren }) =>
          isForChildren &&
          call && (
            <Button
              key={name}
              component="a"
              href={telLink(call)}
              leftSection={<IconPhone size={24} aria-hidden="true" />}
            >
              {name}: {call}
            </Button>
          ),
      )}
      <Button
        component="a"
        href={telLink(emergency)}
        color="ink"
        leftSection={<IconPhone size={24} aria-hidden="true" />}
      >
        {t('help.danger', { number: emergency })}
      </Button>
    </div>
  );
}
