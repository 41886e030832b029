import { Picture } from '../../library/pictures/Picture';
import { ChildLink } from '../../ui/ChildLink';
import { AskCard } from '../asking/AskCard';
import { ChildBar } from '../ChildBar';
import { t } from '../texts';
import type { Goal } from '../time/own-state';
import { areaWords, goalSteps, goalText } from './areas';
import classes from './areas.module.css';
import { GoalRow } from './GoalRow';

/** Before the games: what comes first today, as pictures, and the way there. */
export function GoalPage({ goal }: { goal: Goal }) {
  const text = goalText(goal);
  const isLeft = (kind: 'story' | 'question') => goalSteps(goal).some((step) => step.kind === kind && !step.isDone);
  return (
    <>
      <ChildBar title={text} said={`${text} ${t('goal.then')}`} back={{ to: '/home', label: t('home') }} />
      <div className={classes.page}>
        <GoalRow goal={goal} isLarge />
        <p className={classes.text}>{t('goal.then')}</p>
        <div className={classes.ways}>
          {isLeft('story') && (
            <ChildLink to="/story" className={classes.way}>
              <Picture name="book" className={classes.wayPicture} />
              {t('go.readStory')}
            </ChildLink>
          )}
          {isLeft('question') && (
            <ChildLink to="/chat" className={classes.way}>
              <Picture name="speech" className={classes.wayPicture} />
              {t('go.ask')}
            </ChildLink>
          )}
        </div>
        <AskCard {...areaWords('games').question} isQuiet />
      </div>
    </>
  );
}
