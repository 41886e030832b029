import { List } from '@mantine/core';
import classes from './moderation.module.css';
import { t } from './texts';

const STEPS = ['order', 'read', 'danger', 'help', 'falseAlarm', 'sealed', 'silence'] as const;

/** The steps for safety cases, folded. docs/moderation.md has the whole procedure. */
export function SafetyProcedure() {
  return (
    <details className={classes.procedure}>
      <summary>{t('procedure.title')}</summary>
      <List type="ordered" spacing="xs" size="sm">
        {STEPS.map((step) => (
          <List.Item key={step}>{t(`procedure.${step}`)}</List.Item>
        ))}
      </List>
    </details>
  );
}
