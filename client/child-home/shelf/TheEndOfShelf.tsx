import { ChildLink } from '../../ui/ChildLink';
import reader from '../library/StoryReader.module.css';

/** After the last page of a story of the shelf. */
export function TheEndOfShelf({ onAgain }: { onAgain: () => void }) {
  return (
    <div className={reader.end} role="status">
      <p className={reader.endText}>The end.</p>
      <div className={reader.choices}>
        <button type="button" className={reader.choice} onClick={onAgain}>
          Read it again
        </button>
        <ChildLink to="/contents" className={reader.choice} data-first>
          My shelf
        </ChildLink>
      </div>
    </div>
  );
}
