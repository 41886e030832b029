import { BLUE, GREEN, INK, LEAF, ORANGE, PINK, SKY, WHITE, YELLOW } from '../../ui/drawing/colors';
import { Eye, Twice } from '../../ui/drawing/features';

/** Animals of the pond and the sea. */
export const WATER_ANIMALS = {
  duck: (
    <>
      <path d="M7 25c-3 0-5 2-5 4 0 3 7 5 13 3v-8Z" fill={ORANGE} />
      <path d="M62 33c0 15-9 24-25 24H29C17 57 9 50 9 43c0-5 4-7 9-7 7 0 10-4 19-4 11 0 16 8 25 1Z" fill={YELLOW} />
      <circle cx="21" cy="24" r="13" fill={YELLOW} />
      <path d="M30 43c4-4 15-4 20 1-2 6-9 8-14 6-3-1-6-3-6-7Z" fill="#e3a72c" />
      <Eye x={17.5} y={22} />
    </>
  ),
  frog: (
    <>
      <Twice>
        <circle cx="18" cy="18" r="10.5" fill={GREEN} />
      </Twice>
      <ellipse cx="32" cy="38" rx="28" ry="21" fill={GREEN} />
      <Twice>
        <circle cx="18" cy="18" r="7" fill={WHITE} />
        <circle cx="19" cy="18.5" r="4" fill={INK} />
        <circle cx="13" cy="42" r="4" fill={PINK} opacity=".75" />
        <circle cx="29" cy="33" r="1.4" fill={LEAF} />
      </Twice>
      <path d="M15 43c8 10 26 10 34 0" fill="none" stroke="#2c6a4a" strokeWidth="2.8" strokeLinecap="round" />
    </>
  ),
  fish: (
    <>
      <path d="M43 32 61 17c1 10 1 20 0 30Z" fill="#2f72b8" />
      <path d="M22 19c4-8 12-9 19-8-1 5-3 9-7 11Zm2 26c2 6 7 8 13 8 0-5-1-8-4-11Z" fill="#2f72b8" />
      <path d="M3 33c5-10 15-16 25-16 11 0 18 8 22 15-4 8-11 16-22 16-10 0-20-6-25-15Z" fill={BLUE} />
      <path
        d="M27 18c4 9 4 20 0 30m10-26c3 6 3 15 0 21"
        fill="none"
        stroke={SKY}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <circle cx="15" cy="30" r="4.6" fill={WHITE} />
      <circle cx="14.5" cy="30" r="2.5" fill={INK} />
    </>
  ),
  turtle: (
    <>
      <path d="M48 40c2-7 13-8 14 0 0 5-4 8-12 8Z" fill={GREEN} />
      <path d="M14 44h9v9a4 4 0 0 1-9 0Zm24 0h9v9a4 4 0 0 1-9 0ZM8 42l-6 5 8 1Z" fill={GREEN} />
      <path d="M7 44c0-16 10-27 23-27s23 11 23 27Z" fill={LEAF} />
      <path d="M30 17v27M18 22l-4 22m28-22 4 22M9 34h42" fill="none" stroke={GREEN} strokeWidth="2.6" />
      <path d="M5 46a3 3 0 0 1 3-4h44a3 3 0 0 1 3 4Z" fill="#2c6a4a" />
      <Eye x={57} y={39} size={2.2} />
    </>
  ),
  whale: (
    <>
      <path d="M22 15c0-6-4-9-9-8m9 8c0-6 4-9 9-8" fill="none" stroke={SKY} strokeWidth="3.4" strokeLinecap="round" />
      <path d="M44 36c4-2 5-6 4-10-2-3-3-7 0-12 5 1 7 4 7 7 1-3 4-5 8-4 1 6-2 9-5 12-1 12-6 20-15 24Z" fill={BLUE} />
      <path d="M2 38c0-12 9-20 21-20 14 0 18 11 28 14-1 15-12 24-27 24C11 56 2 49 2 38Z" fill={BLUE} />
      <path d="M3 43c10 5 23 5 34 0-1 8-6 13-13 13C13 56 5 51 3 43Z" fill={SKY} />
      <Eye x={13} y={36} />
    </>
  ),
};
