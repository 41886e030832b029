import { Menu } from '@mantine/core';
import { cloneElement, type ReactElement, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';

export interface OpenedMenuProps {
  /** Takes the place of the button that was pressed, and looks the same. */
  button: ReactElement<{ ref?: Ref<HTMLButtonElement> }>;
  /** Menu items. */
  children: ReactNode;
}

/** A menu that opens at once, because the press that asked for it has also loaded it. */
export function OpenedMenu({ button, children }: OpenedMenuProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useLayoutEffect(() => {
    // The button that was pressed has been replaced. Escape gives the focus back to where it was before the menu opened.
    target.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" withinPortal>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
