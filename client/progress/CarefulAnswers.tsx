import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Section } from '../ui/Section';
import classes from './progress.module.css';
import type { Progress } from './progress-csv';

interface CarefulAnswersProps {
  childId: string;
  nickname: string;
  safety: Progress['safety'];
}

/** `conduct_personal_data` as `Personal data`. The list of all kinds on the safety page would be a chunk of its own. */
function nameOf(category: string): string {
  const words = category.replace(/^conduct_/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What was about something risky, by kind. Serious kinds stand with the child, too. */
export function CarefulAnswers({ childId, nickname, safety }: CarefulAnswersProps) {
  return (
    <Section title="Starling was extra careful" hint="By kind, without the words. One message can be a false alarm.">
      <ul className={classes.rows}>
        {safety.map(({ category, severity, count }) => (
          <li key={`${category} ${severity}`} className={classes.row}>
            <span>{nameOf(category)}</span>
            <span className={classes.rowNote}>{count === 1 ? 'Once' : `${count} times`}</span>
          </li>
        ))}
      </ul>
      <Text size="sm">
        A calm talk helps more than a question about each message.{' '}
        <Anchor component={Link} to={`/profiles/${childId}`}>
          Alerts about {nickname}
        </Anchor>
      </Text>
    </Section>
  );
}
