import { Picture } from '../../library/pictures/Picture';
import { BranchDrawing } from '../../ui/BranchDrawing';
import { AskCard } from '../asking/AskCard';
import { ChildBar } from '../ChildBar';
import { t } from '../texts';
import { areaWords, type ChildArea } from './areas';
import classes from './areas.module.css';

/** A place that a guardian has switched off. It is no error: the child can ask for it. */
export function RestingPage({ area }: { area: ChildArea }) {
  const { resting, picture, question } = areaWords(area);
  return (
    <>
      <ChildBar title={resting} said={`${resting} ${t('area.why')}`} back={{ to: '/home', label: t('home') }} />
      <div className={classes.page}>
        <div className={classes.pictures}>
          <BranchDrawing asleep className={classes.bird} />
          <Picture name={picture} className={classes.resting} />
        </div>
        <p className={classes.text}>{t('area.why')}</p>
        <AskCard {...question} />
      </div>
    </>
  );
}
