import { GREY, INK, PINK } from '../../ui/drawing/colors';
import { Eyes, Twice } from '../../ui/drawing/features';

const ELEPHANT = '#9db2c9';

/** Animals of far countries. */
export const FAR_ANIMALS = {
  elephant: (
    <>
      <Twice>
        <path d="M20 13C8 10 1 20 2 32s10 16 19 9Z" fill="#87a0bb" />
        <path d="M17 20C10 19 6 24 7 31s6 9 11 5Z" fill={PINK} />
      </Twice>
      <path
        d="M32 8c12 0 19 8 19 19 0 9-5 14-11 17 0 10-2 16-9 16-5 0-8-3-8-6h5c2 2 4 1 4-2 0-3-2-5-4-8-8-3-15-8-15-17C13 16 20 8 32 8Z"
        fill={ELEPHANT}
      />
      <path d="M32 47h7m-7.5 5h6.5" stroke="#7d95af" strokeWidth="1.8" strokeLinecap="round" />
      <Eyes y={27} apart={9} />
    </>
  ),
  koala: (
    <>
      <Twice>
        <circle cx="12" cy="23" r="11.5" fill={GREY} />
        <circle cx="12" cy="23" r="6.5" fill="#cdd5df" />
      </Twice>
      <ellipse cx="32" cy="36" rx="23" ry="21" fill={GREY} />
      <path d="M32 29c5 0 7 4 7 9s-3 9-7 9-7-4-7-9 2-9 7-9Z" fill={INK} />
      <Eyes y={31} apart={13} size={3.2} />
      <path d="M27 51q5 3 10 0" fill="none" stroke={INK} strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
};
