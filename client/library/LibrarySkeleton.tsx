import { SimpleGrid, Skeleton } from '@mantine/core';
import classes from './LibraryCard.module.css';
import { t } from './texts';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A shelf of cards while the list loads. */
export function LibrarySkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div aria-hidden="true">
        <Skeleton height={20} width={140} mb={16} />
        <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="md">
          {CARDS.map((card) => (
            <div key={card} className={classes.card}>
              <Skeleton height={64} width={64} radius={16} style={{ flex: 'none' }} />
              <div className={classes.lines}>
                <Skeleton height={16} width="70%" />
                <Skeleton height={11} />
                <Skeleton height={11} width="40%" />
              </div>
            </div>
          ))}
        </SimpleGrid>
      </div>
    </div>
  );
}
