import { useQuery } from '@apollo/client/react';
import { askAgain } from '../platform/ask-again';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Section } from '../ui/Section';
import { t } from './alert-texts';
import { SafetyAlert } from './SafetyAlert';
import { SAFETY_ALERTS } from './safety.graphql';
import classes from './safety.module.css';

const LIMIT = 50;

interface SafetyAlertsProps {
  /** The guardian's own children that the page shows. */
  wards: readonly { id: string; nickname: string }[];
}

/** What a guardian should know about the safety of children. It takes no room while there is nothing to say. */
export function SafetyAlerts({ wards }: SafetyAlertsProps) {
  const [only, ...others] = wards;
  const childId = others.length === 0 ? (only?.id ?? null) : null;
  const { data, error, refetch } = useQuery(SAFETY_ALERTS, {
    variables: { childId, limit: LIMIT },
    skip: only === undefined,
  });
  if (error && !data) {
    return <ErrorNotice error={error} title={t('failed')} onRetry={() => askAgain(refetch)} />;
  }
  const names = new Map(wards.map(({ id, nickname }) => [id, nickname]));
  const shown = (data?.safetyAlerts.items ?? []).filter((alert) => names.has(alert.childId));
  if (shown.length === 0) return null;
  const list = (items: typeof shown) => (
    <ul className={classes.alerts}>
      {items.map((alert) => (
        <SafetyAlert key={alert.id} alert={alert} nickname={names.get(alert.childId) ?? ''} />
      ))}
    </ul>
  );
  const open = shown.filter(({ state }) => state === 'OPEN');
  const earlier = shown.filter(({ state }) => state !== 'OPEN');
  return (
    <Section title={t('title')} hint={t('hint')}>
      {open.length > 0 && list(open)}
      {earlier.length > 0 && (
        <details className={classes.earlier}>
          <summary>{t('earlier', { count: earlier.length })}</summary>
          {list(earlier)}
        </details>
      )}
    </Section>
  );
}
