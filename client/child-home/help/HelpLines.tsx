import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { countryOf, telLink } from '../../chat/view/help-lines';
import classes from './help.module.css';

/** Phone numbers that children can call. */
export function HelpLines() {
  const { emergency, lines } = countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
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
        color="red"
        leftSection={<IconPhone size={24} aria-hidden="true" />}
      >
        In danger now: {emergency}
      </Button>
    </div>
  );
}
