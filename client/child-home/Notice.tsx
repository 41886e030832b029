import { Logo } from '../ui/Logo';
import classes from './Notice.module.css';
import { ReadAloud } from './speech/ReadAloud';

interface NoticeProps {
  title?: string;
  text: string;
}

/** What the bird says above a page, with an ear to hear it. */
export function Notice({ title, text }: NoticeProps) {
  return (
    <div className={classes.notice}>
      <Logo size={44} />
      <p className={classes.words}>
        {title && <strong>{title}</strong>} {text}
      </p>
      <ReadAloud text={title ? `${title} ${text}` : text} name={title ?? text} />
    </div>
  );
}
