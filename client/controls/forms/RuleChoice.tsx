import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import { TOPIC_RULES, type TopicRule } from '../../../contract/controls';
import classes from '../controls.module.css';
import { ruleLabel } from '../rule-words';

interface RuleChoiceProps {
  label: string;
  value: TopicRule;
  onChange: (rule: TopicRule) => void;
  /** After the choice, such as a button that removes the row. */
  aside?: React.ReactNode;
}

/** Allow, ask or block: a row for a topic or a word. */
export function RuleChoice({ label, value, onChange, aside }: RuleChoiceProps) {
  const id = useId();
  return (
    <li className={classes.rule}>
      <Text id={id} className={classes.ruleLabel}>
        {label}
      </Text>
      <SegmentedControl
        aria-labelledby={id}
        size="sm"
        radius="xl"
        data={TOPIC_RULES.map((one) => ({ value: one, label: ruleLabel(one) }))}
        value={value}
        onChange={(rule) => onChange(rule as TopicRule)}
        data-rule={value}
      />
      {aside}
    </li>
  );
}
