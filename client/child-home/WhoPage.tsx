import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { forgetRefusal } from '../platform/shut-out';
import { session } from '../session/session';
import { ChildAvatar } from '../ui/avatars/ChildAvatar';
import { ChildBar } from './ChildBar';
import { SWITCH_DEVICE } from './child.graphql';
import { type OwnChild, useOwnDevice } from './own-device';
import { ReadAloud } from './speech/ReadAloud';
import { t } from './texts';
import classes from './WhoPage.module.css';

/** `/home/who`: on a shared device, the children choose who is here. */
export function WhoPage() {
  const { child, children } = useOwnDevice();
  const { choose, chosen, hasFailed } = useSwitch(child);
  if (children.length < 2) return <Navigate to="/home" replace />;
  return (
    <>
      <ChildBar title={t('who.title')} back={{ to: '/home', label: t('home') }} />
      <ul className={classes.children}>
        {children.map((one) => (
          <li key={one.id} className={classes.frame}>
            <button
              type="button"
              className={classes.child}
              aria-pressed={one.id === child.id}
              disabled={chosen !== null}
              onClick={() => choose(one)}
            >
              <ChildAvatar avatar={one.avatar} colour={one.colour} size={112} />
              <span className={classes.name}>{one.nickname}</span>
            </button>
            <ReadAloud text={one.nickname} className={classes.ear} />
          </li>
        ))}
      </ul>
      <p role="status" className={classes.status}>
        {hasFailed && t('failed')}
      </p>
    </>
  );
}

/** Gives the device to another child. The server ends the session of the child before. */
function useSwitch(current: OwnChild) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const switchTo = async (childId: string) => {
    const { data } = await client.mutate({ mutation: SWITCH_DEVICE, variables: { childId } });
    if (!data) throw new Error('The switch was not answered');
    const { accessToken, refreshToken, expiresIn } = data.switchDevice;
    await session.signIn({
      access_token: accessToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
    });
    forgetRefusal();
  };
  const choose = ({ id }: OwnChild) => {
    const home = () => void navigate('/home', { replace: true });
    if (id === current.id) return home();
    setChosen(id);
    setHasFailed(false);
    switchTo(id)
      .then(home, () => setHasFailed(true))
      .finally(() => setChosen(null));
  };
  return { choose, chosen, hasFailed };
}
