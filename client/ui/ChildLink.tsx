import type { KeyboardEvent } from 'react';
import { Link, type LinkProps } from 'react-router';

/** Opens a link with Space, too: a switch for people who cannot use their hands well often sends Tab and Space alone. */
function openWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** A link of the child's screens. */
export function ChildLink(props: LinkProps) {
  return <Link {...props} onKeyDown={openWithSpace} />;
}
