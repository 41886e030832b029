import { Switch } from '@mantine/core';
import { BREAK_EVERY, BREAK_MINUTES } from '../../../contract/controls';
import { Section } from '../../ui/Section';
import classes from '../controls.module.css';
import type { RulesFormProps } from '../rules-form';
import { t } from '../texts';
import { NumberField } from './NumberField';
import { UsualLine } from './UsualLine';

const FIRST_BREAK_AFTER = 30;

/** A break after so many minutes without one. */
export function BreaksSection({ rules, usual, change }: RulesFormProps) {
  const { break_every: every, break_minutes: length } = rules;
  return (
    <Section title={t('breaks.title')} hint={t('breaks.hint')}>
      <Switch
        label={t('breaks.switch')}
        checked={every !== null}
        onChange={({ currentTarget: { checked } }) =>
          change((before) => {
            const usually = usual.rules.break_every ?? FIRST_BREAK_AFTER;
            return { ...before, break_every: checked ? (before.break_every ?? usually) : null };
          })
        }
      />
      {every !== null && (
        <div className={classes.pair}>
          <NumberField
            label={t('breaks.after')}
            value={every}
            {...BREAK_EVERY}
            unit={t('minutes.unit')}
            onChange={(minutes) => change((before) => ({ ...before, break_every: minutes }))}
          />
          <NumberField
            label={t('breaks.for')}
            value={length}
            min={BREAK_MINUTES.min}
            max={BREAK_MINUTES.max}
            unit={t('minutes.unit')}
            onChange={(minutes) => change((before) => ({ ...before, break_minutes: minutes ?? BREAK_MINUTES.default }))}
          />
        </div>
      )}
      <UsualLine part="breaks" rules={rules} usual={usual} change={change} />
    </Section>
  );
}
