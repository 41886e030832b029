import { Logo } from '../../ui/Logo';
import { AI_NOTICE } from '../ai-notice';
import { ReadAloud } from '../speech/ReadAloud';
import { Starters } from './Starters';
import classes from './TalkWelcome.module.css';

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
        <p>{AI_NOTICE}</p>
        <ReadAloud text={AI_NOTICE} name="What Starling is" />
      </div>
      <Starters {...props} />
    </div>
  );
}
