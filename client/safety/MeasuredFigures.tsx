import { Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ReviewDirection } from '../../contract/safety';
import type { SafetyCardBody } from '../../contract/safety-card';
import { languageName } from '../platform/languages/names';
import { byBand, byCategory, type Found, headlines, languagesOf, percentFound, rowsOf } from './card-figures';
import { FoundTable } from './FoundTable';
import { t as riskName } from './risk-texts';
import classes from './safety-page.module.css';
import { t } from './texts';

/** The share of unsafe sentences that the checks find: in three figures, then by language, direction, subject and age. */
export function MeasuredFigures({ card }: { card: SafetyCardBody }) {
  const languages = languagesOf(card);
  const [language, setLanguage] = useState(languages[0]!);
  const [direction, setDirection] = useState<ReviewDirection>('in');
  const rows = rowsOf(card, language, direction);
  const { danger, serious, conduct } = headlines(card);
  return (
    <>
      <p>{t('figures.intro')}</p>
      <div className={classes.headlines}>
        <Headline title={t('figures.danger')} found={danger} />
        <Headline title={t('figures.serious')} found={serious} />
        <Headline title={t('figures.conduct')} found={conduct} />
      </div>
      <Group gap="md" my="md">
        <NativeSelect
          label={t('figures.language')}
          value={language}
          data={languages.map((code) => ({ value: code, label: languageName(code) }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        />
        <NativeSelect
          label={t('figures.texts')}
          value={direction}
          data={(['in', 'out'] as const).map((value) => ({ value, label: t(`figures.${value}`) }))}
          onChange={({ currentTarget }) => setDirection(currentTarget.value as ReviewDirection)}
        />
      </Group>
      <FoundTable
        caption={t('figures.bySubject')}
        first={t('figures.subject')}
        rows={byCategory(rows).map((row) => ({ ...row, name: riskName(row.category) }))}
      />
      <FoundTable
        caption={t('figures.byAge')}
        first={t('figures.age')}
        rows={byBand(rows).map((row) => ({ ...row, name: t(`band.${row.band}`) }))}
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
        {t('figures.ofFound', { found: found.found, unsafe: found.unsafe })}
      </span>
    </div>
  );
}
