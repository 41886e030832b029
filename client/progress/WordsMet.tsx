import { Section } from '../ui/Section';
import classes from './progress.module.css';
import { t } from './texts';

/** Less common words of the stories that a child heard to their end. */
export function WordsMet({ words }: { words: readonly string[] }) {
  return (
    <Section title={t('words.title')} hint={t('words.hint')}>
      <ul className={classes.words}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </Section>
  );
}
