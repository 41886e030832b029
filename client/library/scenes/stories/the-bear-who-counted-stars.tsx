import type { Drawings } from '../drawing';
import { Bear, Eyes, Hedgehog, Owl, SleepingFox } from '../kit/animals';
import { brown, cream, deep, fir, green, hill, ink, leaf, line, moon, night, teal, water, yellow } from '../kit/paint';
import { Fir, Sky, Stars, Tufts } from '../kit/place';

/** The bear on his back in the meadow, his head to the left. */
function LyingBear({ eyes }: { eyes: 'open' | 'shut' }) {
  return (
    <>
      <path d="M-28-2c-6-30 20-48 58-46 40 0 72 18 74 46Z" fill={brown} />
      <path d="M84-20c4-16 18-22 24-14 6 10 4 26-2 32H78Z" fill={brown} />
      <ellipse cx="104" cy="-26" rx="8" ry="10" fill={cream} opacity=".6" transform="rotate(14 104 -26)" />
      <path d="M10-40c14-12 50-10 62 6-12 14-46 14-62-6Z" fill={cream} opacity=".5" />
      <circle cx="-52" cy="-46" r="10" fill={brown} />
      <circle cx="-70" cy="-16" r="10" fill={brown} />
      <circle cx="-69" cy="-16" r="5" fill={cream} />
      <circle cx="-38" cy="-24" r="28" fill={brown} />
      <ellipse cx="-30" cy="-34" rx="12" ry="10" fill={cream} transform="rotate(-30 -30 -34)" />
      <ellipse cx="-32" cy="-38" rx="4.5" ry="3.5" fill={ink} transform="rotate(-30 -32 -38)" />
      <path d="M-29-35l3 4m-4 2q4 2 7-3" {...line} />
      <g transform="rotate(-30 -42 -24)">
        <Eyes x={-44} y={-30} apart={11} eyes={eyes} />
      </g>
      <path d="M12-40c8 10 20 14 34 10" stroke={brown} strokeWidth="15" strokeLinecap="round" fill="none" />
      <path d="M8-30c8 12 22 15 36 9" {...line} strokeWidth="2" opacity=".5" />
    </>
  );
}

const STARS =
  'M30 28M52 60M78 22M96 74M120 40M150 20M142 84M170 56M196 30M212 78M236 22M250 60M284 34M300 76M18 92M270 96M66 96';

export const drawings: Drawings = {
  cover: {
    alt: 'A brown bear sits in a night meadow and looks up at the stars; a hedgehog leans on him.',
    shapes: (
      <>
        <Sky fill={night} />
        <Stars d={STARS} />
        <path d="m232 38 4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1Z" fill={moon} stroke={moon} strokeLinejoin="round" />
        <path d="M0 170c50-34 120-36 180-18 60 16 110 8 140-10v98H0Z" fill={deep} />
        <Fir x={40} y={186} size={1.1} />
        <Fir x={286} y={178} size={0.9} />
        <path d="M0 200c70-30 220-32 320-4v44H0Z" fill={fir} />
        <Bear x={146} y={214} />
        <Hedgehog x={208} y={214} />
        <Tufts d="M70 216M250 222M288 212M110 228M30 226" stroke={teal} />
      </>
    ),
  },
  scenes: [
    {
      from: 'lay down on his back',
      alt: 'The bear lies on his back and counts. The hedgehog lies beside him, and three fireflies rise from the grass.',
      shapes: (
        <>
          <Sky fill={night} />
          <Stars d={STARS} />
          <path d="M0 164c80-30 150-8 210-16 50-6 80-20 110-14v106H0Z" fill={deep} />
          <Fir x={280} y={170} size={1.2} />
          <path d="M0 190c100-24 240-20 320-6v56H0Z" fill={fir} />
          <g transform="translate(116 214)">
            <LyingBear eyes="open" />
          </g>
          <g transform="translate(250 212)rotate(-8)">
            <Hedgehog x={0} y={0} />
          </g>
          <g fill={yellow}>
            <circle cx="60" cy="148" r="4" />
            <circle cx="188" cy="138" r="4" />
            <circle cx="236" cy="128" r="4" />
            <g opacity=".3">
              <circle cx="60" cy="148" r="10" />
              <circle cx="188" cy="138" r="10" />
              <circle cx="236" cy="128" r="10" />
            </g>
          </g>
          <Tufts d="M30 226M180 230M292 226M224 232" stroke={teal} />
        </>
      ),
    },
    {
      from: 'The owl flew past',
      alt: 'Frogs sit in the pond among the stars of the water, while an owl counts from a branch.',
      shapes: (
        <>
          <Sky fill={night} />
          <Stars d="M30 28M78 22M120 60M150 20M196 40M96 34" />
          <path d="M0 108c90-22 180-8 320-2v134H0Z" fill={deep} />
          <path d="M320 42c-40 2-76 14-108 20l2 8c38-6 70-12 106-12Z" fill={brown} />
          <Owl x={252} y={58} size={0.9} />
          <ellipse cx="150" cy="178" rx="140" ry="46" fill={water} opacity=".45" />
          <Stars d="M70 160M110 196M150 150M206 196M240 166M176 176M60 186" />
          <Frog x={92} y={176} />
          <Frog x={160} y={202} />
          <Frog x={222} y={172} />
          <path d="M288 226c-4-40 2-70 0-100m14 100c-2-30 4-50 6-76" {...line} stroke={hill} strokeWidth="3.5" />
          <path d="M288 126v24" stroke={brown} strokeWidth="9" strokeLinecap="round" />
        </>
      ),
    },
    {
      from: 'The frogs stopped',
      alt: 'Everyone sleeps: the bear with his paw around the hedgehog, the fox with her tail over her nose.',
      shapes: (
        <>
          <Sky fill={night} />
          <Stars d={STARS} />
          <path d="M0 160c80-20 200-34 320-8v88H0Z" fill={deep} />
          <Fir x={24} y={182} />
          <path d="M0 186c100-20 240-20 320-6v60H0Z" fill={fir} />
          <g transform="translate(104 220)">
            <LyingBear eyes="shut" />
          </g>
          <Hedgehog x={160} y={222} eyes="shut" />
          <SleepingFox x={262} y={216} size={0.9} />
          <Tufts d="M20 228M220 230M306 226" stroke={teal} />
        </>
      ),
    },
  ],
};

function Frog({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="0" cy="4" rx="26" ry="7" fill={leaf} />
      <path d="M-15 2c-3-14 4-20 15-20s18 6 15 20Z" fill={green} />
      <circle cx="-8" cy="-18" r="6" fill={green} />
      <circle cx="9" cy="-18" r="6" fill={green} />
      <Eyes x={0.5} y={-19} apart={8} />
      <path d="M-8-8q8 6 16 0" {...line} />
    </g>
  );
}
