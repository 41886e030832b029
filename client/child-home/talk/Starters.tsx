import { CHILD_STARTERS } from '../../../contract/child-starters';
import { Picture } from '../../library/pictures/Picture';
import { ReadAloud } from '../speech/ReadAloud';
import classes from './Starters.module.css';
import { starterText, t } from './texts';

interface StartersProps {
  starters: readonly string[];
  canSend: boolean;
  onStart: (text: string) => void;
  /** Below a conversation: smaller, and fewer on a phone. */
  isCompact?: boolean;
}

/** What a child can say with one tap: a picture with words. */
export function Starters({ starters, canSend, onStart, isCompact = false }: StartersProps) {
  return (
    <ul className={classes.starters} data-compact={isCompact || undefined} aria-label={t('starters')}>
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
  );
}

function StarterPicture({ text }: { text: string }) {
  const picture = CHILD_STARTERS.find((starter) => starterText(starter.key) === text)?.picture;
  return picture && <Picture name={picture} className={classes.picture} />;
}
