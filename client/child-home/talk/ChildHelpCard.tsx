import { Button, Title } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useId } from 'react';
import { countryOf, telLink } from '../../chat/view/help-lines';
import { ReadAloud } from '../speech/ReadAloud';
import classes from './ChildMessages.module.css';

const TEXT = 'You did right to tell. Find a grown-up you trust. You can also call.';

/** Below a safety answer on a child's device: who the child can tell, and phone numbers for children. */
export function ChildHelpCard() {
  const headingId = useId();
  const { emergency, lines } = countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <section className={classes.help} aria-labelledby={headingId}>
      <div className={classes.helpHead}>
        <Title order={2} size="h3" id={headingId}>
          You did right to tell
        </Title>
        <ReadAloud text={TEXT} name="You did right to tell" />
      </div>
      <p>Find a grown-up you trust. You can also call:</p>
      <div className={classes.buttons}>
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
    </section>
  );
}
