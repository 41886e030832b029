import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Section } from '../ui/Section';
import { wordsOf } from './code-words';
import classes from './progress.module.css';
import type { Progress } from './progress-csv';
import { isNamedCategory, t } from './texts';

interface CarefulAnswersProps {
  childId: string;
  nickname: string;
  safety: Progress['safety'];
}

/** Shorter than on the safety page. */
function nameOf(category: string): string {
  return isNamedCategory(category) ? t(`category.${category}`) : wordsOf(category);
}

/** What was about something risky, by kind. Serious kinds stand with the child, too. */
export function CarefulAnswers({ childId, nickname, safety }: CarefulAnswersProps) {
  return (
    <Section title={t('careful.title')} hint={t('careful.hint')}>
      <ul className={classes.rows}>
        {safety.map(({ category, severity, count }) => (
          <li key={`${category} ${severity}`} className={classes.row}>
            <span>{nameOf(category)}</span>
            <span className={classes.rowNote}>{t('careful.times', { count })}</span>
          </li>
        ))}
      </ul>
      <Text size="sm">
        {t('careful.advice')}{' '}
        <Anchor component={Link} to={`/profiles/${childId}`}>
          {t('careful.alerts', { name: nickname })}
        </Anchor>
      </Text>
    </Section>
  );
}
