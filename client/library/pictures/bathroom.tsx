import { BLUE, GREEN, GREY, LEAF, PINK, ROSE, SKY, WHITE } from '../../ui/drawing/colors';
import { Eye, Smile } from '../../ui/drawing/features';

/** Things of the bathroom. */
export const BATHROOM = {
  toothbrush: (
    <g transform="rotate(45 32 32)">
      <rect x="27" y="16" width="10" height="48" rx="5" fill={BLUE} />
      <rect x="26" y="-2" width="12" height="24" rx="5" fill={BLUE} />
      <path d="M26 1h-9v17h9Z" fill={WHITE} stroke={GREY} strokeWidth="2" />
      <path d="M17 7h9m-9 5h9" stroke={SKY} strokeWidth="2.400" />
      <rect x="30" y="36" width="4" height="20" rx="2" fill={SKY} />
    </g>
  ),
  soap: (
    <>
      <rect x="6" y="34" width="44" height="24" rx="11" fill={PINK} />
      <rect x="14" y="41" width="28" height="10" rx="5" fill={ROSE} />
      <g fill={SKY}>
        <circle cx="45" cy="26" r="11" />
        <circle cx="25" cy="21" r="8" />
        <circle cx="38" cy="9" r="5" />
        <circle cx="57" cy="44" r="5" />
      </g>
      <path
        d="M39 25c1-3 3-5 6-5M21 20c0-2 2-4 4-4"
        fill="none"
        stroke={WHITE}
        strokeWidth="2.400"
        strokeLinecap="round"
      />
    </>
  ),
  potty: (
    <>
      <path d="M44 8h6c4 0 6 3 6 7v18H42Z" fill={LEAF} />
      <path d="M10 32h44l-5 23c-.6 3-3 5-6 5H21c-3 0-5.400-2-6-5Z" fill={GREEN} />
      <rect x="5" y="26" width="54" height="11" rx="5.500" fill={LEAF} />
      <Eye x={26} y={46} />
      <Eye x={38} y={46} />
      <Smile y={51} />
    </>
  ),
};
