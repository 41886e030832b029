import { useEffect, useRef } from 'react';

/** The words after the last page. They take the focus: the button that turned the page is gone, and nothing may be pressed twice. */
export function EndWords({ text, className }: { text: string; className?: string | undefined }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={words} tabIndex={-1} className={className}>
      {text}
    </p>
  );
}
