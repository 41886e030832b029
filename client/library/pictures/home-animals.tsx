import { CREAM, INK, ORANGE, PINK, RED, ROSE, WHITE, YELLOW } from '../../ui/drawing/colors';
import { Eyes, Smile, Twice } from '../../ui/drawing/features';

const CAT = '#a7adc2';
const MOUSE = '#b7a99d';
const RABBIT = '#cbb59c';
const DOG = '#d8a266';

/** Animals of the house and the farm. */
export const HOME_ANIMALS = {
  dog: (
    <>
      <path d="M13 27C13 15 21 8 32 8s19 7 19 19v11c0 12-8 20-19 20s-19-8-19-20Z" fill={DOG} />
      <Twice>
        <path d="M19 11C9 10 4 22 5 38c7 4 13 0 15-8 1-7 2-14-1-19Z" fill="#8b5e3c" />
      </Twice>
      <ellipse cx="32" cy="45" rx="13" ry="11" fill={CREAM} />
      <path d="M28.5 49h7v5.500a3.5 3.5 0 0 1-7 0Z" fill={ROSE} />
      <ellipse cx="32" cy="40" rx="5.5" ry="4.2" fill={INK} />
      <Smile y={47} />
      <Eyes y={29} apart={8} />
    </>
  ),
  cat: (
    <>
      <Twice>
        <path d="M10 6 31 20 11 36Z" fill={CAT} stroke={CAT} strokeWidth="2" strokeLinejoin="round" />
        <path d="M14 14 24 21 14 29Z" fill={PINK} />
      </Twice>
      <ellipse cx="32" cy="37" rx="23" ry="20" fill={CAT} />
      <path d="M32 18v8m-7-6.5 2 6m12-6-2 6" stroke="#7d8399" strokeWidth="3" strokeLinecap="round" />
      <Twice>
        <ellipse cx="22.5" cy="35" rx="4" ry="5" fill={YELLOW} />
        <ellipse cx="22.5" cy="35" rx="1.7" ry="4.2" fill={INK} />
        <path d="M17 45 5 42m12 6L6 50" stroke="#7d8399" strokeWidth="1.6" strokeLinecap="round" />
      </Twice>
      <path d="M28.5 42h7L32 46Z" fill={ROSE} stroke={ROSE} strokeWidth="1.5" strokeLinejoin="round" />
      <Smile y={48} />
    </>
  ),
  mouse: (
    <>
      <Twice>
        <circle cx="14" cy="19" r="13" fill={MOUSE} />
        <circle cx="14" cy="19" r="8" fill={PINK} />
      </Twice>
      <path d="M32 17c14 0 21 9 21 18 0 12-13 24-21 24S11 47 11 35c0-9 7-18 21-18Z" fill={MOUSE} />
      <Eyes y={35} apart={9} size={3.2} />
      <Twice>
        <path d="M25 51 11 49m14 5-12 4" stroke="#86796f" strokeWidth="1.6" strokeLinecap="round" />
      </Twice>
      <circle cx="32" cy="52" r="4.2" fill={ROSE} />
    </>
  ),
  rabbit: (
    <>
      <Twice>
        <ellipse cx="22" cy="17" rx="7" ry="15" fill={RABBIT} transform="rotate(-8 22 17)" />
        <ellipse cx="22" cy="18" rx="3.4" ry="10.5" fill={PINK} transform="rotate(-8 22 18)" />
      </Twice>
      <ellipse cx="32" cy="42" rx="19" ry="18" fill={RABBIT} />
      <Twice>
        <circle cx="26" cy="49" r="7" fill={CREAM} />
      </Twice>
      <path d="M29.5 52h5v5.500h-5Z" fill={WHITE} stroke={RABBIT} />
      <path d="M29 43h6l-3 4Z" fill={ROSE} stroke={ROSE} strokeWidth="1.5" strokeLinejoin="round" />
      <Eyes y={38} apart={9} />
    </>
  ),
  pig: (
    <>
      <Twice>
        <path d="M10 8c9 0 15 4 18 10L12 30C8 23 7 14 10 8Z" fill={ROSE} />
      </Twice>
      <circle cx="32" cy="35" r="24" fill={PINK} />
      <ellipse cx="32" cy="42" rx="11" ry="8.5" fill={ROSE} />
      <Twice>
        <ellipse cx="28" cy="42" rx="2" ry="3.2" fill="#a94f68" />
      </Twice>
      <Eyes y={29} apart={10} />
      <path d="M27 54q5 3 10 0" fill="none" stroke="#a94f68" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  chicken: (
    <>
      <path d="M22 16c-2-7 5-9 7-4 1-7 8-7 8 0 4-4 9 0 5 6Z" fill={RED} />
      <path d="M32 14c11 0 15 8 16 18 3 16-3 27-16 27S13 48 16 32c1-10 5-18 16-18Z" fill="#e9dfcd" />
      <Twice>
        <path d="M17 35c-6 3-8 10-5 17 5 0 8-6 8-12Z" fill="#d6c7ad" />
      </Twice>
      <path d="M25.5 32h13L32 40Z" fill={ORANGE} stroke={ORANGE} strokeWidth="1.5" strokeLinejoin="round" />
      <ellipse cx="32" cy="43" rx="3" ry="4.5" fill={RED} />
      <Eyes y={26} apart={7} />
    </>
  ),
  chick: (
    <>
      <path d="M26 55v6m-3 0h6m9-6v6m-3 0h6" stroke={ORANGE} strokeWidth="2.6" strokeLinecap="round" />
      <ellipse cx="32" cy="41" rx="20" ry="17" fill={YELLOW} />
      <circle cx="32" cy="23" r="15" fill={YELLOW} />
      <path
        d="M32 9c-2-3-1-5 1-6m1 6c1-2 3-3 5-3"
        fill="none"
        stroke={YELLOW}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <Twice>
        <path d="M14 36c-6 3-8 8-7 13 6 0 10-3 11-8Z" fill="#e3a72c" />
      </Twice>
      <path d="M27 26h10l-5 7Z" fill={ORANGE} stroke={ORANGE} strokeWidth="1.5" strokeLinejoin="round" />
      <Eyes y={21} apart={7} />
    </>
  ),
};
