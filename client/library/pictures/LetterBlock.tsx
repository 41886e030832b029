import { BROWN, CREAM, INK } from '../../ui/drawing/colors';

interface LetterBlockProps {
  letter: string;
  className?: string;
}

/** A wooden block with one letter or digit. Decoration: its text stands beside it. All are alike, so that only the letter tells them apart. */
export function LetterBlock({ letter, className }: LetterBlockProps) {
  return (
    <svg
      className={className}
      width="1em"
      height="1em"
      viewBox="0 0 64 64"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="3" y="5" width="58" height="57" rx="10" fill={BROWN} />
      <rect x="3" y="2" width="58" height="56" rx="10" fill={CREAM} stroke={BROWN} strokeWidth="2.400" />
      <text x="32" y="44" textAnchor="middle" fontSize="40" fontWeight="700" fill={INK}>
        {letter}
      </text>
    </svg>
  );
}
