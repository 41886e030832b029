import { Picture } from '../../library/pictures/Picture';
import { BranchDrawing } from '../../ui/BranchDrawing';
import { AskCard } from '../asking/AskCard';
import { ChildBar } from '../ChildBar';
import { AREA_WORDS, type ChildArea } from './areas';
import classes from './areas.module.css';

const WHY = 'Your grown-ups switched it off.';

/** A place that a guardian has switched off. It is no error: the child can ask for it. */
export function RestingPage({ area }: { area: ChildArea }) {
  const { resting, picture, question } = AREA_WORDS[area];
  return (
    <>
      <ChildBar title={resting} said={`${resting} ${WHY}`} back={{ to: '/home', label: 'Home' }} />
      <div className={classes.page}>
        <div className={classes.pictures}>
          <BranchDrawing asleep className={classes.bird} />
          <Picture name={picture} className={classes.resting} />
        </div>
        <p className={classes.text}>{WHY}</p>
        <AskCard {...question} />
      </div>
    </>
  );
}
