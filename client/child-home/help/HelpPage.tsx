import { BranchDrawing } from '../../ui/BranchDrawing';
import { ChildBar } from '../ChildBar';
import { ReadAloud } from '../speech/ReadAloud';
import { useOwnTime } from '../time/useOwnTime';
import { HelpLines } from './HelpLines';
import classes from './help.module.css';

const TELL = 'Find a grown-up you trust. Tell them.';
const SECRETS = 'A secret feels heavy? You can always tell.';
const CALL = 'You can also call.';

/** `/home/help`: whom a child can tell. It is open whatever the rules say. */
export function HelpPage() {
  const timeZone = useOwnTime()?.state.timeZone;
  return (
    <>
      <ChildBar title="Tell someone" back={{ to: '/home', label: 'Home' }} />
      <div className={classes.page}>
        <BranchDrawing className={classes.bird} />
        <div className={classes.words}>
          <p>{TELL}</p>
          <p>{SECRETS}</p>
          <p>{CALL}</p>
        </div>
        <ReadAloud text={`${TELL} ${SECRETS} ${CALL}`} name="whom you can tell" />
        <HelpLines timeZone={timeZone} />
      </div>
    </>
  );
}
