import { CHILD_STARTERS } from '../../../contract/child-starters';
import { Picture } from '../../library/pictures/Picture';
import { Logo } from '../../ui/Logo';
import { AI_NOTICE } from '../ai-notice';
import { ReadAloud } from '../speech/ReadAloud';
import classes from './TalkWelcome.module.css';

interface TalkWelcomeProps {
  starters: readonly string[];
  canSend: boolean;
  onStart: (text: string) => void;
}

/** The beginning of a conversation: what Starling is, and pictures to begin with. */
export function TalkWelcome({ starters, canSend, onStart }: TalkWelcomeProps) {
  return (
    <div className={classes.welcome}>
      <div className={classes.notice}>
        <Logo size="md" />
        <p>{AI_NOTICE}</p>
        <ReadAloud text={AI_NOTICE} name="What Starling is" />
      </div>
      <ul className={classes.starters} aria-label="Things to say">
        {starters.map((text) => (
          <li key={text} className={classes.frame}>
            <button type="button" className={classes.starter} disabled={!canSend} onClick={() => onStart(text)}>
              <StarterPicture text={text} />
              <span>{text}</span>
            </button>
            <ReadAloud text={text} className={classes.ear} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function StarterPicture({ text }: { text: string }) {
  const picture = CHILD_STARTERS.find((starter) => starter.text === text)?.picture;
  return picture && <Picture name={picture} className={classes.picture} />;
}
