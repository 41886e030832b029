import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { DEFAULT_CHARACTER_MS, writtenLength } from './typewriter';

/** The part of the text that is typed out so far; all of it without animation. */
export function useTypewriter(text: string, isAnimated: boolean, characterMs = DEFAULT_CHARACTER_MS): string {
  const isStill = useReducedMotion();
  const [length, setLength] = useState(isAnimated ? 0 : Number.POSITIVE_INFINITY);
  const isWriting = isAnimated && !isStill && length < text.length;

  useEffect(() => {
    if (!isWriting) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function write(now) {
      const out = writtenLength(text.length, now - start, characterMs);
      setLength(out);
      if (out < text.length) frame = requestAnimationFrame(write);
    });
    return () => cancelAnimationFrame(frame);
  }, [isWriting, text, characterMs]);

  return isWriting ? text.slice(0, length) : text;
}
