import type { ReactNode } from 'react';
import classes from './TwoColumns.module.css';

/** Two columns from 62em: a wide one for what is read often, and a narrow one for what is set once. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}
