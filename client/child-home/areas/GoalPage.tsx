import { Picture } from '../../library/pictures/Picture';
import { ChildLink } from '../../ui/ChildLink';
import { AskCard } from '../asking/AskCard';
import { ChildBar } from '../ChildBar';
import type { Goal } from '../time/own-state';
import { AREA_WORDS, goalSteps, goalText } from './areas';
import classes from './areas.module.css';
import { GoalRow } from './GoalRow';

const THEN = 'Then games open.';

/** Before the games: what comes first today, as pictures, and the way there. */
export function GoalPage({ goal }: { goal: Goal }) {
  const text = goalText(goal);
  const isLeft = (kind: 'story' | 'question') => goalSteps(goal).some((step) => step.kind === kind && !step.isDone);
  return (
    <>
      <ChildBar title={text} said={`${text} ${THEN}`} back={{ to: '/home', label: 'Home' }} />
      <div className={classes.page}>
        <GoalRow goal={goal} isLarge />
        <p className={classes.text}>{THEN}</p>
        <div className={classes.ways}>
          {isLeft('story') && (
            <ChildLink to="/story" className={classes.way}>
              <Picture name="book" className={classes.wayPicture} />
              Read a story
            </ChildLink>
          )}
          {isLeft('question') && (
            <ChildLink to="/chat" className={classes.way}>
              <Picture name="speech" className={classes.wayPicture} />
              Ask something
            </ChildLink>
          )}
        </div>
        <AskCard {...AREA_WORDS.games.question} isQuiet />
      </div>
    </>
  );
}
