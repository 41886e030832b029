import { BARK, BLUE, BROWN, CREAM, GREY, INK, ORANGE, PURPLE, RED, YELLOW } from '../../ui/drawing/colors';

/** Luggage and things on the way. */
export const TRAVEL = {
  coins: (
    <>
      {[50, 42, 34].map((y) => (
        <g key={y}>
          <path d={`M6 ${y}v6c0 8 32 8 32 0v-6Z`} fill={ORANGE} />
          <ellipse cx="22" cy={y} rx="16" ry="6" fill={YELLOW} />
        </g>
      ))}
      <circle cx="44" cy="22" r="17" fill={ORANGE} />
      <circle cx="44" cy="22" r="12.500" fill={YELLOW} />
      <path
        d="m44 13 2.600 5.600 6 .8-4.400 4.200 1.100 6-5.300-2.900-5.300 2.900 1.100-6-4.400-4.200 6-.8Z"
        fill={ORANGE}
      />
    </>
  ),
  satchel: (
    <>
      <path d="M22 16c0-12 20-12 20 0" fill="none" stroke={BARK} strokeWidth="5" />
      <rect x="8" y="14" width="48" height="45" rx="9" fill={RED} />
      <path d="M8 24c0-7 4-10 9-10h30c5 0 9 3 9 10v11c-14 7-34 7-48 0Z" fill="#b63f39" />
      <rect x="19" y="32" width="7" height="12" rx="2" fill={YELLOW} />
      <rect x="38" y="32" width="7" height="12" rx="2" fill={YELLOW} />
    </>
  ),
  flags: (
    <>
      <path d="M2 12c18 12 42 12 60 0" fill="none" stroke={GREY} strokeWidth="3" strokeLinecap="round" />
      <path d="M6 14.5 20 19l-9 20Z" fill={RED} />
      <path d="M24 20.500h16l-8 24Z" fill={BLUE} />
      <path d="M44 19.5 58 15l-4 25Z" fill={RED} />
      <circle cx="12" cy="52" r="4" fill={YELLOW} />
      <circle cx="32" cy="56" r="4" fill={PURPLE} />
      <circle cx="52" cy="52" r="4" fill={YELLOW} />
    </>
  ),
  trunk: (
    <>
      <path d="M6 28C6 14 14 8 22 8h20c8 0 16 6 16 20Z" fill={BROWN} />
      <rect x="6" y="28" width="52" height="30" rx="4" fill="#8a5c39" />
      <path d="M6 28h52v6H6Z" fill={BARK} />
      <path d="M14 9.500h7V58h-7Zm29 0h7V58h-7Z" fill={YELLOW} />
      <rect x="25" y="26" width="14" height="17" rx="3" fill={YELLOW} />
      <path
        d="M29.5 31.500a2.6 2.6 0 1 1 3.6 2.700c-.8.4-1.1.8-1.1 1.8"
        fill="none"
        stroke={INK}
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <circle cx="32" cy="39.3" r="1.3" fill={INK} />
    </>
  ),
  lift: (
    <>
      <rect x="10" y="4" width="44" height="56" rx="5" fill={GREY} />
      <path d="M16 12h15v48H16Zm17 0h15v48H33Z" fill={CREAM} />
      <path d="M32 12v48" stroke={INK} strokeWidth="2" />
      <circle cx="32" cy="8" r="2" fill={YELLOW} />
      <path d="m23.500 30 4 6h-8Zm17 12-4-6h8Z" fill={ORANGE} />
    </>
  ),
};
