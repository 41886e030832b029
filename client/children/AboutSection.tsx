import type { ChildFieldsFragment } from '../gql/graphql';
import { Section } from '../ui/Section';
import { bandLabel, joinNames, languageName } from './child-words';
import classes from './children.module.css';
import { readingLabel, transcriptLabel } from './profile-words';
import { t } from './texts';

/** What the profile says, as the companion and the household know it. */
export function AboutSection({ child }: { child: ChildFieldsFragment }) {
  const { ageBand, readingLevel, languages, interests, note, timeZone, transcript, role } = child;
  const rows: [name: string, value: string][] = [
    [t('about.age'), t('age.short', { band: bandLabel(ageBand) })],
    [t('form.reading'), readingLabel(readingLevel)],
    [t('form.languages'), joinNames(languages.map(languageName)) || '—'],
    [t('form.interests'), joinNames(interests) || '—'],
    [t('about.note'), note || '—'],
    [t('form.zone'), timeZone.replaceAll('_', ' ')],
  ];
  if (role !== 'HELPER') {
    rows.push([t('about.transcript'), transcriptLabel(transcript)]);
  }
  return (
    <Section title={t('about.title')} hint={t('about.hint')}>
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
