import { Title } from '@mantine/core';
import { useId } from 'react';
import { HelpLines } from '../help/HelpLines';
import { ReadAloud } from '../speech/ReadAloud';
import { useOwnTime } from '../time/useOwnTime';
import classes from './ChildMessages.module.css';

const TEXT = 'You did right to tell. Find a grown-up you trust. You can also call.';

/** Below a safety answer on a child's device: who the child can tell, and phone numbers for children. */
export function ChildHelpCard() {
  const headingId = useId();
  const timeZone = useOwnTime()?.state.timeZone;
  return (
    <section className={classes.help} aria-labelledby={headingId}>
      <div className={classes.helpHead}>
        <Title order={2} size="h3" id={headingId}>
          You did right to tell
        </Title>
        <ReadAloud text={TEXT} name="You did right to tell" />
      </div>
      <p>Find a grown-up you trust. You can also call:</p>
      <HelpLines timeZone={timeZone} />
    </section>
  );
}
