import { useQuery } from '@apollo/client/react';
import { Title } from '@mantine/core';
import { ChildAvatar } from '../ui/avatars/ChildAvatar';
import { ChildBar } from './ChildBar';
import { THIS_DEVICE } from './child.graphql';
import classes from './DevicePage.module.css';
import { LeaveForm } from './LeaveForm';
import { useOwnDevice } from './own-device';
import { signedInSince } from './signed-in-since';
import { serverClock } from './time/useOwnTime';

/** `/device-profiles` on a child's device: what it is, for the grown-up who holds it, and the way out. */
export function DevicePage() {
  const { name, child, children } = useOwnDevice();
  const { data } = useQuery(THIS_DEVICE);
  const pairedAt = data?.devices[0]?.createdAt;
  const since = pairedAt && signedInSince(Date.parse(pairedAt), serverClock.now());
  return (
    <>
      <ChildBar title="For grown-ups" back={{ to: '/home', label: 'Home' }} isSilent />
      <section className={classes.card} aria-labelledby="this-device">
        <Title order={2} size="h3" id="this-device">
          This device
        </Title>
        <dl className={classes.facts}>
          <dt>Name</dt>
          <dd>{name}</dd>
          <dt>Used by</dt>
          <dd>
            <ul className={classes.children}>
              {children.map(({ id, nickname, avatar, colour }) => (
                <li key={id} className={classes.child}>
                  <ChildAvatar avatar={avatar} colour={colour} size={40} />
                  <span>
                    {nickname}
                    {id === child.id && ' (now)'}
                  </span>
                </li>
              ))}
            </ul>
          </dd>
          <dt>Signed in</dt>
          <dd>{since ?? 'One moment'}</dd>
          <dt>Conversations of {child.nickname}</dt>
          <dd>
            {child.transcript === 'full'
              ? 'Guardians of the household can read them.'
              : 'Guardians of the household can see topics and counts, but not the words.'}
          </dd>
        </dl>
        <p>
          Guardians change all of this on their own phone or computer, under Parental Controls. If you are a child, ask
          your grown-up.
        </p>
      </section>
      <section className={classes.card} aria-labelledby="leave-device">
        <Title order={2} size="h3" id="leave-device">
          Use this device yourself
        </Title>
        <p>
          With the PIN of your household, {child.nickname} is signed out here and the sign-in page opens. Conversations
          are kept.
        </p>
        <LeaveForm />
      </section>
    </>
  );
}
