import type { ChildFieldsFragment } from '../gql/graphql';
import { Section } from '../ui/Section';
import { bandLabel, joinNames, languageName, readingLabel, TRANSCRIPTS } from './child-words';
import classes from './children.module.css';

/** What the profile says, as the companion and the household know it. */
export function AboutSection({ child }: { child: ChildFieldsFragment }) {
  const { ageBand, readingLevel, languages, interests, note, timeZone, transcript, role } = child;
  const rows: [name: string, value: string][] = [
    ['Age', `${bandLabel(ageBand)} years`],
    ['Reading', readingLabel(readingLevel)],
    ['Languages', joinNames(languages.map(languageName)) || '—'],
    ['Interests', joinNames(interests) || '—'],
    ['Note', note || '—'],
    ['Time zone', timeZone.replaceAll('_', ' ')],
  ];
  if (role !== 'HELPER') {
    rows.push(['Grown-ups read', TRANSCRIPTS.find(({ value }) => value === transcript)?.label ?? transcript]);
  }
  return (
    <Section
      title="Profile"
      hint="Starling knows the age, reading, languages, interests and the note. It never knows the name."
    >
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
