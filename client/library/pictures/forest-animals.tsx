import { BARK, BROWN, CREAM, INK, ORANGE, WHITE } from '../../ui/drawing/colors';
import { Eye, Eyes, Smile, Twice } from '../../ui/drawing/features';

/** Animals of the forest. */
export const FOREST_ANIMALS = {
  fox: (
    <>
      <Twice>
        <path d="M9 6 29 20 9 36Z" fill={ORANGE} />
        <path d="M13 13 23 20 13 28Z" fill={BARK} />
      </Twice>
      <path d="M7 31c3-11 14-15 25-15s22 4 25 15c-2 12-14 24-25 28C21 55 9 43 7 31Z" fill={ORANGE} />
      <Twice>
        <path d="M7 31c5-1 14 2 18 11 3 6 4 12 7 17C21 55 9 43 7 31Z" fill={CREAM} />
      </Twice>
      <Eyes y={33} apart={10} />
      <ellipse cx="32" cy="55" rx="4.5" ry="4" fill={INK} />
    </>
  ),
  bear: (
    <>
      <Twice>
        <circle cx="14" cy="17" r="9" fill={BROWN} />
        <circle cx="14" cy="17" r="4.5" fill={CREAM} />
      </Twice>
      <circle cx="32" cy="35" r="23" fill={BROWN} />
      <ellipse cx="32" cy="44" rx="12" ry="9.5" fill={CREAM} />
      <ellipse cx="32" cy="40" rx="4.8" ry="3.4" fill={INK} />
      <Smile y={46} />
      <Eyes y={31} />
    </>
  ),
  owl: (
    <>
      <Twice>
        <path d="M11 6c8 1 13 4 16 9L12 26Z" fill={BROWN} />
      </Twice>
      <path d="M32 9c14 0 22 9 22 24S46 59 32 59 10 48 10 33 18 9 32 9Z" fill={BROWN} />
      <path d="M32 34c9 0 13 6 13 13s-5 12-13 12-13-5-13-12 4-13 13-13Z" fill={CREAM} />
      <path d="M26 45q3 3 6 0 3 3 6 0M26 51q3 3 6 0 3 3 6 0" fill="none" stroke={BROWN} strokeWidth="2" />
      <Twice>
        <circle cx="21.5" cy="26" r="10.5" fill={WHITE} />
        <Eye x={23} y={27} size={5} />
        <path d="M10 34c5 4 7 11 5 18-4-4-6-10-5-18Z" fill={BARK} />
      </Twice>
      <path d="M28 33h8l-4 8Z" fill={ORANGE} strokeLinejoin="round" />
    </>
  ),
  deer: (
    <>
      <Twice>
        <path
          d="M26 20C23 13 16 13 14 4M20.5 14C15 15 11 13 9 9"
          fill="none"
          stroke={BARK}
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <path d="M20 28C14 22 8 21 4 23c1 6 7 10 15 9Z" fill={BROWN} />
        <path d="M17 28c-3-2-6-3-9-3 2 3 5 4 9 4Z" fill={CREAM} />
      </Twice>
      <path d="M32 18c10 0 15 7 14 15-1 9-6 26-14 26S19 42 18 33c-1-8 4-15 14-15Z" fill={BROWN} />
      <ellipse cx="32" cy="51" rx="8" ry="7.5" fill={CREAM} />
      <ellipse cx="32" cy="48" rx="4.2" ry="3" fill={INK} />
      <Eyes y={33} apart={8} />
      <circle cx="32" cy="25" r="1.8" fill={CREAM} />
      <circle cx="27.5" cy="23" r="1.4" fill={CREAM} />
      <circle cx="36.5" cy="23" r="1.4" fill={CREAM} />
    </>
  ),
  badger: (
    <>
      <Twice>
        <circle cx="13" cy="17" r="7" fill={INK} />
        <circle cx="13" cy="17" r="3.5" fill={WHITE} />
      </Twice>
      <path d="M32 11c14 0 23 9 23 20 0 14-13 27-23 27S9 45 9 31c0-11 9-20 23-20Z" fill="#e6e0d4" />
      <Twice>
        <path d="M15 18c6-4 11-3 13 2 1 10-1 19-6 27-8-5-12-12-13-17 1-5 3-9 6-12Z" fill={INK} />
        <circle cx="20.5" cy="32" r="3.6" fill={WHITE} />
        <circle cx="21" cy="32.3" r="2" fill={INK} />
      </Twice>
      <ellipse cx="32" cy="53" rx="5.5" ry="4.5" fill={INK} />
    </>
  ),
  hedgehog: (
    <>
      <path
        d="M15 37 13 27 21 27 21 18 30 20 35 11 42 18 50 14 51 23 59 25 57 33 62 39 56 45 56 52 24 52Z"
        fill={BARK}
        stroke={BARK}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="m29 26 3 5m6-9 2 6m6-2 0 6m6 2-1 6m-17-4 3 5m6-4 1 6m7 1-1 4m-15-3 2 5"
        fill="none"
        stroke="#b08d6e"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M24 53C13 54 5 50 3 44c6-2 8-11 15-15 8 3 11 16 6 24Z" fill={CREAM} />
      <circle cx="4.5" cy="43.5" r="3.2" fill={INK} />
      <Eye x={15.5} y={39} size={2.6} />
      <circle cx="21" cy="32" r="3.5" fill={BROWN} />
      <ellipse cx="25" cy="55" rx="5" ry="3" fill={BROWN} />
      <ellipse cx="47" cy="55" rx="5" ry="3" fill={BROWN} />
    </>
  ),
  squirrel: (
    <>
      <path d="M38 58c2-8 2-13-3-19-8-9-7-22 4-29 9-5 20-1 22 9 1 8-4 10-3 16 2 12-7 22-20 23Z" fill="#c0673a" />
      <path
        d="M44 17c7-3 12 1 11 7-1 5-4 7-3 12 1 7-3 12-8 14 2-8-1-13-5-18-3-6-1-12 5-15Z"
        fill={ORANGE}
        opacity=".7"
      />
      <path d="M17 58c-5-12-1-24 10-25 11 0 16 11 13 25Z" fill="#d5804a" />
      <path d="M22 57c-3-8-1-16 5-16s7 9 5 16Z" fill={CREAM} />
      <path d="M22 17 25 7 31 17Z" fill="#d5804a" stroke="#d5804a" strokeWidth="2" strokeLinejoin="round" />
      <path d="M8 27c1-8 8-13 15-13 8 0 13 6 13 12 0 8-6 13-14 13-7 0-15-5-14-12Z" fill="#d5804a" />
      <circle cx="8.5" cy="28" r="2.6" fill={INK} />
      <Eye x={18} y={25} size={2.8} />
      <circle cx="15" cy="46" r="5.5" fill={BARK} />
      <path d="M10 43.500c3-4 8-4 10 0Z" fill={BROWN} />
      <path d="M28 44c-4-1-7 0-10 2" fill="none" stroke="#c0673a" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
};
