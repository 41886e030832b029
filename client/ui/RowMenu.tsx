import { lazy, type ReactNode } from 'react';
import { MenuOnDemand } from './MenuOnDemand';

const load = () => import('./OpenedMenu');
const OpenedMenu = lazy(async () => ({ default: (await load()).OpenedMenu }));

interface RowMenuProps {
  /** For screen readers, with the name of the row. */
  label: string;
  /** Menu items. */
  children: ReactNode;
}

/** The actions of one row, behind "⋯". */
export function RowMenu({ label, children }: RowMenuProps) {
  return (
    <MenuOnDemand label={label} load={load} menu={(button) => <OpenedMenu button={button}>{children}</OpenedMenu>} />
  );
}
