import { useQuery } from '@apollo/client/react';
import { Title } from '@mantine/core';
import { ChildAvatar } from '../ui/avatars/ChildAvatar';
import { ChildBar } from './ChildBar';
import { THIS_DEVICE } from './child.graphql';
import classes from './DevicePage.module.css';
import { LeaveForm } from './LeaveForm';
import { useOwnDevice } from './own-device';
import { signedInSince } from './signed-in-since';
import { t } from './texts';
import { serverClock } from './time/useOwnTime';

/** `/device-profiles` on a child's device: what it is, for the grown-up who holds it, and the way out. */
export function DevicePage() {
  const { name, child, children } = useOwnDevice();
  const { data } = useQuery(THIS_DEVICE);
  const pairedAt = data?.devices[0]?.createdAt;
  const since = pairedAt && signedInSince(Date.parse(pairedAt), serverClock.now());
  return (
    <>
      <ChildBar title={t('device.forGrownUps')} back={{ to: '/home', label: t('home') }} isSilent />
      <section className={classes.card} aria-labelledby="this-device">
        <Title order={2} size="h3" id="this-device">
          {t('device.title')}
        </Title>
        <dl className={classes.facts}>
          <dt>{t('device.name')}</dt>
          <dd>{name}</dd>
          <dt>{t('device.usedBy')}</dt>
          <dd>
            <ul className={classes.children}>
              {children.map(({ id, nickname, avatar, colour }) => (
                <li key={id} className={classes.child}>
                  <ChildAvatar avatar={avatar} colour={colour} size={40} />
                  <span>{id === child.id ? t('device.now', { name: nickname }) : nickname}</span>
                </li>
              ))}
            </ul>
          </dd>
          <dt>{t('device.signedIn')}</dt>
          <dd>{since ?? t('wait')}</dd>
          <dt>{t('device.conversations', { name: child.nickname })}</dt>
          <dd>{child.transcript === 'full' ? t('device.full') : t('device.topics')}</dd>
        </dl>
        <p>{t('device.change')}</p>
      </section>
      <section className={classes.card} aria-labelledby="leave-device">
        <Title order={2} size="h3" id="leave-device">
          {t('device.leaveTitle')}
        </Title>
        <p>{t('device.leaveText', { name: child.nickname })}</p>
        <LeaveForm />
      </section>
    </>
  );
}
