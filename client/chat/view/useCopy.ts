import { useEffect, useState } from 'react';

/** Copies the text. True for a moment after it was copied. */
export function useCopy(text: string) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 1_500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    // A browser that refuses the clipboard shows no error: the text can still be selected and copied.
    navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return { isCopied, copy };
}
