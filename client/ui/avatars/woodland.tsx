import { BARK, CREAM, INK, PINK, WHITE } from '../drawing/colors';
import { Eyes, Smile, Twice } from '../drawing/features';

const FOX = '#cf5a24';
const OWL = '#7c573f';
const BEAR = '#8a5a3a';
const RABBIT = '#93786a';
const SQUIRREL = '#b0522c';
const DEER = '#9c6138';
const MOUSE = '#77787f';
const BADGE = '#ffe7c2';

/** Animals of the wood. */
export const WOODLAND = {
  fox: (
    <>
      <Twice>
        <path d="M12 11 30 21 12 37Z" fill={FOX} stroke={FOX} strokeWidth="3" strokeLinejoin="round" />
        <path d="M16 18 23 22 16 29Z" fill={BARK} />
      </Twice>
      <path d="M32 19c11 0 21 8 22 18-4 11-15 20-22 20S14 48 10 37c1-10 11-18 22-18Z" fill={FOX} />
      <Twice>
        <path d="M10 37c8-1 17 3 19 10 1 4 2 7 3 10-7 0-18-9-22-20Z" fill={WHITE} />
      </Twice>
      <Eyes y={36} apart={9.5} size={3.4} />
      <ellipse cx="32" cy="53" rx="4.6" ry="3.8" fill={INK} />
    </>
  ),
  owl: (
    <>
      <path d="M13 8c7 1 12 3 19 3s12-2 19-3c-1 6 1 12 1 22 0 17-8 28-20 28S12 47 12 30c0-10 2-16 1-22Z" fill={OWL} />
      <path d="M32 37c8 0 12 5 12 11 0 7-6 10-12 10s-12-3-12-10c0-6 4-11 12-11Z" fill={BADGE} />
      <path d="M27 47q2.5 2.5 5 0 2.5 2.5 5 0M27 53q2.5 2.5 5 0 2.5 2.5 5 0" fill="none" stroke={OWL} strokeWidth="2" />
      <Twice>
        <circle cx="22" cy="27" r="10" fill={WHITE} />
      </Twice>
      <Eyes y={27} apart={9} size={5.2} />
      <path d="M28 32h8l-4 8Z" fill="#f0932b" stroke="#f0932b" strokeWidth="1.5" strokeLinejoin="round" />
    </>
  ),
  bear: (
    <>
      <Twice>
        <circle cx="14" cy="18" r="8.5" fill={BEAR} />
        <circle cx="14" cy="18" r="4.2" fill={CREAM} />
      </Twice>
      <circle cx="32" cy="35" r="22.5" fill={BEAR} />
      <ellipse cx="32" cy="44" rx="11.5" ry="9" fill={CREAM} />
      <ellipse cx="32" cy="40" rx="4.8" ry="3.4" fill={INK} />
      <Smile y={46} />
      <Eyes y={31} size={3.4} />
    </>
  ),
  rabbit: (
    <>
      <Twice>
        <ellipse cx="23" cy="18" rx="6.5" ry="14" fill={RABBIT} transform="rotate(-10 23 18)" />
        <ellipse cx="23" cy="19" rx="3" ry="9.5" fill={PINK} transform="rotate(-10 23 19)" />
      </Twice>
      <ellipse cx="32" cy="41" rx="19" ry="17" fill={RABBIT} />
      <Twice>
        <circle cx="26.5" cy="47" r="6.8" fill={WHITE} />
      </Twice>
      <path d="M28.5 41h7L32 45.5Z" fill="#c9536f" stroke="#c9536f" strokeWidth="1.5" strokeLinejoin="round" />
      <Eyes y={37} apart={10} size={3.4} />
    </>
  ),
  hedgehog: (
    <>
      <path
        d="M32 6l5 7 8-5 1 9 9-1-2 9 8 3-5 7 5 7-8 3 1 9-9 0-3 7H22l-3-7-9 0 1-9-8-3 5-7-5-7 8-3-2-9 9 1 1-9 8 5Z"
        fill="#5b4636"
        stroke="#5b4636"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M32 27c6-6 19-3 19 10 0 12-10 21-19 21s-19-9-19-21c0-13 13-16 19-10Z" fill={CREAM} />
      <Eyes y={38} apart={9} size={3.4} />
      <ellipse cx="32" cy="47" rx="4.6" ry="3.8" fill={INK} />
      <Smile y={52} width={4} />
    </>
  ),
  squirrel: (
    <>
      <path d="M34 60c13 0 23-8 23-21 0-9-5-11-4-17 1-5 6-6 5-11-9-4-19 1-20 13-1 13 4 20-4 36Z" fill="#8c3d1f" />
      <path d="M47 20c-4 4-3 10 0 15s3 10-1 14" fill="none" stroke="#d8905c" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M9 31 10 9l12 9Zm32 0-1-22-12 9Z"
        fill={SQUIRREL}
        stroke={SQUIRREL}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M25 17c12 0 19 8 19 19S36 56 25 56 6 47 6 36s7-19 19-19Z" fill={SQUIRREL} />
      <path d="M25 40c8-1 14 2 14 7 0 6-6 9-14 9s-14-3-14-9c0-5 6-8 14-7Z" fill={CREAM} />
      <Eyes x={25} y={34} apart={8.5} size={3.4} />
      <ellipse cx="25" cy="43" rx="3.8" ry="2.8" fill={INK} />
      <Smile x={25} y={48} width={4} />
    </>
  ),
  deer: (
    <>
      <Twice>
        <path
          d="M26 22C23 15 17 14 15 5M20.5 15C16 16 12 14 10 10"
          fill="none"
          stroke={BARK}
          strokeWidth="3.6"
          strokeLinecap="round"
        />
        <path d="M20 30C14 23 8 22 4 25c2 6 8 10 15 9Z" fill={DEER} />
      </Twice>
      <path d="M32 20c10 0 15 6 14 14-1 9-6 25-14 25S19 43 18 34c-1-8 4-14 14-14Z" fill={DEER} />
      <ellipse cx="32" cy="51" rx="8" ry="8" fill={CREAM} />
      <Eyes y={34} apart={8.5} size={3.4} />
      <ellipse cx="32" cy="48" rx="4.4" ry="3.2" fill={INK} />
      <path d="M32 23v5" stroke={CREAM} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  mouse: (
    <>
      <Twice>
        <circle cx="15" cy="21" r="12.5" fill={MOUSE} />
        <circle cx="15" cy="21" r="7.5" fill={PINK} />
      </Twice>
      <path d="M32 19c13 0 20 8 20 17 0 12-12 22-20 22S12 48 12 36c0-9 7-17 20-17Z" fill={MOUSE} />
      <Eyes y={36} apart={9.5} size={3.6} />
      <path d="M24 51 12 48m12 6-10 3M40 51l12-3m-12 6 10 3" stroke={WHITE} strokeWidth="1.6" strokeLinecap="round" />
      <ellipse cx="32" cy="51" rx="4.4" ry="3.8" fill="#e48aa0" />
    </>
  ),
};
