import type { ReactNode } from 'react';
import { BARK, BROWN, INK, ORANGE, RED, ROSE, SKY, WHITE, YELLOW } from '../../ui/drawing/colors';
import { Eyes, Twice } from '../../ui/drawing/features';

interface FaceProps {
  skin: string;
  hair: string;
  /** The hair above the face. */
  cut: string;
  /** The left eyebrow; the right one mirrors it. */
  brow: string;
  /** Rosy cheeks. */
  cheeks?: string;
  children: ReactNode;
}

/** A child's face from the front. Eyes and mouth are its children. */
function Face({ skin, hair, cut, brow, cheeks = ROSE, children }: FaceProps) {
  return (
    <>
      <Twice>
        <circle cx="8.500" cy="36" r="5" fill={skin} />
      </Twice>
      <circle cx="32" cy="35" r="24" fill={skin} />
      <path d={cut} fill={hair} />
      <Twice>
        <circle cx="17" cy="43" r="4.500" fill={cheeks} opacity=".45" />
        <path d={brow} fill="none" stroke={hair} strokeWidth="2.800" strokeLinecap="round" />
      </Twice>
      {children}
    </>
  );
}

const FRINGE = 'M7 37C5 16 17 5 32 5s27 11 25 32c-3-9-8-14-13-17-7 4-17 5-25 3-5 3-9 8-12 14Z';
const PARTING = 'M7 38C4 15 18 5 32 5s28 10 25 33c-2-8-7-14-14-17-5-2-9-4-12-8-4 9-17 11-24 25Z';
const CURLS =
  'M7 36c-6-4-4-11 0-13-1-7 4-12 10-12 3-6 11-8 15-5 4-3 12-1 15 5 6 0 11 5 10 12 4 2 6 9 0 13-3-6-6-9-10-12-8 3-22 3-30 0-4 3-7 6-10 12Z';

function Mouth({ d, fill = 'none' }: { d: string; fill?: string }) {
  return <path d={d} fill={fill} stroke={INK} strokeWidth="2.600" strokeLinecap="round" strokeLinejoin="round" />;
}

/** Eyes that are closed. */
function Lids({ d }: { d: string }) {
  return (
    <Twice>
      <path d={d} fill="none" stroke={INK} strokeWidth="2.600" strokeLinecap="round" />
    </Twice>
  );
}

const WIDE_EYES = (
  <>
    <Twice>
      <circle cx="23" cy="34" r="5" fill={WHITE} stroke={INK} strokeWidth="1.600" />
    </Twice>
    <Eyes y={34} size={2.2} />
  </>
);

/** Faces that show a feeling. */
export const FACES = {
  'face-happy': (
    <Face skin="#e5ab82" hair={BARK} cut={FRINGE} brow="M19 27q4-3 8-1">
      <Eyes y={34} size={3.2} />
      <Mouth d="M21 44q11 12 22 0Z" fill={WHITE} />
    </Face>
  ),
  'face-sad': (
    <Face skin="#c98a5e" hair={INK} cut={CURLS} brow="M18 30q4-1 8-4">
      <Eyes y={36} size={3} />
      <Mouth d="M24 51q8-8 16 0" />
      <path d="M20 41c-3 5-4 7-4 9a4 4 0 0 0 8 0c0-2-1-4-4-9Z" fill={SKY} stroke="#4a8fd6" strokeWidth="1.200" />
    </Face>
  ),
  'face-angry': (
    <Face skin="#e8b18b" hair={ORANGE} cut={PARTING} brow="M17 25l10 5" cheeks={RED}>
      <Eyes y={36} size={3} />
      <Mouth d="M23 50q9-7 18 0l-2 2H25Z" fill={WHITE} />
    </Face>
  ),
  'face-scared': (
    <Face skin="#f0c8a4" hair={BROWN} cut={FRINGE} brow="M17 27q4-4 9-4">
      {WIDE_EYES}
      <Mouth d="M22 50q2.500-4 5 0t5 0 5 0 5 0" />
    </Face>
  ),
  'face-surprised': (
    <Face skin="#a86f4a" hair={INK} cut={PARTING} brow="M18 25q5-5 10-2">
      {WIDE_EYES}
      <ellipse cx="32" cy="49" rx="4.500" ry="5.500" fill="#6b2f35" stroke={INK} strokeWidth="2" />
    </Face>
  ),
  'face-sleepy': (
    <Face skin="#e5ab82" hair={YELLOW} cut={CURLS} brow="M18 29q4-1 8 0">
      <Lids d="M18 35q5 4 10 0" />
      <ellipse cx="32" cy="48" rx="6" ry="4.500" fill="#8f4650" stroke={INK} strokeWidth="2" />
    </Face>
  ),
  'face-proud': (
    <Face skin="#b97a50" hair={BARK} cut={FRINGE} brow="M18 27q5-4 9-1">
      <Lids d="M18 36q5-6 10 0" />
      <Mouth d="M19 43q13 13 26 0Z" fill={WHITE} />
      <path d="m32 51 3 6.500 7 .8-5 4.700H27l-5-4.700 7-.800Z" fill={YELLOW} stroke={YELLOW} strokeLinejoin="round" />
    </Face>
  ),
  'face-calm': (
    <Face skin="#d79a70" hair={INK} cut={PARTING} brow="M18 28q4-2 8 0">
      <Lids d="M18 34q5 5 10 0" />
      <Mouth d="M26 46q6 5 12 0" />
    </Face>
  ),
};
