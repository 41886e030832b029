import { CREAM, INK, WHITE, YELLOW } from '../drawing/colors';
import { Eye, Eyes, Smile, Twice } from '../drawing/features';

const PARROT = '#c93a3a';
const DRAGON = '#26785a';
const ROBOT = '#5d7186';

/** Birds, and what children dream of. */
export const BIRDS_AND_WONDERS = {
  parrot: (
    <>
      <path d="M21 44 14 58l10-1 5-7Z" fill="#2f6fae" />
      <path d="M33 6c12 0 19 9 18 19-1 17-7 33-21 33-12 0-18-8-17-20C14 23 19 6 33 6Z" fill={PARROT} />
      <path d="M15 34c8-4 19 2 19 13 0 6-4 10-9 11-8-2-13-9-12-18 0-2 1-4 2-6Z" fill="#2f6fae" />
      <path d="M15 45c6-3 14 1 17 7-1 3-4 5-7 6-5-2-9-7-10-13Z" fill={YELLOW} />
      <circle cx="37" cy="21" r="9" fill={WHITE} />
      <Eye x={38} y={21} size={4.2} />
      <path d="M47 17c8 0 11 6 10 12-1 3-3 4-4 6 0-3-3-6-7-7Z" fill="#3a3f58" />
    </>
  ),
  starling: (
    <g transform="translate(3 .5) scale(.94)">
      <path d="M45 17 61 21.5 45.5 26Z" fill="#f59f0f" />
      <path
        d="M34 7c9 0 14.5 6 14.5 14 0 4.5-.7 7-.7 10.5C47.8 45 39.5 54 27 54c-3 0-6-.5-8.5-1.6L6.5 59c-1.300.8-2.8-.7-2.1-2L20 25C22 14 26.5 7 34 7Z"
        fill="#4a3a96"
      />
      <path d="M24.5 27c10 1.3 15 7.5 14 15-7 5-17 6-26.5 3Z" fill="#1b8379" />
      <circle cx="39" cy="18" r="4" fill={WHITE} />
      <circle cx="39.8" cy="18.2" r="2.2" fill={INK} />
      <path
        d="M30 14h.1M28.5 22h.1M35.5 28h.1M42.5 31h.1M43.5 38h.1M37.5 48h.1M27 49h.1M18 35.5h.1"
        stroke={CREAM}
        strokeWidth="2.8"
        strokeLinecap="round"
      />
    </g>
  ),
  dragon: (
    <>
      <Twice>
        <path d="M22 20C14 18 11 12 12 5c8 2 12 6 14 13Z" fill={CREAM} />
        <path
          d="M16 24 4 21l4 8-6 6 7 3-3 8 11-1Z"
          fill="#e07a35"
          stroke="#e07a35"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </Twice>
      <path d="M26 18V9l6-5 6 5v9Z" fill="#e07a35" stroke="#e07a35" strokeWidth="1.5" strokeLinejoin="round" />
      <path
        d="M32 14c11 0 19 7 19 16 0 5-2 8-2 13 0 10-8 16-17 16s-17-6-17-16c0-5-2-8-2-13 0-9 8-16 19-16Z"
        fill={DRAGON}
      />
      <ellipse cx="32" cy="47" rx="14" ry="9" fill="#8fcfb0" />
      <Eyes y={31} apart={9.5} size={4} />
      <path d="M27.5 43.5h.1m8.9 0h.1" stroke="#14503c" strokeWidth="3.2" strokeLinecap="round" />
      <Smile y={49.5} width={5} color="#14503c" />
    </>
  ),
  robot: (
    <>
      <path d="M32 16V9" stroke="#3e4c5e" strokeWidth="3" strokeLinecap="round" />
      <circle cx="32" cy="8" r="4" fill="#d8512f" />
      <rect x="6" y="28" width="52" height="14" rx="4" fill="#3e4c5e" />
      <rect x="11" y="15" width="42" height="42" rx="11" fill={ROBOT} />
      <rect x="16" y="22" width="32" height="21" rx="8" fill="#e9f5ff" />
      <Eyes y={31} apart={8} size={3.6} />
      <Smile y={36} width={4} />
      <path d="M24 50h16" stroke="#e9f5ff" strokeWidth="3.4" strokeLinecap="round" strokeDasharray="3 5" />
    </>
  ),
  rocket: (
    <>
      <path d="M25 50c-1 6 3 8 7 13 4-5 8-7 7-13Z" fill="#f0932b" />
      <Twice>
        <path d="M21 34C13 38 10 45 11 54c4-1 8-3 12-4Z" fill="#a5302f" />
      </Twice>
      <path d="M32 3c9 7 13 17 13 28 0 8-2 15-5 21H24c-3-6-5-13-5-21 0-11 4-21 13-28Z" fill={WHITE} />
      <path d="M32 3c5 4 8 9 10.5 14.5h-21C24 12 27 7 32 3Z" fill="#a5302f" />
      <circle cx="32" cy="31" r="9.5" fill="#7fc0ea" stroke="#3e4c5e" strokeWidth="2.6" />
      <Eyes y={30} apart={4} size={2.2} />
      <Smile y={33.5} width={3} />
    </>
  ),
};
