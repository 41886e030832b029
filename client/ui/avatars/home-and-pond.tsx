import { CREAM, INK, PINK, WHITE, YELLOW } from '../drawing/colors';
import { Eye, Eyes, Smile, Twice } from '../drawing/features';

const CAT = '#565d78';
const DOG = '#b87a3d';
const FROG = '#3f8a4a';
const SHELL = '#7a5a2e';
const TURTLE = '#4c8f52';
const SNAIL = '#b8894a';

/** Animals of house, garden and pond. */
export const HOME_AND_POND = {
  cat: (
    <>
      <Twice>
        <path d="M12 9 30 20 12 36Z" fill={CAT} stroke={CAT} strokeWidth="3" strokeLinejoin="round" />
        <path d="M16 16 24 21 16 27Z" fill={PINK} />
      </Twice>
      <ellipse cx="32" cy="37" rx="22.5" ry="20" fill={CAT} />
      <Twice>
        <ellipse cx="22.5" cy="35" rx="4.8" ry="5.2" fill="#f9d65c" />
        <ellipse cx="22.8" cy="35" rx="2" ry="4.4" fill={INK} />
      </Twice>
      <path d="M17 46 8 44m9 5-8 2M47 46l9-2m-9 5 8 2" stroke={WHITE} strokeWidth="1.6" strokeLinecap="round" />
      <path d="M28.5 43h7L32 47Z" fill={PINK} stroke={PINK} strokeWidth="1.5" strokeLinejoin="round" />
      <Smile y={49} color={WHITE} />
    </>
  ),
  dog: (
    <>
      <path d="M13 28C13 16 21 9 32 9s19 7 19 19v10c0 12-8 20-19 20s-19-8-19-20Z" fill={DOG} />
      <Twice>
        <path d="M19 12C9 11 5 23 6 39c7 4 12 0 14-8 1-7 2-14-1-19Z" fill="#6b4226" />
      </Twice>
      <ellipse cx="32" cy="46" rx="13" ry="11" fill={CREAM} />
      <path d="M28.5 50h7v4.5a3.5 3.5 0 0 1-7 0Z" fill="#d8667f" />
      <ellipse cx="32" cy="41" rx="5.5" ry="4.2" fill={INK} />
      <Smile y={48} />
      <Eyes y={30} apart={8} size={3.4} />
    </>
  ),
  frog: (
    <>
      <Twice>
        <circle cx="19" cy="20" r="10.5" fill={FROG} />
      </Twice>
      <ellipse cx="32" cy="39" rx="25" ry="19" fill={FROG} />
      <Twice>
        <circle cx="19" cy="20" r="7" fill={WHITE} />
      </Twice>
      <Eyes y={20} apart={12.5} size={4.2} />
      <path d="M17 42c7 10 23 10 30 0" fill="none" stroke="#1d4f2c" strokeWidth="2.8" strokeLinecap="round" />
      <Twice>
        <circle cx="14.5" cy="41" r="3.8" fill={PINK} opacity=".7" />
      </Twice>
    </>
  ),
  turtle: (
    <>
      <path d="M45 42c0-9 4-15 9-15s8 4 7 9c-1 6-6 9-12 12Z" fill={TURTLE} />
      <path d="M12 44h10v8a5 5 0 0 1-10 0Zm22 0h10v8a5 5 0 0 1-10 0ZM9 42l-5 6 8 1Z" fill={TURTLE} />
      <path d="M7 45c0-16 9-27 21-27s21 11 21 27Z" fill={SHELL} />
      <path d="M28 18v27M17 23l-5 22m27-22 5 22M9 35h38" fill="none" stroke="#a98347" strokeWidth="2.4" />
      <path d="M5 47a3 3 0 0 1 3-4h40a3 3 0 0 1 3 4Z" fill="#5a4120" />
      <Eye x={55} y={34} size={2.8} />
    </>
  ),
  snail: (
    <>
      <path d="M14 38 10 24m9 13 3-14" fill="none" stroke={SNAIL} strokeWidth="3.4" strokeLinecap="round" />
      <circle cx="10" cy="23" r="3.4" fill={INK} />
      <circle cx="22" cy="22" r="3.4" fill={INK} />
      <path d="M8 44c0-6 4-9 9-9 5 0 6 4 7 8s4 5 9 5h18c5 0 7 3 8 7H20C12 55 8 51 8 44Z" fill={SNAIL} />
      <circle cx="39" cy="33" r="17" fill="#a34a3a" />
      <path
        d="M39 33c0-3 5-3 5 1s-7 6-10 1 1-12 8-11 9 9 6 14-13 6-17 0-3-13 1-16"
        fill="none"
        stroke="#f4c9a8"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M11 46q3 3 6 1" fill="none" stroke="#5c3f19" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  bee: (
    <>
      <Twice>
        <path d="M24 30C12 33 4 28 5 20s13-9 21 3Z" fill="#e9f5ff" stroke="#8fb4cf" strokeWidth="1.4" />
        <path d="M27 14c0-5-3-8-7-8" fill="none" stroke={INK} strokeWidth="2.6" strokeLinecap="round" />
      </Twice>
      <path d="M32 11c12 0 19 10 19 24 0 15-9 23-19 23s-19-8-19-23c0-14 7-24 19-24Z" fill={YELLOW} />
      <path d="M14 42h36c0 3-1 5-2 7H16c-1-2-2-4-2-7Zm7 13h22c-3 2-7 3-11 3s-8-1-11-3Z" fill={INK} />
      <path d="M13 33c0-14 7-22 19-22s19 8 19 22c-10-4-28-4-38 0Z" fill={INK} />
      <ellipse cx="32" cy="27" rx="14.5" ry="10" fill="#ffdf7a" />
      <Eyes y={26} apart={7} size={3.2} />
      <Smile y={31} width={4} />
    </>
  ),
  butterfly: (
    <>
      <Twice>
        <path d="M30 30C24 8 5 5 4 19s11 18 26 13Z" fill="#7a3ea8" />
        <path d="M30 33C13 31 7 40 11 50s18 6 19-15Z" fill="#c2427f" />
        <circle cx="15" cy="20" r="5" fill="#ffd48a" />
        <circle cx="19.5" cy="45" r="3.8" fill="#ffd9e6" />
      </Twice>
      <path d="M30 17c-1-6-4-9-8-9m12 9c1-6 4-9 8-9" fill="none" stroke={INK} strokeWidth="2.6" strokeLinecap="round" />
      <path d="M32 28c4 0 5.5 9 5.5 16S35 59 32 59s-5.5-8-5.5-15S28 28 32 28Z" fill={INK} />
      <circle cx="32" cy="25" r="9.5" fill="#f3b774" />
      <Eyes y={24} apart={4.2} size={2.3} />
      <Smile y={28.5} width={3} />
    </>
  ),
};
