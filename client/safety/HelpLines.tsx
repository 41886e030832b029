import { NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import type { HelpLineBody } from '../../contract/help-lines';
import { ELSEWHERE } from '../chat/help-lines/countries';
import { countryOf, countryOptions } from '../chat/view/help-lines';
import { useSharedData } from '../platform/useSharedData';
import { ErrorNotice } from '../ui/ErrorNotice';
import { ListSkeleton } from '../ui/Skeletons';
import { HelpLine } from './HelpLine';
import classes from './safety-page.module.css';
import { t } from './texts';

/** Emergency number and help lines of a country, at first of the one that the browser's time zone belongs to. */
export function HelpLines() {
  const [country, setCountry] = useState(() => countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone).code);
  const { data, error, isLoading, retry } = useSharedData<HelpLineBody[]>(`/safety/helplines?country=${country}`);
  const headingId = useId();
  return (
    <section className={classes.help} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('help.title')}</h2>
      <NativeSelect
        label={t('help.country')}
        value={country}
        data={[...countryOptions(), { value: ELSEWHERE.code, label: t('help.elsewhere') }]}
        onChange={({ currentTarget }) => setCountry(currentTarget.value)}
        maw={280}
      />
      {error !== null && <ErrorNotice error={error} title={t('help.failed')} onRetry={retry} />}
      {isLoading && !data && <ListSkeleton count={3} />}
      {data && error === null && <List lines={data} isLoading={isLoading} />}
    </section>
  );
}

/** Where no number was checked, one sentence above them says so. */
function List({ lines, isLoading }: { lines: readonly HelpLineBody[]; isLoading: boolean }) {
  const isOneChecked = lines.some(({ checked_on: checkedOn }) => checkedOn !== null);
  return (
    <>
      {!isOneChecked && <p className={classes.noneChecked}>{t('help.noneChecked')}</p>}
      <ul className={classes.lines} aria-busy={isLoading}>
        {lines.map((line) => (
          <HelpLine key={line.name} line={line} isCheckNamed={isOneChecked} />
        ))}
      </ul>
    </>
  );
}
