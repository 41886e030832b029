import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ChildLink } from '../ui/ChildLink';
import { usePageTitle } from '../ui/page-title';
import classes from './ChildBar.module.css';
import { ReadAloud } from './speech/ReadAloud';

interface ChildBarProps {
  title: string;
  /** What the ear says; the title by default. */
  said?: string;
  /** Of the title, where it is not that of the screens. */
  language?: string;
  /** The page that the arrow leads to. */
  back: { to: string; label: string };
  /** The page is for a grown-up, who reads. */
  isSilent?: boolean;
  children?: ReactNode;
}

/** The top of every child's page but the home: the way back, where the child is, and what else the page needs. */
export function ChildBar({ title, said = title, language, back, isSilent = false, children }: ChildBarProps) {
  usePageTitle(title);
  return (
    <header className={classes.bar}>
      <ChildLink to={back.to} className={classes.back} aria-label={back.label}>
        <IconArrowLeft size={34} aria-hidden="true" />
      </ChildLink>
      <h1 className={classes.title}>{title}</h1>
      {!isSilent && <ReadAloud text={said} name={title} {...(language && { language })} className={classes.ear} />}
      {children}
    </header>
  );
}
