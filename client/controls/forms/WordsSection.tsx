import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { TopicRule } from '../../../contract/controls';
import { Section } from '../../ui/Section';
import classes from '../controls.module.css';
import type { RulesFormProps } from '../rules-form';
import { t } from '../texts';
import { RuleChoice } from './RuleChoice';

const WORD_MAX_LENGTH = 40;
const WORDS_MAX = 100;

/** Rules for words of the family's own. */
export function WordsSection({ rules, change }: RulesFormProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { words } = rules;
  const set = (word: string, rule: TopicRule) =>
    change((before) => ({
      ...before,
      words: before.words.map((one) => (one.word === word ? { word, rule } : one)),
    }));
  const remove = (word: string) =>
    change((before) => ({ ...before, words: before.words.filter((one) => one.word !== word) }));
  const add = (event: FormEvent) => {
    event.preventDefault();
    const word = typed.trim();
    const isKnown = words.some((one) => one.word.toLowerCase() === word.toLowerCase());
    setProblem(isKnown ? t('words.known') : null);
    if (word === '' || isKnown) return;
    change((before) => ({ ...before, words: [...before.words, { word, rule: 'ask' }] }));
    setTyped('');
  };
  return (
    <Section title={t('words.title')} hint={t('words.hint')}>
      {words.length > 0 && (
        <ul className={classes.rules}>
          {words.map(({ word, rule }) => (
            <RuleChoice
              key={word}
              label={word}
              value={rule}
              onChange={(next) => set(word, next)}
              aside={
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  radius="xl"
                  aria-label={t('words.remove', { word })}
                  onClick={() => remove(word)}
                >
                  <IconX size={18} />
                </ActionIcon>
              }
            />
          ))}
        </ul>
      )}
      {words.length < WORDS_MAX ? (
        <form onSubmit={add}>
          <Group gap="xs" align="flex-start" wrap="nowrap">
            <TextInput
              flex={1}
              miw={0}
              aria-label={t('words.new')}
              placeholder={t('words.placeholder')}
              autoComplete="off"
              maxLength={WORD_MAX_LENGTH}
              value={typed}
              error={problem}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit" variant="light" disabled={typed.trim() === ''}>
              {t('words.add')}
            </Button>
          </Group>
        </form>
      ) : (
        <Text size="sm">{t('words.full', { count: WORDS_MAX })}</Text>
      )}
    </Section>
  );
}
