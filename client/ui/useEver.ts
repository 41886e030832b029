import { useState } from 'react';

/** True once `value` has been true. A dialog loaded on demand stays mounted with it, so that it can animate its closing. */
export function useEver(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return value || wasTrue;
}
