import { BROWN, CREAM, GREY, INK, PINK, PURPLE, RED, ROSE, SKY, WHITE, YELLOW } from '../../ui/drawing/colors';

/** Things of the kitchen. */
export const KITCHEN = {
  milk: (
    <>
      <path d="M15 6h34l-4 50a4 4 0 0 1-4 4H23a4 4 0 0 1-4-4Z" fill={SKY} />
      <path d="M19.5 20h25L41.7 54a3 3 0 0 1-3 2.500H25.300a3 3 0 0 1-3-2.500Z" fill={WHITE} />
      <path d="M24 25v24" stroke={SKY} strokeWidth="3" strokeLinecap="round" opacity=".7" />
    </>
  ),
  chocolate: (
    <>
      <rect x="12" y="4" width="40" height="40" rx="4" fill={BROWN} />
      <g fill="#8a5c39">
        <rect x="16" y="8" width="14.5" height="11" rx="2.5" />
        <rect x="33.5" y="8" width="14.5" height="11" rx="2.5" />
        <rect x="16" y="22" width="14.5" height="11" rx="2.5" />
        <rect x="33.5" y="22" width="14.5" height="11" rx="2.5" />
      </g>
      <path d="M9 36h46v20a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4Z" fill={PURPLE} />
      <path d="M9 36l4-4 5 4 5-4 5 4 4-4 5 4 5-4 5 4 4-4 4 4v5H9Z" fill={YELLOW} />
      <rect x="18" y="45" width="28" height="8" rx="4" fill={YELLOW} />
    </>
  ),
  cup: (
    <>
      <path d="M46 27h5c10 0 10 17-2 17h-5" fill="none" stroke={ROSE} strokeWidth="5" />
      <path d="M8 24h40v15c0 10-6 16-15 16H23C14 55 8 49 8 39Z" fill={ROSE} />
      <path d="M8 24h40v6H8Z" fill={PINK} />
      <path
        d="M19 17c-4-4 3-6 0-11m10 11c-4-4 3-6 0-11m10 11c-4-4 3-6 0-11"
        fill="none"
        stroke={GREY}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  pot: (
    <>
      <path
        d="M22 21c-4-5 4-7 0-13m10 13c-4-5 4-7 0-13m10 13c-4-5 4-7 0-13"
        fill="none"
        stroke={GREY}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M2 36h8v9H7a5 5 0 0 1-5-5Zm60 0h-8v9h3a5 5 0 0 0 5-5Z" fill={INK} />
      <path d="M8 32h48v18a10 10 0 0 1-10 10H18A10 10 0 0 1 8 50Z" fill={RED} />
      <rect x="5" y="26" width="54" height="8" rx="4" fill="#b63f39" />
      <path d="M29 52a4 3.2 0 1 1-2-3V38l12-2v13a4 3.2 0 1 1-2-3v-6l-8 1.500Z" fill={CREAM} />
    </>
  ),
};
