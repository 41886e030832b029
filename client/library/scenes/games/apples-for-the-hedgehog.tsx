import type { Drawings } from '../drawing';
import { Hare, Hedgehog } from '../kit/animals';
import { bark, brown, cream, day, grass, hill, leaf, line, red, tan, white } from '../kit/paint';
import { Cloud, Sky, Table, Tree, Tufts } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'The hedgehog and the hare sit at a table in the garden, and two apples lie on the plate.',
    shapes: (
      <>
        <Sky fill={day} />
        <Cloud x={80} y={40} size={0.8} />
        <path d="M0 120c100-26 220-20 320-4v124H0Z" fill={hill} />
        <Tree x={264} y={160} size={1.4} />
        <path d="M232 68h.5m24-20h.5m26 16h.5m-30 26h.5m30 14h.5" {...line} stroke={red} strokeWidth="13" />
        <path d="M0 186c100-20 220-16 320 0v54H0Z" fill={grass} />
        <Hare x={264} y={218} size={1.2} fill={tan} flip />
        <path
          d="M38 196h44v12H38Zm6 12v18m32-18v18"
          fill={brown}
          stroke={bark}
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <Hedgehog x={62} y={196} size={1.3} />
        <g transform="translate(26 4)">
          <Table x={150} y={176} size={0.95} fill={bark} />
          <ellipse cx="146" cy="172" rx="34" ry="6" fill={white} />
          <path d="M130 170c-16-2-14-26 0-23 14-3 16 21 0 23Zm34 0c-16-2-14-26 0-23 14-3 16 21 0 23Z" fill={red} />
          <path d="M130 147q0-6 4-9m30 9q0-6 4-9" {...line} />
          <path d="M134 141q8-6 10 0-6 4-10 0Zm34 0q8-6 10 0-6 4-10 0Z" fill={leaf} />
          <path d="M190 172v-16h18v16Z" fill={cream} />
          <path d="M208 160q8 0 0 8" {...line} stroke={cream} />
        </g>
        <Tufts d="M30 230M130 234M290 226" />
      </>
    ),
  },
  scenes: [],
};
