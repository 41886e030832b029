import { Skeleton, Title } from '@mantine/core';
import { Fragment } from 'react';
import classes from './paged-table.module.css';
import type { CardParts, PagedTableProps } from './table-column';
import { startsGroup } from './table-groups';

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5];

/** The rows of a table as cards of two lines. */
export function TableCards<Row, By extends string>(props: PagedTableProps<Row, By>) {
  const { caption, rows, rowKey, card, group, isSelected, isStale } = props;
  return (
    <ul className={classes.cards} aria-label={caption} data-stale={isStale || undefined}>
      {rows?.map((row, index) => (
        <Fragment key={rowKey(row)}>
          {group && startsGroup(rows, index, group) && (
            <li className={classes.groupTitle}>
              <Title order={2} size="h5">
                {group(row)}
              </Title>
            </li>
          )}
          <li className={classes.card} data-selected={isSelected?.(row) || undefined}>
            <Card {...card(row)} />
          </li>
        </Fragment>
      )) ??
        PLACEHOLDERS.map((index) => (
          <li key={index} className={classes.card}>
            <Card title={<Skeleton height={14} width={160} />} detail={<Skeleton height={12} width={200} />} />
          </li>
        ))}
    </ul>
  );
}

function Card({ select, title, status, detail, age, menu }: CardParts) {
  return (
    <>
      {select}
      <div className={classes.cardText}>
        <div className={classes.cardLine}>
          <div className={classes.cardTitle}>{title}</div>
          {status}
        </div>
        {(detail || age) && (
          <div className={classes.cardLine}>
            <div className={classes.cardDetail}>{detail}</div>
            {age}
          </div>
        )}
      </div>
      {menu}
    </>
  );
}
