import type { GameChoice } from '../../../contract/library';
import { LetterBlock } from '../pictures/LetterBlock';
import { PictureRow } from '../pictures/PictureRow';
import classes from './Thing.module.css';
import { t } from './texts';

interface ThingProps {
  thing: GameChoice;
  /** Leaves room for so many pictures. */
  room?: number;
  /** Shows the words beside the picture, too. */
  hasWords?: boolean;
}

/** What a choice looks like: its pictures, a block with its letter, or its words. Screen readers get the words. */
export function Thing({ thing: { text, picture }, room, hasWords = false }: ThingProps) {
  if (picture) {
    return (
      <>
        <PictureRow names={picture} {...(room !== undefined && { room })} />
        <span className={hasWords ? classes.words : 'visually-hidden'}>{text}</span>
      </>
    );
  }
  if (!isBlock(text)) return <span className={classes.words}>{text}</span>;
  return (
    <>
      <LetterBlock letter={text} className={classes.block} />
      <span className="visually-hidden">{spokenName(text)}</span>
    </>
  );
}

function isBlock(text: string): boolean {
  return [...text].length === 1;
}

/** Screen readers say “B” and “b” alike. */
export function spokenName(text: string): string {
  return /^\p{Lu}$/u.test(text) ? t('capital', { letter: text }) : text;
}
