import { BARK, BROWN, GREEN, LEAF, PINK, ROSE, YELLOW } from '../../ui/drawing/colors';

/** Plants. */
export const PLANTS = {
  lily: (
    <>
      <ellipse cx="32" cy="51" rx="30" ry="9" fill={LEAF} />
      <path d="M32 52C16 52 7 42 5 30c9-1 19 4 24 12Zm0 0c16 0 25-10 27-22-9-1-19 4-24 12Z" fill={PINK} />
      <path d="M32 52c-11-3-17-14-16-30 8 3 14 12 16 22Zm0 0c11-3 17-14 16-30-8 3-14 12-16 22Z" fill={ROSE} />
      <path d="M32 52c-8-9-9-25 0-38 9 13 8 29 0 38Z" fill={PINK} />
      <path d="M29 51c0-5 1-8 3-10 2 2 3 5 3 10Z" fill={YELLOW} />
    </>
  ),
  sunflower: (
    <>
      <path d="M32 40v22" stroke={LEAF} strokeWidth="4" strokeLinecap="round" />
      <path d="M32 58c-4-7-10-9-16-8 2 7 9 11 16 8Zm0-2c3-6 9-8 15-7-2 6-8 10-15 7Z" fill={GREEN} />
      <g fill={YELLOW}>
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <ellipse key={turn} cx="32" cy="11" rx="6.5" ry="9" transform={`rotate(${turn} 32 26)`} />
        ))}
      </g>
      <circle cx="32" cy="26" r="11" fill={BARK} />
      <g fill={BROWN}>
        <circle cx="28" cy="23" r="1.6" />
        <circle cx="36" cy="23" r="1.6" />
        <circle cx="32" cy="27" r="1.6" />
        <circle cx="28" cy="31" r="1.6" />
        <circle cx="36" cy="31" r="1.6" />
      </g>
    </>
  ),
  leaf: (
    <>
      <path
        d="M32 4l6 10 8-4-2 11 14-1-6 9 8 7-13 3 2 8-12-3-5 8-5-8-12 3 2-8-13-3 8-7-6-9 14 1-2-11 8 4Z"
        fill="#c9713a"
        stroke="#c9713a"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M32 16v44M32 40 20 28m12 12 12-12M32 47l-9-5m9 5 9-5"
        fill="none"
        stroke="#8f4a20"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  ),
  cactus: (
    <>
      <path d="M24 14a8 8 0 0 1 16 0v34H24Z" fill={GREEN} />
      <path
        d="M27 36c-12 1-15-4-15-14m25 9c11 1 15-4 15-14"
        fill="none"
        stroke={GREEN}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M29 14v6m6 0v6m-6 3v5m6 4v5M12 22v3m40-8v3" stroke="#dff0d3" strokeWidth="1.8" strokeLinecap="round" />
      <circle cx="32" cy="6" r="4" fill={ROSE} />
      <path d="M15 44h34v6H15Z" fill="#c9713a" />
      <path d="M18 50h28l-3 12H21Z" fill="#d98a52" />
    </>
  ),
  seedling: (
    <>
      <path d="M32 54V34" stroke={LEAF} strokeWidth="4" strokeLinecap="round" />
      <path d="M32 36c-2-9-9-13-18-12 1 9 9 15 18 12Zm0-3c1-8 8-13 17-12-1 9-8 14-17 12Z" fill={GREEN} />
      <path d="M10 60c3-8 12-11 22-11s19 3 22 11Z" fill={BROWN} />
    </>
  ),
  sprig: (
    <>
      <path d="M32 58V10" stroke={LEAF} strokeWidth="3.6" strokeLinecap="round" />
      <path
        d="M32 50c-9 2-16-2-19-10 9-2 17 2 19 10Zm0 0c9 2 16-2 19-10-9-2-17 2-19 10Zm0-17c-8 2-14-2-17-9 8-2 15 1 17 9Zm0 0c8 2 14-2 17-9-8-2-15 1-17 9Zm0-14c-4-4-4-10 0-15 4 5 4 11 0 15Z"
        fill={GREEN}
      />
      <path d="M17 60c3-4 9-5 15-5s12 1 15 5Z" fill={BROWN} />
    </>
  ),
  tree: (
    <>
      <path d="M28 36h8l2 20c2 1 4 2 5 4H21c1-2 3-3 5-4Z" fill={BROWN} />
      <g fill={LEAF}>
        <circle cx="32" cy="17" r="14" />
        <circle cx="18" cy="29" r="13" />
        <circle cx="46" cy="29" r="13" />
        <circle cx="32" cy="32" r="13" />
      </g>
      <g fill={GREEN}>
        <circle cx="28" cy="13" r="6" />
        <circle cx="15" cy="26" r="5" />
        <circle cx="44" cy="25" r="5" />
      </g>
    </>
  ),
};
