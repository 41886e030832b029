import { Text } from '@mantine/core';
import classes from '../controls.module.css';
import { t } from '../texts';
import type { CopyPlan } from './useCopiedRules';

/** What will change for each child. */
export function CopySummary({ plans }: { plans: readonly CopyPlan[] }) {
  if (plans.length === 0) return <Text size="sm">{t('copy.noChild')}</Text>;
  return (
    <div className={classes.answer} role="status">
      {plans.map(({ child, changes }) => (
        <div key={child.id}>
          <Text size="sm" fw={650}>
            {child.nickname}
          </Text>
          {changes.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('copy.nothing')}
            </Text>
          ) : (
            <ul className={classes.changes}>
              {changes.map(({ keys, text }) => (
                <li key={keys.join()}>{text}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}
