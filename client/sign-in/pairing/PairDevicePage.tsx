import { Alert, Anchor, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { homeOf } from '../../access/access-rules';
import { useSession } from '../../session/useSession';
import { Logo } from '../../ui/Logo';
import type { PairingState } from './device-pairing';
import { EndedForChild } from './EndedForChild';
import { PairingCode } from './PairingCode';
import classes from './pairing.module.css';
import { t } from './texts';
import { usePairing } from './usePairing';

/** `/pair-device`: a child's device waits here until a grown-up has connected it. */
export function PairDevicePage() {
  const { user, status } = useSession();
  // A user who is signed in needs no code, so none is requested before the session is known.
  if (user) return <Navigate to={homeOf(user.role)} replace />;
  return status === 'loading' ? null : <Waiting />;
}

function Waiting() {
  const { state, restart } = usePairing();
  const hasEnded = useSearchParams()[0].has('ended');
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        {hasEnded && <EndedForChild />}
        <div className={classes.head}>
          <Logo size="md" />
          <div>
            <Title order={1} size="h2">
              {t('title')}
            </Title>
            <Text c="dimmed">{t('intro')}</Text>
          </div>
        </div>
        {hasEnded && (
          <Alert color="teal" variant="light" title={t('ended.title')}>
            {t('ended.text')}
          </Alert>
        )}
        <Step state={state} onRestart={restart} />
        <div className={classes.foot}>
          <Anchor component={Link} to="/login" size="sm" className={classes.link}>
            {t('parentDevice')}
          </Anchor>
          <Anchor component={Link} to="/privacy" size="sm" c="dimmed" className={classes.link}>
            {t('privacy')}
          </Anchor>
          <Anchor component={Link} to="/safety" size="sm" c="dimmed" className={classes.link}>
            {t('safety')}
          </Anchor>
        </div>
      </div>
    </main>
  );
}

function Step({ state, onRestart }: { state: PairingState; onRestart: () => void }) {
  switch (state.step) {
    case 'starting':
      return (
        <Stack aria-busy="true">
          <span className="visually-hidden" role="status">
            {t('gettingCode')}
          </span>
          <Skeleton height={80} />
          <Skeleton height={200} />
        </Stack>
      );
    case 'waiting':
      return <PairingCode {...state} />;
    case 'expired':
      return <Over text={t('expired')} onRestart={onRestart} button={t('newCode')} />;
    case 'denied':
      return <Over text={t('denied')} onRestart={onRestart} button={t('newCode')} />;
    case 'failed':
      return <Over text={state.text} onRestart={onRestart} button={t('tryAgain')} />;
    case 'paired':
      return <Text role="status">{t('connected')}</Text>;
  }
}

/** There is no code. The button has the focus, because it took the place of everything else. */
function Over({ text, button, onRestart }: { text: string; button: string; onRestart: () => void }) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <Stack role="status">
      <Text size="lg">{text}</Text>
      <Button ref={next} size="lg" className={classes.big} onClick={onRestart}>
        {button}
      </Button>
    </Stack>
  );
}
