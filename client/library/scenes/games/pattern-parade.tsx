import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import { Bear, Hare, Mouse } from '../kit/animals';
import { blue, cream, day, field, grass, green, line, orange, plum, red, sand, tan, white, yellow } from '../kit/paint';
import { Cloud, House, Sky } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'A parade marches by under a row of flags: bear, hare, bear, hare, and a mouse with a drum in front.',
    shapes: (
      <>
        <Sky fill={day} />
        <Cloud x={250} y={84} size={0.8} />
        <House x={46} y={150} fill={cream} />
        <House x={150} y={146} fill={white} roof={orange} />
        <House x={276} y={152} fill={cream} roof={blue} />
        <path d="M0 30q80 34 160 10t160 6" {...line} />
        <path d="m16 36 24 8-16 22Zm80 20 24-2-8 24Z" fill={red} />
        <path d="m56 48 24 6-14 22Zm80 4 24-10 0 26Z" fill={yellow} />
        <path d="m178 38 24-2-10 24Zm80 2 26 8-18 20Z" fill={red} />
        <path d="m218 36 24 2-14 24Z" fill={yellow} />
        <path d="M0 150c100-14 220-12 320 0v90H0Z" fill={grass} />
        <path d="M0 196c100-12 220-10 320 0v44H0Z" fill={sand} />
        <Bear x={44} y={222} size={0.72} />
        <Hare x={104} y={224} size={0.95} fill={tan} />
        <Bear x={164} y={222} size={0.72} />
        <Hare x={224} y={224} size={0.95} fill={tan} />
        <Mouse x={280} y={226} size={1.1} shirt={plum} isLoud />
        <Drum x={282} y={226} />
        <path d="M258 130v.5m12-14v.5m34 4v.5m-12-16v.5" {...line} stroke={green} strokeWidth="6" />
        <path d="M14 232h.5m60 2h.5m60 0h.5m60-2h.5m60 2h.5" {...line} stroke={field} strokeWidth="8" />
      </>
    ),
  },
  scenes: [],
};

function Drum(place: Place) {
  return (
    <At {...place}>
      <path d="M-16-24h32v18h-32Z" fill={red} />
      <path d="m-16-24 8 18 8-18 8 18 8-18" {...line} stroke={white} strokeWidth="2" />
      <ellipse cx="0" cy="-24" rx="16" ry="4" fill={cream} />
      <path d="m-14-36 10 10m18-12-8 12" {...line} />
    </At>
  );
}
