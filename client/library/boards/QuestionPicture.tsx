import type { PictureKey } from '../../../contract/pictures';
import { PictureRow } from '../pictures/PictureRow';
import classes from './board.module.css';

/** A pattern of more pictures than this ends with a place for the next one. */
const MOST_IN_A_ROW = 3;

interface QuestionPictureProps {
  rows: readonly (readonly PictureKey[])[];
  isPattern: boolean;
}

/** Pictures above a question, row by row. */
export function QuestionPicture({ rows, isPattern }: QuestionPictureProps) {
  return (
    <div className={classes.picture}>
      {rows.map((row, line) => (
        <PictureRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a picture never move.
          key={line}
          names={row}
          room={Math.max(...rows.map(({ length }) => length))}
          hasNext={isPattern && row.length > MOST_IN_A_ROW}
        />
      ))}
    </div>
  );
}
