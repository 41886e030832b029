import { BARK, GREEN, PURPLE, RED, WHITE, YELLOW } from '../../ui/drawing/colors';

/** Fruit. */
export const FRUIT = {
  apple: (
    <>
      <path
        d="M32 20c-5-6-22-6-24 11-2 15 11 28 17 28 3 0 4-1 7-1s4 1 7 1c6 0 19-13 17-28-2-17-19-17-24-11Z"
        fill={RED}
      />
      <path d="M32 20c0-6 1-10 4-14" fill="none" stroke={BARK} strokeWidth="3.4" strokeLinecap="round" />
      <path d="M37 15c2-7 9-10 16-8-1 7-8 11-16 8Z" fill={GREEN} />
      <path d="M15 29c1-4 3-6 7-7" fill="none" stroke={WHITE} strokeWidth="3" strokeLinecap="round" opacity=".7" />
    </>
  ),
  banana: (
    <>
      <path d="M12 8c-6 26 12 52 44 46 3-1 4-5 2-7C40 46 24 32 22 9c-2-3-8-4-10-1Z" fill={YELLOW} />
      <path d="M16 12c1 22 15 38 38 40" fill="none" stroke="#d79f22" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M12 10c0-3-1-5 1-6 3-1 7-1 8 1v6c-2-2-6-3-9-1Z" fill={BARK} />
      <path d="M55 54c3 0 6-4 3-7l-4 1c-1 2-1 5 1 6Z" fill={BARK} />
    </>
  ),
  blueberries: (
    <>
      <path d="M32 22c0-9 7-15 17-15 1 9-7 16-17 15Z" fill={GREEN} />
      <circle cx="43" cy="32" r="14" fill="#4a68b5" />
      <circle cx="19" cy="34" r="14" fill="#5577c6" />
      <circle cx="32" cy="46" r="14" fill="#3f5aa3" />
      <g fill="none" stroke="#2b3f78" strokeWidth="2.4" strokeLinejoin="round">
        <path d="m19 28 2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0Z" />
        <path d="m43 26 2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0Z" />
        <path d="m32 41 2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0Z" />
      </g>
    </>
  ),
  strawberry: (
    <>
      <path d="M32 60C16 53 6 36 10 24c4-9 14-9 22-6 8-3 18-3 22 6 4 12-6 29-22 36Z" fill={RED} />
      <path
        d="M32 20c-5 5-12 6-17 3 3-5 7-7 11-8-1-3 0-7 3-10 3 1 5 4 5 8 2-2 5-3 9-3 0 3-1 5-3 6 4 0 8 2 10 6-6 4-13 3-18-2Z"
        fill={GREEN}
      />
      <g fill={YELLOW}>
        <ellipse cx="19" cy="32" rx="1.7" ry="2.4" />
        <ellipse cx="32" cy="31" rx="1.7" ry="2.4" />
        <ellipse cx="45" cy="32" rx="1.7" ry="2.4" />
        <ellipse cx="25" cy="41" rx="1.7" ry="2.4" />
        <ellipse cx="39" cy="41" rx="1.7" ry="2.4" />
        <ellipse cx="32" cy="50" rx="1.7" ry="2.4" />
      </g>
    </>
  ),
  grapes: (
    <>
      <path d="M33 17c0-5 1-9 4-12" fill="none" stroke={BARK} strokeWidth="3.4" strokeLinecap="round" />
      <path d="M36 14c3-7 11-9 19-6-2 8-11 11-19 6Z" fill={GREEN} />
      <g fill={PURPLE}>
        <circle cx="17" cy="25" r="8" />
        <circle cx="47" cy="25" r="8" />
        <circle cx="25" cy="38" r="8" />
        <circle cx="32" cy="52" r="8" />
      </g>
      <g fill="#9b78cb">
        <circle cx="32" cy="24" r="8" />
        <circle cx="40" cy="38" r="8" />
      </g>
      <g fill={WHITE} opacity=".6">
        <circle cx="15" cy="22" r="2" />
        <circle cx="30" cy="21" r="2" />
        <circle cx="45" cy="22" r="2" />
        <circle cx="23" cy="35" r="2" />
        <circle cx="38" cy="35" r="2" />
        <circle cx="30" cy="49" r="2" />
      </g>
    </>
  ),
  lemon: (
    <>
      <path
        d="M6 43c-3-1-4-5-1-6C6 23 18 12 33 13c6 0 10 2 14 5 2-2 6-2 8 1 1 3 0 5-2 6 5 16-6 30-22 31-8 0-14-3-18-8-2 1-6-3-7-5Z"
        fill={YELLOW}
      />
      <path d="M15 33c2-6 7-11 14-12" fill="none" stroke={WHITE} strokeWidth="3.2" strokeLinecap="round" opacity=".8" />
      <path d="M40 14c2-6 8-9 14-8-1 6-7 10-14 8Z" fill={GREEN} />
    </>
  ),
};
