import { Button, Collapse } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { TopicRule } from '../../../contract/controls';
import { Section } from '../../ui/Section';
import classes from '../controls.module.css';
import { ruleOf } from '../rule-changes';
import { DELICATE_TOPICS, everydayTopics, topicLabel } from '../rule-words';
import type { RulesFormProps } from '../rules-form';
import { t } from '../texts';
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
  const everyday = everydayTopics();
  const ruled = everyday.filter((topic) => ruleOf(rules, topic) !== 'allow');
  const others = everyday.filter((topic) => ruleOf(rules, topic) === 'allow');
  return (
    <Section title={t('topics.title')} hint={t('topics.hint')}>
      <ul className={classes.rules}>{rows([...DELICATE_TOPICS, ...(isOpen ? [] : ruled)])}</ul>
      <Button
        variant="subtle"
        color="gray"
        mih={44}
        px="xs"
        style={{ alignSelf: 'flex-start', marginInlineStart: -8 }}
        aria-expanded={isOpen}
        rightSection={<IconChevronDown size={16} style={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t('topics.fewer') : t('topics.more', { count: others.length })}
      </Button>
      <Collapse expanded={isOpen} transitionDuration={160}>
        {isOpen && <ul className={classes.rules}>{rows(everyday)}</ul>}
      </Collapse>
      <UsualLine part="topics" rules={rules} usual={usual} change={change} />
    </Section>
  );
}
