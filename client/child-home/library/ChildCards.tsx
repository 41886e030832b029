import type { AgeBand } from '../../../contract/library';
import type { PictureKey } from '../../../contract/pictures';
import { Cover } from '../../library/scenes/Cover';
import type { Shelf } from '../../library/scenes/drawings';
import { ChildLink } from '../../ui/ChildLink';
import { ChildBar } from '../ChildBar';
import { useOwnDevice } from '../own-device';
import { ReadAloud } from '../speech/ReadAloud';
import { CONTENT_LANGUAGE } from '../speech/voices';
import { t } from '../texts';
import { byAge } from './age-order';
import { CardSkeletons } from './CardSkeletons';
import { ChildProblem } from './ChildProblem';
import classes from './library.module.css';
import { useChildLibrary } from './useChildLibrary';

interface Card {
  slug: string;
  title: string;
  age: AgeBand;
  cover: PictureKey;
  minutes: number;
}

interface ChildCardsProps {
  title: string;
  /** A path of the REST API. */
  path: string;
  shelf: Shelf;
  /** Left out, everything that the server offers. */
  isOffered?: (card: Pick<Card, 'minutes'>) => boolean;
  /** Shown where nothing is offered. */
  none?: string;
}

/** Stories or games to choose from: a picture and a title each. */
export function ChildCards({ title, path, shelf, isOffered = () => true, none }: ChildCardsProps) {
  const { child } = useOwnDevice();
  const { data, error, retry } = useChildLibrary<Card[]>(path);
  const offered = data ? byAge(data.filter(isOffered), child.age) : [];
  return (
    <>
      <ChildBar title={title} back={{ to: '/home', label: t('home') }} />
      {error !== null && <ChildProblem error={error} onRetry={retry} />}
      {error === null && !data && <CardSkeletons />}
      {data && offered.length === 0 && none && (
        <div className={classes.problem}>
          <p className={classes.problemText}>{none}</p>
          <ReadAloud text={none} />
        </div>
      )}
      {data && (
        <ul className={classes.cards}>
          {offered.map(({ slug, title: name, cover }) => (
            <li key={slug} className={classes.frame}>
              <ChildLink to={`/${shelf}/${slug}`} className={classes.card}>
                <span className={classes.cover}>
                  <Cover {...{ shelf, slug, cover }} />
                </span>
                <span className={classes.name}>{name}</span>
              </ChildLink>
              <ReadAloud text={name} language={CONTENT_LANGUAGE} className={classes.ear} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
