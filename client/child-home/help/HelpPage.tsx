import { BranchDrawing } from '../../ui/BranchDrawing';
import { ChildBar } from '../ChildBar';
import { ReadAloud } from '../speech/ReadAloud';
import { t } from '../texts';
import { useOwnTime } from '../time/useOwnTime';
import { HelpLines } from './HelpLines';
import classes from './help.module.css';

/** `/home/help`: whom a child can tell. It is open whatever the rules say. */
export function HelpPage() {
  const timeZone = useOwnTime()?.state.timeZone;
  const sentences = [t('help.tell'), t('help.secrets'), t('help.call')];
  return (
    <>
      <ChildBar title={t('help.title')} back={{ to: '/home', label: t('home') }} />
      <div className={classes.page}>
        <BranchDrawing className={classes.bird} />
        <div className={classes.words}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <ReadAloud text={sentences.join(' ')} name={t('help.name')} />
        <HelpLines timeZone={timeZone} />
      </div>
    </>
  );
}
