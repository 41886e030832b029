import { BARK, CREAM, INK, ORANGE, WHITE, YELLOW } from '../../ui/drawing/colors';
import type { LocalTime } from './spoken-time';

const TICKS = Array.from({ length: 12 }, (_, index) => index * 30);

interface ClockPictureProps {
  time: LocalTime;
  className?: string | undefined;
}

/** A clock with two hands, and the moon or the sun of that hour. Decoration: the hour stands beside it in words. */
export function ClockPicture({ time: { hour, minute }, className }: ClockPictureProps) {
  const isNight = hour < 6 || hour >= 19;
  return (
    <svg
      className={className}
      viewBox="0 0 120 120"
      fill="none"
      aria-hidden="true"
      focusable="false"
      data-clock={`${hour}:${minute}`}
    >
      <path d="M38 108l-8 10M82 108l8 10" stroke={BARK} strokeWidth="7" strokeLinecap="round" />
      <circle cx="60" cy="62" r="50" fill={YELLOW} />
      <circle cx="60" cy="62" r="42" fill={WHITE} />
      <circle cx="60" cy="62" r="42" stroke={CREAM} strokeWidth="3" />
      {TICKS.map((angle) => (
        <path
          key={angle}
          d={angle % 90 === 0 ? 'M60 24v8' : 'M60 24v4'}
          stroke={INK}
          strokeWidth={angle % 90 === 0 ? 4 : 2.5}
          strokeLinecap="round"
          transform={`rotate(${angle} 60 62)`}
        />
      ))}
      {isNight ? (
        <path d="M66 74a9 9 0 1 0 6 15.500A12 12 0 0 1 66 74Z" fill={YELLOW} transform="translate(-6 -2)" />
      ) : (
        <circle cx="60" cy="82" r="7" fill={YELLOW} />
      )}
      <path
        d="M60 62V42"
        stroke={INK}
        strokeWidth="7"
        strokeLinecap="round"
        transform={`rotate(${(hour % 12) * 30 + minute / 2} 60 62)`}
      />
      <path
        d="M60 62V31"
        stroke={ORANGE}
        strokeWidth="4.500"
        strokeLinecap="round"
        transform={`rotate(${minute * 6} 60 62)`}
      />
      <circle cx="60" cy="62" r="5" fill={INK} />
    </svg>
  );
}
