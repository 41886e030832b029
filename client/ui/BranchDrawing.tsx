interface BranchDrawingProps {
  /** Without the bird, for a page that was not found. */
  empty?: boolean;
  /** The bird sleeps. */
  asleep?: boolean;
  className?: string | undefined;
}

/** The bird on a branch, as decoration. */
export function BranchDrawing({ empty = false, asleep = false, className }: BranchDrawingProps) {
  return (
    <svg className={className} width="168" height="116" viewBox="0 0 168 116" fill="none" aria-hidden="true">
      <circle cx="86" cy="54" r="50" fill="var(--starling-surface-sunken)" />
      <path d="M14 88c34-6 84-2 140-14" stroke="#a8927a" strokeWidth="4" strokeLinecap="round" />
      <path d="M118 80c8-12 18-16 30-17" stroke="#a8927a" strokeWidth="3" strokeLinecap="round" />
      <path d="M146 63c6-9 14-8 17-6-2 8-9 12-17 6Z" fill="#40b4a9" />
      <path d="M126 70c-1-10 6-14 11-14 3 7-2 15-11 14Z" fill="#219f94" />
      <path d="M36 86c-9-3-12-10-10-14 8 0 13 6 10 14Z" fill="#219f94" />
      <path d="M50 86c2-8 9-11 14-9 0 7-6 12-14 9Z" fill="#40b4a9" opacity=".7" />
      {!empty && (
        <g transform="translate(58 26)">
          <path fill="#fbab24" d="M43.5 17.2 56 20.8 44.6 24.6Z" />
          <path
            style={{ fill: 'var(--starling-feather, #432f8b)' }}
            d="M34 7.5c8.3 0 14 5.7 14 13.3 0 4-.7 6.7-.7 10.2 0 12.5-8.3 21.5-20.3 21.5-3.2 0-6-.5-8.6-1.5L6 58c-1.3.8-2.8-.7-2.1-2L20 24.5C22 14.5 26.3 7.5 34 7.5Z"
          />
          <path fill="#0f766e" d="M24.5 26.5c9.5 1.2 14.5 7.2 13.5 14.5-6.8 4.8-16.5 6-25.5 3Z" />
          {asleep ? (
            <path d="M35 17.500q3.500 3.500 7 0" stroke="#fffdf9" strokeWidth="1.800" strokeLinecap="round" />
          ) : (
            <>
              <circle cx="38.5" cy="18" r="3" fill="#fffdf9" />
              <circle cx="39.2" cy="18" r="1.4" fill="#111628" />
            </>
          )}
          <g fill="#fff6e5">
            <circle cx="27" cy="33" r="1.5" />
            <circle cx="33" cy="37" r="1.3" />
            <circle cx="25" cy="40" r="1.3" />
            <circle cx="40" cy="31" r="1.5" />
          </g>
        </g>
      )}
      <path d="M40 26l1.8 4.2L46 32l-4.2 1.8L40 38l-1.8-4.2L34 32l4.2-1.8Z" fill="#fbab24" />
      <path d="M132 26l1.2 2.8 2.8 1.2-2.8 1.2L132 34l-1.2-2.8L128 30l2.8-1.2Z" fill="#917de0" />
    </svg>
  );
}
