import { Skeleton } from '@mantine/core';
import { t } from '../texts';
import classes from './MessageSkeletons.module.css';

/** Placeholders in the shape of a conversation while it loads. */
export function MessageSkeletons() {
  return (
    <div className={classes.frame} aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <div className={classes.column} aria-hidden="true">
        <Skeleton height={48} width="55%" radius={20} ms="auto" mt="lg" />
        <Skeleton height={14} width="80%" radius="xl" mt="xl" />
        <Skeleton height={14} width="92%" radius="xl" mt="sm" />
        <Skeleton height={14} width="64%" radius="xl" mt="sm" />
        <Skeleton height={48} width="40%" radius={20} ms="auto" mt="xl" />
        <Skeleton height={14} width="88%" radius="xl" mt="xl" />
        <Skeleton height={14} width="71%" radius="xl" mt="sm" />
      </div>
    </div>
  );
}
