import { useEffect, useRef } from 'react';

/** Typing ends after this pause. */
const TYPING_ENDS_MS = 4_000;

/** Tells the others in the conversation when the writer types, and when they pause. */
export function useTypingNotice(text: string, onTyping: (isTyping: boolean) => void): void {
  const report = useRef(onTyping);
  report.current = onTyping;
  useEffect(() => {
    if (text.trim() === '') {
      report.current(false);
      return;
    }
    report.current(true);
    const timer = setTimeout(() => report.current(false), TYPING_ENDS_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
