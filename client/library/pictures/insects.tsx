import { GREY, INK, RED, SKY, WHITE, YELLOW } from '../../ui/drawing/colors';
import { Eye, Eyes, Twice } from '../../ui/drawing/features';

/** Insects and a snail. */
export const INSECTS = {
  ladybird: (
    <>
      <path
        d="M23 13c-1-5-4-7-7-7m25 7c1-5 4-7 7-7"
        fill="none"
        stroke={GREY}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M17 24c0-9 6-15 15-15s15 6 15 15Z" fill={INK} />
      <circle cx="32" cy="37" r="22" fill={RED} />
      <path d="M12 28c8-6 32-6 40 0-3-6-8-11-20-11S15 22 12 28Z" fill={INK} />
      <path d="M32 23v36" stroke={INK} strokeWidth="2.6" />
      <Twice>
        <circle cx="21" cy="34" r="4.6" fill={INK} />
        <circle cx="18" cy="46" r="3.6" fill={INK} />
        <circle cx="27" cy="51" r="3" fill={INK} />
        <circle cx="26" cy="15.5" r="2.6" fill={WHITE} />
      </Twice>
    </>
  ),
  snail: (
    <>
      <path d="M11 38 8 24m9 13 3-13" fill="none" stroke="#d7ab6c" strokeWidth="3" strokeLinecap="round" />
      <circle cx="8" cy="23" r="3" fill={INK} />
      <circle cx="20" cy="23" r="3" fill={INK} />
      <path d="M5 44c0-6 4-10 9-10 5 0 6 4 7 8s4 6 9 6h22c5 0 8 3 9 8H18C10 56 5 51 5 44Z" fill="#e6c184" />
      <circle cx="39" cy="33" r="18.5" fill="#d58549" />
      <path
        d="M39 33c0-3 5-3 5 1s-7 6-10 1 1-12 8-11 10 10 6 15-13 6-18 0-4-14 1-18"
        fill="none"
        stroke="#98552a"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M9 46q3 3 6 1" fill="none" stroke="#98552a" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  bee: (
    <>
      <g fill={SKY} opacity=".95">
        <ellipse cx="28" cy="19" rx="8" ry="13" transform="rotate(-18 28 19)" />
        <ellipse cx="42" cy="19" rx="8" ry="13" transform="rotate(18 42 19)" />
      </g>
      <path d="m57 39 6 1-6 3Z" fill={INK} />
      <ellipse cx="34" cy="41" rx="24" ry="16" fill={YELLOW} />
      <path d="M30 26c4 8 4 22 0 30h8c4-9 4-21 0-30Zm14 3c3 7 3 17 0 25l7-5c2-5 2-11 0-16Z" fill={INK} />
      <path
        d="M15 29c-2-5-6-7-10-6m16 3c0-5-2-8-6-9"
        fill="none"
        stroke={GREY}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <Eye x={18} y={39} />
      <path d="M13 46q4 4 8 1" fill="none" stroke={INK} strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  dragonfly: (
    <>
      <g fill={SKY} stroke="#6fb1da" strokeWidth="1.2">
        <ellipse cx="16" cy="21" rx="15" ry="5.5" transform="rotate(14 16 21)" />
        <ellipse cx="48" cy="21" rx="15" ry="5.5" transform="rotate(-14 48 21)" />
        <ellipse cx="18" cy="34" rx="14" ry="5" transform="rotate(-14 18 34)" />
        <ellipse cx="46" cy="34" rx="14" ry="5" transform="rotate(14 46 34)" />
      </g>
      <path d="M32 20v38" stroke="#1f9489" strokeWidth="5" strokeLinecap="round" />
      <path d="M29.5 38h5m-5 6h5m-5 6h5" stroke="#12635c" strokeWidth="1.8" />
      <ellipse cx="32" cy="24" rx="5.5" ry="8" fill="#1f9489" />
      <circle cx="32" cy="13" r="6.5" fill="#1f9489" />
      <Eyes y={12} apart={5} size={3.2} />
    </>
  ),
};
