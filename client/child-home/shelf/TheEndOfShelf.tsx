import { EndWords } from '../../library/story/EndWords';
import { ChildLink } from '../../ui/ChildLink';
import reader from '../library/StoryReader.module.css';
import { t } from '../texts';

/** After the last page of a story of the shelf. */
export function TheEndOfShelf({ onAgain }: { onAgain: () => void }) {
  return (
    <div className={reader.end}>
      <EndWords className={reader.endText} text={t('end.day')} />
      <div className={reader.choices}>
        <button type="button" className={reader.choice} onClick={onAgain}>
          {t('end.again')}
        </button>
        <ChildLink to="/contents" className={reader.choice} data-first>
          {t('area.contents.label')}
        </ChildLink>
      </div>
    </div>
  );
}
