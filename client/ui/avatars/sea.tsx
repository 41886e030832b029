import { CREAM, WHITE } from '../drawing/colors';
import { Eye, Eyes, Twice } from '../drawing/features';

const FISH = '#d8512f';
const WHALE = '#2f6fae';
const DOLPHIN = '#4a7f96';
const PENGUIN = '#333a58';

/** Animals of sea and ice. */
export const SEA = {
  fish: (
    <>
      <path d="M44 33 60 18c3 10 3 20 0 30Z" fill="#a53518" />
      <path d="M20 19c5-10 13-11 21-10-1 6-3 11-8 13Zm3 28c2 7 8 10 15 10 0-6-1-10-5-13Z" fill="#a53518" />
      <path d="M3 34c5-12 15-18 26-18 12 0 20 9 23 17-3 9-11 18-23 18-11 0-21-7-26-17Z" fill={FISH} />
      <path
        d="M24 17c5 10 5 23 0 33m13-31c3 8 3 19 0 27"
        fill="none"
        stroke={WHITE}
        strokeWidth="4.6"
        strokeLinecap="round"
      />
      <Eye x={14} y={31} size={4} />
      <path d="M6 39q4 3 8 0" fill="none" stroke="#7d220c" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  whale: (
    <>
      <path d="M24 17c0-6-4-9-9-8m9 8c0-6 4-9 9-8" fill="none" stroke={WHITE} strokeWidth="3.6" strokeLinecap="round" />
      <path d="M42 38c5-2 6-6 5-10-2-3-4-7-1-12 5 1 7 4 7 8 1-4 4-6 8-5 1 6-1 10-5 13-1 10-6 16-14 20Z" fill={WHALE} />
      <path d="M5 39c0-11 8-19 19-19 13 0 17 10 28 14-1 14-12 23-26 23C13 57 5 50 5 39Z" fill={WHALE} />
      <path d="M6 44c10 4 22 4 33 0-1 8-6 12-13 12C15 56 8 52 6 44Z" fill={WHITE} />
      <Eye x={15} y={36} size={3.4} />
    </>
  ),
  dolphin: (
    <>
      <path d="M47 43c5 1 9 4 11 8-5 2-9 1-12-2-1 4-4 8-9 8 0-7 4-11 10-14Z" fill="#35637a" />
      <path d="M30 18c1-7 6-11 13-12-2 6-1 11 3 15Z" fill="#35637a" />
      <path
        d="M4 36c3-5 8-6 10-10 5-9 14-14 24-11 12 3 18 15 16 31-1 3-5 3-6 0-2-9-6-13-13-14-6 6-15 9-24 8-4 0-9-1-7-4Z"
        fill={DOLPHIN}
      />
      <path d="M8 39.5c9 1 19-1 27-7 3 0 6 1 9 4-9 8-25 10-36 3Z" fill="#e3eef2" />
      <path d="M25 37c-1 7-5 12-11 14-1-6 0-11 4-14Z" fill="#35637a" />
      <Eye x={20} y={28} size={3.6} />
    </>
  ),
  penguin: (
    <>
      <Twice>
        <path d="M14 30C7 36 5 44 7 50c5-1 8-5 9-11Z" fill="#252b45" />
        <path d="M20 57c0-4 9-5 11 0-2 3-9 3-11 0Z" fill="#f0932b" />
      </Twice>
      <path d="M32 7c12 0 19 9 19 25 0 15-7 25-19 25S13 47 13 32C13 16 20 7 32 7Z" fill={PENGUIN} />
      <path
        d="M32 24c4-6 14-4 14 5 0 4-2 6-2 10 0 9-4 16-12 16s-12-7-12-16c0-4-2-6-2-10 0-9 10-11 14-5Z"
        fill={CREAM}
      />
      <Eyes y={28} apart={7} size={3.2} />
      <path d="M27.5 33h9L32 39Z" fill="#f0932b" stroke="#f0932b" strokeWidth="1.6" strokeLinejoin="round" />
    </>
  ),
};
