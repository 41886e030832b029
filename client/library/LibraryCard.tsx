import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AgeBand } from '../../contract/library';
import type { PictureKey } from '../../contract/pictures';
import link from '../ui/cover-link.module.css';
import classes from './LibraryCard.module.css';
import { ageText } from './library-filter';
import { Picture } from './pictures/Picture';

interface LibraryCardProps {
  to: string;
  title: string;
  summary: string;
  age: AgeBand;
  /** "4 min read", "10 min to play". */
  length: string;
  cover: PictureKey;
  /** A picture four to three, instead of the small one: beside the text on a phone, above it elsewhere. */
  drawing?: ReactNode;
  /** `h3` below the heading of a shelf. */
  heading: 'h2' | 'h3';
}

/** One guide, story or game in a list. */
export function LibraryCard({ to, title, summary, age, length, cover, drawing, heading: Heading }: LibraryCardProps) {
  return (
    <article className={classes.card} data-large={drawing ? true : undefined}>
      <span className={classes.cover}>{drawing ?? <Picture name={cover} className={classes.picture} />}</span>
      <div className={classes.text}>
        <Heading className={classes.title}>
          <Link to={to} className={link.link}>
            {title}
          </Link>
        </Heading>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {summary}
        </Text>
        <Text size="xs" c="dimmed" mt={6}>
          {ageText(age)} · {length}
        </Text>
      </div>
    </article>
  );
}
