import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ComponentPropsWithRef, type ReactNode, Suspense, useState } from 'react';
import type { OpenedMenuProps } from './OpenedMenu';

interface MenuOnDemandProps {
  /** For screen readers, with the name of what the menu belongs to. */
  label: string;
  /** Loads the code of the menu. Called when the pointer or the focus reaches the button. */
  load: () => Promise<unknown>;
  /** Renders an `OpenedMenu` with this button. */
  menu: (button: OpenedMenuProps['button']) => ReactNode;
}

/** The button "⋯". Its menu is mounted by the first press: a page has many of them, and most are never opened. */
export function MenuOnDemand({ label, load, menu }: MenuOnDemandProps) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <DotsButton aria-label={label} onPointerEnter={load} onFocus={load} onClick={() => setIsWanted(true)} />
  );
  if (!isWanted) return button;
  return <Suspense fallback={button}>{menu(<DotsButton aria-label={label} />)}</Suspense>;
}

/** The menu, once mounted, passes its own attributes. */
function DotsButton(props: ComponentPropsWithRef<'button'>) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      radius="xl"
      flex="none"
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
    >
      <IconDots size={20} />
    </ActionIcon>
  );
}
