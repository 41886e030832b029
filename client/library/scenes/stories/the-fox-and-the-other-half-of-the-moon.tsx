import type { Drawings } from '../drawing';
import { Cat, Fox, SleepingFox } from '../kit/animals';
import {
  bark,
  cream,
  deep,
  dusk,
  fir,
  line,
  moon,
  night,
  orange,
  red,
  slate,
  stone,
  teal,
  wall,
  water,
  white,
} from '../kit/paint';
import { Ink, Moon, Sky, Stars, Tufts } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'A little fox on a hill looks up at half a moon.',
    shapes: (
      <>
        <Sky fill={night} />
        <Stars d="M34 40M70 84M110 30M150 66M40 130M290 40M300 110M262 150M186 24" />
        <circle cx="222" cy="76" r="40" fill={deep} />
        <Moon x={222} y={76} r={40} half />
        <path d="M0 178c90-34 210-24 320 20v42H0Z" fill={fir} />
        <Fox x={110} y={188} size={1.25} />
        <Tufts d="M40 196M170 190M230 204M280 222M70 222" stroke={teal} />
      </>
    ),
  },
  scenes: [
    {
      from: 'Then she went to the pond',
      alt: 'The fox puts a paw on the moon in the pond, and it breaks into many pieces.',
      shapes: (
        <>
          <Sky fill={night} />
          <Stars d="M24 30M80 22M120 50M200 24M300 60M250 30" />
          <Moon x={160} y={44} r={20} half />
          <path d="M0 110c100-24 220-16 320-4v134H0Z" fill={fir} />
          <path d="M70 168c40-34 190-40 240 0 10 40-40 60-130 58s-124-30-110-58Z" fill={water} opacity=".55" />
          <g fill={moon}>
            <path d="m196 168 14-4 2 9-13 3ZM222 180l10-8 8 8-12 6ZM204 192l12-2 0 8-10 2ZM238 164l10-3 3 6-11 4ZM180 186l8-4 4 7-9 4ZM230 198l11 0-2 7-11 0ZM252 186l8-4 3 6-8 4Z" />
          </g>
          <path d="M168 176q44-30 104 4M160 186q56 44 122 0" {...line} stroke={white} opacity=".6" />
          <Fox x={112} y={182} size={1.15} />
          <path d="M124 172c14-2 28 0 40 6" {...line} stroke={orange} strokeWidth="11" />
          <Tufts d="M30 190M54 214M300 222M282 128" stroke={teal} />
        </>
      ),
    },
    {
      from: 'On the wall by the road',
      alt: 'A cat on a garden wall. Behind it, in a window, a curtain hides half of the light.',
      shapes: (
        <>
          <Sky fill={night} />
          <Stars d="M20 24M52 60M96 28M24 100" />
          <Moon x={62} y={92} r={18} half />
          <path d="M150 0h170v190H150Z" fill={wall} />
          <path d="M196 30h84v84h-84Z" fill={moon} />
          <path d="M236 28h48v90h-46c6-20 6-66-2-90Z" fill={red} />
          <path d="M250 34c4 30 4 56 0 80m16-80c3 30 3 56 0 80" {...line} strokeWidth="2" opacity=".5" />
          <path d="M192 28h92v90h-92Z" fill="none" stroke={white} strokeWidth="6" strokeLinejoin="round" />
          <path d="M0 160c80-8 200-8 320 0v80H0Z" fill={stone} />
          <Ink
            d="M0 186c100-5 220-5 320 0M0 214c100-4 220-4 320 0M60 160v26m90-28v26m96-24v26M20 187v27m90-28v27m94-27v27m84-26v27"
            stroke={slate}
          />
          <Cat x={190} y={164} size={1.1} eyes="open" />
          <Fox x={64} y={238} size={0.95} />
        </>
      ),
    },
    {
      from: 'The little fox walked home',
      alt: 'Only half a fox shows behind the trunk of the beech. Her grandmother lies in front of the den and looks.',
      shapes: (
        <>
          <Sky fill={night} />
          <Stars d="M24 30M60 70M270 30M300 80M220 44" />
          <Moon x={258} y={80} r={18} half />
          <path d="M0 170c100-20 220-16 320 0v70H0Z" fill={fir} />
          <path d="M210 240c-6-60 20-84 56-84s56 30 54 84Z" fill={bark} />
          <path d="M232 240c-4-40 10-56 34-56s36 20 34 56Z" fill={deep} />
          <Fox x={132} y={206} size={1.1} />
          <path d="M58 224c14-60 10-130 2-224h74c-14 80-12 160 0 210-6 20-60 26-76 14Z" fill={bark} />
          <Ink d="M82 60c4 40 4 70 0 110m26-140c-4 30-4 50-2 80" stroke={deep} />
          <path d="M0 0h190c-10 34-40 30-60 22-26 22-60 18-76 0C34 36 12 34 0 20Z" fill={teal} />
          <SleepingFox x={252} y={228} flip eyes="open" />
          <Tufts d="M170 226M30 222M200 212" stroke={teal} />
        </>
      ),
    },
    {
      from: 'And on the next Monday',
      alt: 'A week later the moon is round. It shines on the whole fox, down to the tip of her tail.',
      shapes: (
        <>
          <Sky fill={night} />
          <Stars d="M24 30M60 84M290 40M296 120M40 140" />
          <circle cx="170" cy="92" r="74" fill={moon} />
          <path d="M148 50q8-4 12 4M196 110q10 0 12 8M136 116q4-8 12-4" {...line} stroke={dusk} />
          <path d="M0 188c90-30 210-30 320 0v52H0Z" fill={fir} />
          <Fox x={172} y={180} size={1.35} />
          <path d="M124 150c-6 8-6 16 0 22" {...line} stroke={cream} />
          <Tufts d="M50 210M90 224M240 214M284 226" stroke={teal} />
        </>
      ),
    },
  ],
};
