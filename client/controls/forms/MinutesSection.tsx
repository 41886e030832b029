import { Button, Checkbox, Group } from '@mantine/core';
import { BUDGET_MAX_MINUTES, type Budgets, MINUTE_KINDS, type MinuteKind, WEEKDAYS } from '../../../contract/controls';
import { dayLabel } from '../../platform/languages/week-days';
import { Section } from '../../ui/Section';
import classes from '../controls.module.css';
import { kindLabel } from '../rule-words';
import type { RulesFormProps } from '../rules-form';
import { t } from '../texts';
import { NumberField } from './NumberField';
import { UsualLine } from './UsualLine';

/** Minutes for each day, and what costs none. */
export function MinutesSection({ rules, usual, change }: RulesFormProps) {
  const { budgets, exempt } = rules;
  const isEven = WEEKDAYS.every((day) => budgets[day] === budgets.mon);
  const setBudgets = (days: Partial<Budgets>) =>
    change((before) => ({ ...before, budgets: { ...before.budgets, ...days } }));
  return (
    <Section title={t('daily.title')} hint={t('daily.hint')}>
      <div className={classes.days}>
        {WEEKDAYS.map((day) => (
          <NumberField
            key={day}
            label={dayLabel(day)}
            value={budgets[day]}
            min={0}
            max={BUDGET_MAX_MINUTES}
            emptyLabel={t('daily.empty')}
            unit={t('minutes.unit')}
            onChange={(minutes) => setBudgets({ [day]: minutes })}
          />
        ))}
      </div>
      {!isEven && (
        <Group>
          <Button
            variant="subtle"
            size="compact-sm"
            mih={44}
            onClick={() => setBudgets(Object.fromEntries(WEEKDAYS.map((day) => [day, budgets.mon])))}
          >
            {t('daily.asMonday')}
          </Button>
        </Group>
      )}
      <Checkbox.Group
        label={t('daily.exempt')}
        description={t('daily.exemptHint')}
        value={[...exempt]}
        onChange={(kinds) =>
          change((before) => ({ ...before, exempt: MINUTE_KINDS.filter((kind) => kinds.includes(kind)) }))
        }
      >
        <Group gap="lg" mt="xs">
          {MINUTE_KINDS.map((kind: MinuteKind) => (
            <Checkbox key={kind} value={kind} label={kindLabel(kind)} />
          ))}
        </Group>
      </Checkbox.Group>
      <UsualLine part="minutes" rules={rules} usual={usual} change={change} />
    </Section>
  );
}
