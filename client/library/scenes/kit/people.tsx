import { At, type Place } from './At';
import { Hair, HairBehind, type HairStyle } from './hair';
import { bark, skin as fair, ink, line, pink } from './paint';

type Point = readonly [x: number, y: number];

export interface PersonProps extends Place {
  skin?: string;
  hair?: string;
  style?: HairStyle;
  top: string;
  legs?: string;
  shoes?: string;
  /** Where the hands and feet are, from the ground under the figure: left one first. */
  hands?: readonly [Point, Point];
  feet?: readonly [Point, Point];
  eyes?: 'open' | 'shut';
  mouth?: 'smile' | 'open' | 'flat';
  /** Turns the face to a side: −5 to 5. */
  look?: number;
  /** Tilts the head, in degrees. */
  tilt?: number;
  isGrown?: boolean;
  /** A long hem instead of trousers. */
  hasDress?: boolean;
}

const CHILD = { head: -75, radius: 16, shoulder: -54, hip: -24, wide: 1 };
const GROWN = { head: -116, radius: 15.5, shoulder: -95, hip: -46, wide: 1.2 };

/** A child or a grown-up, about 92 or 132 high. */
export function Person(props: PersonProps) {
  const { skin = fair, hair = bark, style = 'short', top, legs = ink, shoes = ink, isGrown = false } = props;
  const { eyes = 'open', mouth = 'smile', look = 0, tilt = 0, hasDress = false } = props;
  const { head, radius, shoulder, hip, wide } = isGrown ? GROWN : CHILD;
  const side = 10 * wide;
  const hands = props.hands ?? [
    [-21 * wide, hip + 1],
    [22 * wide, hip - 1],
  ];
  const feet = props.feet ?? [
    [-8, -3],
    [8, -3],
  ];
  const hem = hasDress ? hip + 10 : hip + 2;
  const half = (hasDress ? 20 : 14) * wide;
  return (
    <At {...props}>
      {feet.map(([x, y], index) => (
        <g key={index === 0 ? 'left' : 'right'}>
          <path
            d={limb(index === 0 ? -6 * wide : 6 * wide, hip, x, y, 0)}
            stroke={hasDress ? skin : legs}
            strokeWidth={9 * wide}
            strokeLinecap="round"
            fill="none"
          />
          <ellipse cx={x + 2} cy={y} rx={7} ry={4.5} fill={shoes} />
        </g>
      ))}
      <g transform={`rotate(${tilt} 0 ${shoulder})`}>
        <HairBehind style={style} fill={hair} y={head} radius={radius} />
      </g>
      <path
        d={`M${-side + 1} ${shoulder - 4}Q0 ${shoulder - 9} ${side} ${shoulder - 4}L${half} ${hem - 1}Q1 ${hem + 6} ${-half} ${hem}Z`}
        fill={top}
        stroke={top}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      {hands.map(([x, y], index) => {
        const way = index === 0 ? -1 : 1;
        return (
          <g key={way}>
            <path
              d={limb(way * side, shoulder + 1, x, y, way * 5)}
              stroke={top}
              strokeWidth={9 * wide}
              strokeLinecap="round"
              fill="none"
            />
            <circle cx={x} cy={y} r={5} fill={skin} />
          </g>
        );
      })}
      <g transform={`rotate(${tilt} 0 ${shoulder})`}>
        <path d={`M-3 ${shoulder - 4}v-8h6v8Z`} fill={skin} stroke={skin} strokeWidth="3" />
        <Head y={head} {...{ radius, skin, hair, style, eyes, mouth, look }} />
      </g>
    </At>
  );
}

interface HeadProps {
  y?: number;
  radius?: number;
  skin?: string;
  hair?: string;
  style?: HairStyle;
  eyes?: 'open' | 'shut';
  mouth?: 'smile' | 'open' | 'flat' | 'none';
  look?: number;
}

const MOUTHS = { smile: 'M-4.5 6.5q4.5 4 9 0', flat: 'M-3.5 6.5h7', none: '' };

/** A head alone, such as one on a pillow; its middle is at `y`. */
export function Head(props: HeadProps) {
  const { y = 0, radius = 16, skin = fair, hair = bark, style = 'short', look = 0 } = props;
  const { eyes = 'open', mouth = 'smile' } = props;
  const apart = radius * 0.37;
  return (
    <g transform={`translate(0 ${y})`}>
      <ellipse rx={radius} ry={radius * 0.97} fill={skin} />
      <circle cx={-radius + look * 0.4} cy="2" r="3" fill={skin} />
      <circle cx={radius + look * 0.4} cy="2.5" r="3" fill={skin} />
      <g transform={`translate(${look} 1.5)`}>
        <circle cx={-apart - 3.5} cy="5" r="3.2" fill={pink} opacity=".5" />
        <circle cx={apart + 3.5} cy="5" r="3.2" fill={pink} opacity=".5" />
        {eyes === 'open' ? (
          <path d={`M${-apart} -.5v.6M${apart} -.8v.6`} {...line} strokeWidth="4" />
        ) : (
          <path d={`M${-apart - 2.5} 0q2.5 2.5 5 0M${apart - 2.5} 0q2.5 2.5 5 0`} {...line} strokeWidth="2" />
        )}
        {mouth === 'open' ? (
          <ellipse cy="7.5" rx="3" ry="3.5" fill={ink} />
        ) : (
          <path d={MOUTHS[mouth]} {...line} strokeWidth="2" />
        )}
      </g>
      <Hair style={style} fill={hair} radius={radius} />
    </g>
  );
}

/** An arm or a leg: from a joint to its end, bent a little outwards. */
function limb(fromX: number, fromY: number, toX: number, toY: number, bend: number) {
  return `M${fromX} ${fromY}Q${(fromX + toX) / 2 + bend} ${(fromY + toY) / 2 + Math.abs(bend) * 0.6} ${toX} ${toY}`;
}
