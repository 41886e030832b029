import type { messageAttributes } from '../../chat/view/message-attributes';
import { Picture } from '../../library/pictures/Picture';
import { Logo } from '../../ui/Logo';
import { ReadAloud } from '../speech/ReadAloud';
import classes from './CalmCard.module.css';
import type { CalmEnding } from './calm-ending';

interface CalmCardProps extends CalmEnding {
  /** What marks the message in the list. */
  attributes: ReturnType<typeof messageAttributes>;
}

/** A message that is no answer: what the rules of the grown-ups say, without blame. */
export function CalmCard({ picture, title, text, attributes }: CalmCardProps) {
  return (
    <section className={classes.card} aria-label={title} {...attributes}>
      {picture === 'birds' ? (
        <span className={classes.birds}>
          <Logo size={34} />
          <Logo size={56} />
        </span>
      ) : (
        <Picture name={picture} className={classes.picture} />
      )}
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{text}</p>
      </div>
      <ReadAloud text={`${title} ${text}`} name={title} />
    </section>
  );
}
