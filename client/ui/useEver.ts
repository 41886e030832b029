import { useState } from 'react';

/** True from the first time that `value` is: what is loaded on demand then stays, so that it can close with its animation. */
export function useEver(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return value || wasTrue;
}
