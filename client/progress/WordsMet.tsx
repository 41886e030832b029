import { Section } from '../ui/Section';
import classes from './progress.module.css';

/** Less common words of the stories that a child heard to their end. */
export function WordsMet({ words }: { words: readonly string[] }) {
  return (
    <Section title="Words met" hint="From stories that were read to the end. Ask what one of them means.">
      <ul className={classes.words}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </Section>
  );
}
