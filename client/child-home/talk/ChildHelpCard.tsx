import { Title } from '@mantine/core';
import { useId } from 'react';
import { HelpLines } from '../help/HelpLines';
import { ReadAloud } from '../speech/ReadAloud';
import { useOwnTime } from '../time/useOwnTime';
import classes from './ChildMessages.module.css';
import { t } from './texts';

/** Below a safety answer on a child's device: who the child can tell, and phone numbers for children. */
export function ChildHelpCard() {
  const headingId = useId();
  const timeZone = useOwnTime()?.state.timeZone;
  return (
    <section className={classes.help} aria-labelledby={headingId}>
      <div className={classes.helpHead}>
        <Title order={2} size="h3" id={headingId}>
          {t('help.title')}
        </Title>
        <ReadAloud text={t('help.said')} name={t('help.title')} />
      </div>
      <p>{t('help.text')}</p>
      <HelpLines timeZone={timeZone} />
    </section>
  );
}
