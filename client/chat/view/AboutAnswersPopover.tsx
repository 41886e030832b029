import { Popover } from '@mantine/core';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { AboutAnswersText } from './AboutAnswersText';

interface AboutAnswersPopoverProps {
  button: (props: ComponentPropsWithRef<'button'>) => ReactNode;
}

/** The click that opens it also loads it, so it opens at once. The focus moves to the text, and back when it closes. */
export function AboutAnswersPopover({ button }: AboutAnswersPopoverProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useLayoutEffect(() => {
    // The button that was pressed has been replaced. The popover gives the focus back to where it was before it opened.
    ref.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus width={264} position="bottom-end" shadow="md">
      <Popover.Target>{button({ ref, onClick: () => setOpened((wasOpened) => !wasOpened) })}</Popover.Target>
      <Popover.Dropdown>
        <div tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
          <AboutAnswersText />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
