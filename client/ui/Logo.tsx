import { useId } from 'react';
import classes from './Logo.module.css';

/** Sizes of the logo in pixels. */
export const LOGO_SIZES = { sm: 32, md: 64, lg: 100, xl: 200 } as const;
export type LogoSize = keyof typeof LOGO_SIZES;

interface LogoProps {
  size?: LogoSize | number;
  /** The speckles shimmer while the assistant thinks, except under `prefers-reduced-motion`. */
  thinking?: boolean;
  /** The name for screen readers. Without it the logo is decoration. */
  label?: string;
}

/** Speckles of the plumage: x, y, radius. Larger drawings show more of them. */
const SPECKLES: readonly (readonly [number, number, number])[] = [
  [27, 33, 1.7],
  [33, 37, 1.5],
  [25, 40, 1.5],
  [40, 31, 1.7],
  [18.5, 41.5, 1.3],
  [36, 29, 0.9],
  [30, 43.5, 1.1],
  [37.5, 41.5, 1.2],
  [31, 29.5, 0.9],
  [14.5, 46.5, 0.9],
  [43.5, 36, 1.1],
  [22, 35.5, 0.9],
];

interface Drawing {
  /** The smallest size that uses this drawing, in pixels. */
  from: number;
  speckles: number;
  /** Feather lines on the wing, and a highlight in the eye. */
  hasFeathers: boolean;
  hasLeg: boolean;
}

/** The drawing changes at 64, 100 and 200 px. The smallest stays readable at 16 px. */
const DRAWINGS: readonly Drawing[] = [
  { from: 200, speckles: 12, hasFeathers: true, hasLeg: true },
  { from: 100, speckles: 12, hasFeathers: true, hasLeg: false },
  { from: 64, speckles: 12, hasFeathers: false, hasLeg: false },
  { from: 0, speckles: 5, hasFeathers: false, hasLeg: false },
];

/** The logo: a starling in profile. */
export function Logo({ size = 'md', thinking = false, label }: LogoProps) {
  const id = useId();
  const pixels = typeof size === 'number' ? size : LOGO_SIZES[size];
  const drawing = DRAWINGS.find(({ from }) => pixels >= from) ?? DRAWINGS[0]!;
  return (
    <svg
      className={classes.mark}
      width={pixels}
      height={pixels}
      viewBox="0 0 64 64"
      data-drawing={drawing.from}
      role="img"
      aria-hidden={label ? undefined : true}
      aria-label={label}
    >
      <defs>
        <linearGradient id={`${id}-feathers`} x1="10" y1="8" x2="50" y2="58" gradientUnits="userSpaceOnUse">
          <stop style={{ stopColor: 'var(--starling-feather-light, #8f78e6)' }} />
          <stop offset=".5" style={{ stopColor: 'var(--starling-feather, #432f8b)' }} />
          <stop offset="1" stopColor="#0f766e" />
        </linearGradient>
        <linearGradient id={`${id}-wing`} x1="14" y1="44" x2="38" y2="28" gradientUnits="userSpaceOnUse">
          <stop stopColor="#40b4a9" />
          <stop offset="1" stopColor="#0f766e" />
        </linearGradient>
      </defs>
      {drawing.hasLeg && (
        <path
          d="M27 51.500v6.500m-3.5 1.5 3.5-1.5 3.5 1.500M33.5 50.500v6m-3 2 3-2 4 1.5"
          fill="none"
          stroke="#c98415"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      <path fill="#fbab24" d="M43.5 17.2 60 21.4 44.6 25.6Z" />
      <path
        fill={`url(#${id}-feathers)`}
        d="M34 7.5c8.3 0 14 5.7 14 13.3 0 4-.7 6.7-.7 10.2 0 12.5-8.3 21.5-20.3 21.5-3.2 0-6-.5-8.6-1.5L4.5 59.5c-1.3.8-2.8-.7-2.1-2L20 24.5C22 14.5 26.3 7.5 34 7.5Z"
      />
      <path fill={`url(#${id}-wing)`} d="M24.5 26.5c9.5 1.2 14.5 7.2 13.5 14.5-6.8 4.8-16.5 6-25.5 3Z" />
      {drawing.hasFeathers && (
        <g fill="none" stroke="#9be0d8" strokeOpacity=".55" strokeWidth=".9" strokeLinecap="round">
          <path d="M17 42.500c7 1.2 14 .2 19.5-3M15 44.300c6 2 13.5 1.7 19 .2M22 31.500c5 .3 10 3 12.5 7" />
          <path d="M45 22.3 57 21.4" stroke="#a86a08" strokeOpacity=".7" />
        </g>
      )}
      <circle cx="38.5" cy="18" r="3" fill="#fffdf9" />
      <circle cx="39.2" cy="18" r="1.4" fill="#111628" />
      {drawing.hasFeathers && <circle cx="39.7" cy="17.4" r=".45" fill="#fffdf9" />}
      <g fill="#fff6e5" className={thinking ? classes.thinking : undefined}>
        {SPECKLES.slice(0, drawing.speckles).map(([cx, cy, r]) => {
          const speckle = <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r={r} />;
          if (!thinking) return speckle;
          return (
            <g key={`${cx}-${cy}`}>
              {speckle}
              <circle className={classes.glow} cx={cx} cy={cy} r={r} />
            </g>
          );
        })}
      </g>
    </svg>
  );
}
