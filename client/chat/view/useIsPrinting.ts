import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is laid out for paper now. A scroll event may come before the event that says so. */
export const isOnPaper = (): boolean => window.matchMedia('print').matches;

/** True while the page is printed. Paper needs all loaded messages, not only those in view. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(isOnPaper);
  useEffect(() => {
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    // Some previews change only the medium and send no print events.
    const paper = window.matchMedia('print');
    const change = () => (paper.matches ? before() : after());
    paper.addEventListener('change', change);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      paper.removeEventListener('change', change);
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}
