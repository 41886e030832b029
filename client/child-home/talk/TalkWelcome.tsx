import { Logo } from '../../ui/Logo';
import { aiNotice } from '../ai-notice';
import { ReadAloud } from '../speech/ReadAloud';
import { Starters } from './Starters';
import classes from './TalkWelcome.module.css';
import { t } from './texts';

interface TalkWelcomeProps {
  starters: readonly string[];
  canSend: boolean;
  onStart: (text: string) => void;
}

/** The beginning of a conversation: what Starling is, and pictures to begin with. */
export function TalkWelcome(props: TalkWelcomeProps) {
  return (
    <div className={classes.welcome}>
      <div className={classes.notice}>
        <Logo size="md" />
        <p>{aiNotice()}</p>
        <ReadAloud text={aiNotice()} name={t('what')} />
      </div>
      <Starters {...props} />
    </div>
  );
}
