import { Switch, Text } from '@mantine/core';
import type { LearnFirst } from '../../../contract/controls';
import { Section } from '../../ui/Section';
import classes from '../controls.module.css';
import { goalParts } from '../rule-changes';
import type { RulesFormProps } from '../rules-form';
import { t } from '../texts';
import { NumberField } from './NumberField';

const FIRST_GOAL: LearnFirst = { stories: 1, questions: 0 };
const GOAL_MAX = 20;

/** What the child does before games open. */
export function GoalSection({ rules, change }: RulesFormProps) {
  const goal = rules.learn_first;
  const set = (part: Partial<LearnFirst>) =>
    change((before) => {
      const next = { ...(before.learn_first ?? FIRST_GOAL), ...part };
      // A goal of nothing is no goal.
      return { ...before, learn_first: next.stories + next.questions > 0 ? next : null };
    });
  return (
    <Section title={t('goal.title')} hint={t('goal.hint')}>
      <Switch
        label={t('goal.switch')}
        checked={goal !== null}
        onChange={({ currentTarget: { checked } }) =>
          change((before) => ({ ...before, learn_first: checked ? FIRST_GOAL : null }))
        }
      />
      {goal && (
        <div className={classes.pair}>
          <NumberField
            label={t('goal.storiesField')}
            value={goal.stories}
            min={0}
            max={GOAL_MAX}
            onChange={(stories) => set({ stories: stories ?? 0 })}
          />
          <NumberField
            label={t('goal.questionsField')}
            value={goal.questions}
            min={0}
            max={GOAL_MAX}
            onChange={(questions) => set({ questions: questions ?? 0 })}
          />
        </div>
      )}
      <Text size="sm" c="dimmed">
        {goal ? t('goal.openAfterLine', { parts: goalParts(goal) }) : t('goal.openAtOnceLine')}
      </Text>
    </Section>
  );
}
