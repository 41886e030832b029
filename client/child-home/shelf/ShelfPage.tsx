import type { ContentFieldsFragment } from '../../gql/graphql';
import { Picture } from '../../library/pictures/Picture';
import { ChildLink } from '../../ui/ChildLink';
import { ChildBar } from '../ChildBar';
import { CardSkeletons } from '../library/CardSkeletons';
import { ChildProblem } from '../library/ChildProblem';
import library from '../library/library.module.css';
import { ReadAloud } from '../speech/ReadAloud';
import { t } from '../texts';
import classes from './shelf.module.css';
import { useOwnShelf } from './useOwnShelf';

/** `/contents` on a child's device: what grown-ups put on the child's shelf. */
export function ShelfPage() {
  const { items, error, retry } = useOwnShelf();
  return (
    <>
      <ChildBar title={t('area.contents.label')} back={{ to: '/home', label: t('home') }} />
      {error !== null && <ChildProblem error={error} onRetry={retry} />}
      {error === null && !items && <CardSkeletons />}
      {items?.length === 0 && (
        <div className={library.problem}>
          <Picture name="satchel" className={classes.empty} />
          <p className={library.problemText}>{t('library.emptyShelf')}</p>
          <ReadAloud text={t('library.emptyShelf')} />
        </div>
      )}
      {items && items.length > 0 && (
        <ul className={library.cards}>
          {items.map((content) => (
            <li key={content.id} className={library.frame}>
              <ChildLink to={`/contents/${content.id}`} className={library.card}>
                <span className={library.cover}>
                  <Front content={content} />
                </span>
                <span className={library.name}>{content.title}</span>
              </ChildLink>
              <ReadAloud text={content.title} className={library.ear} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Front({ content: { kind, variants } }: { content: ContentFieldsFragment }) {
  const [small] = variants;
  return (
    <span className={classes.front}>
      {kind === 'PICTURE' && small ? <img src={small.url} alt="" /> : <Picture name="book" className={classes.book} />}
    </span>
  );
}
