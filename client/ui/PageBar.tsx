import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { frameText } from './frame-texts';
import classes from './PageBar.module.css';

/** The place in the top bar of a narrow screen that a page may fill. */
export const PageBarSlot = createContext<HTMLElement | null>(null);

interface PageBarProps {
  title: ReactNode;
  /** Below the title, in small type. */
  subtitle?: ReactNode;
  /** Shows a back button in place of the menu button. */
  onBack?: () => void;
  children?: ReactNode;
}

/** Puts the header of a page into the top bar, so that a narrow screen has one bar and not two. */
export function PageBar({ title, subtitle, onBack, children }: PageBarProps) {
  const slot = use(PageBarSlot);
  if (!slot) return null;
  return createPortal(
    <>
      {onBack && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          radius="xl"
          aria-label={frameText('back')}
          onClick={onBack}
          data-replaces-menu
        >
          <IconArrowLeft size={22} />
        </ActionIcon>
      )}
      <div className={classes.names}>
        <h1 className={classes.title} title={typeof title === 'string' ? title : undefined}>
          {title}
        </h1>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {children}
    </>,
    slot,
  );
}
