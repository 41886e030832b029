import { Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ReviewDirection } from '../../contract/safety';
import type { SafetyCardBody } from '../../contract/safety-card';
import { byBand, byCategory, type Found, headlines, languagesOf, percentFound, rowsOf } from './card-figures';
import { FoundTable } from './FoundTable';
import classes from './safety-page.module.css';
import { BAND_NAMES, CATEGORY_NAMES, DIRECTION_NAMES, languageName } from './safety-words';

/** The share of unsafe sentences that the checks find: in three figures, then by language, direction, subject and age. */
export function MeasuredFigures({ card }: { card: SafetyCardBody }) {
  const languages = languagesOf(card);
  const [language, setLanguage] = useState(languages[0]!);
  const [direction, setDirection] = useState<ReviewDirection>('in');
  const rows = rowsOf(card, language, direction);
  const { danger, serious, conduct } = headlines(card);
  return (
    <>
      <p>Of the unsafe sentences in our test, in all measured languages, the checks find:</p>
      <div className={classes.headlines}>
        <Headline title="Danger now" found={danger} />
        <Headline title="Serious subjects" found={serious} />
        <Headline title="Starling’s own conduct" found={conduct} />
      </div>
      <Group gap="md" my="md">
        <NativeSelect
          label="Language"
          value={language}
          data={languages.map((code) => ({ value: code, label: languageName(code) }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        />
        <NativeSelect
          label="Which texts"
          value={direction}
          data={(['in', 'out'] as const).map((value) => ({ value, label: DIRECTION_NAMES[value] }))}
          onChange={({ currentTarget }) => setDirection(currentTarget.value as ReviewDirection)}
        />
      </Group>
      <FoundTable
        caption="By subject"
        first="Subject"
        rows={byCategory(rows).map((row) => ({ ...row, name: CATEGORY_NAMES[row.category] }))}
      />
      <FoundTable
        caption="By age"
        first="Age of the child"
        rows={byBand(rows).map((row) => ({ ...row, name: BAND_NAMES[row.band] }))}
      />
    </>
  );
}

function Headline({ title, found }: { title: string; found: Found }) {
  if (found.unsafe === 0) return null;
  return (
    <div className={classes.headline}>
      <span className={classes.headlineTitle}>{title}</span>
      <strong className={classes.headlineFigure}>{percentFound(found)}</strong>
      <span className={classes.headlineCount}>
        {found.found} of {found.unsafe} found
      </span>
    </div>
  );
}
