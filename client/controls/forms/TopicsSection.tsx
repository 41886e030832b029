import { Button, Collapse } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { TopicRule } from '../../../contract/controls';
import { Section } from '../../ui/Section';
import classes from '../controls.module.css';
import { ruleOf } from '../rule-changes';
import { DELICATE_TOPICS, EVERYDAY_TOPICS, topicLabel } from '../rule-words';
import type { RulesFormProps } from '../rules-form';
import { RuleChoice } from './RuleChoice';
import { UsualLine } from './UsualLine';

/** What may be talked about. These are wishes: safety holds whatever is chosen here. */
export function TopicsSection({ rules, usual, change }: RulesFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const set = (topic: string, rule: TopicRule) =>
    change((before) => ({ ...before, topics: { ...before.topics, [topic]: rule } }));
  const rows = (topics: readonly string[]) =>
    topics.map((topic) => (
      <RuleChoice
        key={topic}
        label={topicLabel(topic)}
        value={ruleOf(rules, topic)}
        onChange={(rule) => set(topic, rule)}
      />
    ));
  // Topics with a rule stay in sight.
  const ruled = EVERYDAY_TOPICS.filter((topic) => ruleOf(rules, topic) !== 'allow');
  const others = EVERYDAY_TOPICS.filter((topic) => ruleOf(rules, topic) === 'allow');
  return (
    <Section
      title="Topics"
      hint="Starling recognises topics by their words and can miss some. Safety rules hold whatever you choose here."
    >
      <ul className={classes.rules}>{rows([...DELICATE_TOPICS, ...(isOpen ? [] : ruled)])}</ul>
      <Button
        variant="subtle"
        color="gray"
        mih={44}
        px="xs"
        ml={-8}
        style={{ alignSelf: 'flex-start' }}
        aria-expanded={isOpen}
        rightSection={<IconChevronDown size={16} style={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Fewer topics' : `${others.length} more topics`}
      </Button>
      <Collapse expanded={isOpen} transitionDuration={160}>
        {isOpen && <ul className={classes.rules}>{rows(EVERYDAY_TOPICS)}</ul>}
      </Collapse>
      <UsualLine part="topics" rules={rules} usual={usual} change={change} />
    </Section>
  );
}
