import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { ContentScope } from '../../contract/contents';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { ContentsSkeleton } from './ContentsSkeleton';
import { NoFamily } from './NoFamily';
import { Shelf } from './Shelf';
import { t } from './texts';
import { useShelfPlaces } from './useShelfPlaces';

/** `/contents`: what the family added, and the library. Staff adds to the library here. */
export function ContentsPage() {
  const places = useShelfPlaces();
  const [chosen, setChosen] = useState<ContentScope | null>(null);
  const shelf = places.all.find(({ scope }) => scope === chosen) ?? places.all[0];
  return (
    <>
      <PageHeader title={t('page.title')} subtitle={t('page.subtitle')} />
      {places.error && <ErrorNotice error={places.error} onRetry={places.reload} />}
      {places.isLoading && <ContentsSkeleton />}
      {places.all.length > 1 && (
        <SegmentedControl
          mb="md"
          aria-label={t('page.shelf')}
          value={shelf?.scope}
          data={places.all.map(({ scope, label }) => ({ value: scope, label }))}
          onChange={setChosen}
        />
      )}
      {places.hasNoFamily && <NoFamily />}
      {shelf && <Shelf key={shelf.scope} shelf={shelf} wards={places.wards} />}
    </>
  );
}
