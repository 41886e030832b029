import { At, type Place } from './At';
import { bark, brown, cream, grey, ink, line, orange, pink, slate, white } from './paint';

interface AnimalProps extends Place {
  eyes?: 'open' | 'shut';
}

/** One eye or two, looking at the child or asleep. */
export function Eyes({
  x,
  y,
  apart = 0,
  eyes = 'open',
}: {
  x: number;
  y: number;
  apart?: number;
  eyes?: 'open' | 'shut';
}) {
  const both = apart === 0 ? [x] : [x - apart, x + apart];
  return (
    <path
      d={both.map((at) => (eyes === 'open' ? `M${at} ${y}v.6` : `M${at - 3} ${y}q3 3 6 0`)).join('')}
      {...line}
      strokeWidth={eyes === 'open' ? 4.6 : 2.5}
    />
  );
}

/** A fox that sits and looks right, about 75 high. */
export function Fox({ eyes, ...place }: AnimalProps) {
  return (
    <At {...place}>
      <path d="M-16-4c-16 4-34-4-32-22 1-9 8-12 11-9-2 10 6 16 20 14Z" fill={orange} />
      <path d="M-48-26c0-10 8-14 11-9-1 5 0 9 3 12-6 2-11 0-14-3Z" fill={cream} />
      <path d="M-18 0c-8-18 0-36 14-46h16c6 14 8 30 7 46Z" fill={orange} />
      <path d="M8-44c10 8 12 28 9 44H7c2-14 2-30 1-44Z" fill={cream} />
      <path
        d="M-14-54-13-78l13 13ZM6-66l12-13 3 22Z"
        fill={orange}
        stroke={orange}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="m-9-60 0-10 6 7ZM12-66l5-6 1 10Z" fill={bark} />
      <path d="M-18-50c2-14 14-20 24-18 8 1 12 6 15 11 4 6 10 9 13 12-4 8-16 12-27 11S-17-40-18-50Z" fill={orange} />
      <path d="M34-45c-4 8-16 12-27 11-7 0-12-2-17-5 10-8 20-6 25-10 5 5 13 4 19 4Z" fill={cream} />
      <circle cx="33.5" cy="-45" r="3.6" fill={ink} />
      <Eyes x={10} y={-53} apart={7} {...(eyes ? { eyes } : {})} />
    </At>
  );
}

/** A fox rolled up asleep, about 70 wide. */
export function SleepingFox({ eyes = 'shut', ...place }: AnimalProps) {
  return (
    <At {...place}>
      <path d="M-36-4c-6-22 12-36 34-35 24 1 40 14 36 31-2 8-10 9-36 9S-34 2-36-4Z" fill={orange} />
      <path
        d="m4-30-4-16 14 9ZM24-28l5-13 8 16Z"
        fill={orange}
        stroke={orange}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M0-16c2-14 12-19 22-18 11 2 18 10 15 20-5 9-14 12-21 11-9 0-16-5-16-13Z" fill={orange} />
      <path d="M36-10c-8-2-14-2-18 6 8 2 15 0 18-6Z" fill={cream} />
      <path d="M-34-8c6 8 22 12 44 9 12-2 16-6 14-10-18 2-40-2-50-10-6 0-10 5-8 11Z" fill={orange} />
      <path d="M24-9c2 4-2 8-14 10-4 0-7 0-10-1 4-4 5-7 4-10 8 2 14 2 20 1Z" fill={cream} />
      <Eyes x={19} y={-20} apart={7} eyes={eyes} />
    </At>
  );
}

/** A bear that sits and looks at the child, about 110 high. */
export function Bear({ eyes, fill = brown, ...place }: AnimalProps & { fill?: string }) {
  return (
    <At {...place}>
      <path d="M-32-4c-8-28 0-56 32-56s40 28 33 56C26 3-25 3-32-4Z" fill={fill} />
      <ellipse cx="0" cy="-24" rx="19" ry="21" fill={cream} opacity=".55" />
      <circle cx="-21" cy="-100" r="10" fill={fill} />
      <circle cx="22" cy="-101" r="10" fill={fill} />
      <circle cx="-21" cy="-100" r="5" fill={cream} />
      <circle cx="22" cy="-101" r="5" fill={cream} />
      <path d="M-29-78c0-19 14-27 29-27s30 8 30 28c0 17-13 26-30 26s-29-9-29-27Z" fill={fill} />
      <ellipse cx="1" cy="-68" rx="13" ry="10.5" fill={cream} />
      <ellipse cx="1" cy="-73" rx="5" ry="3.6" fill={ink} />
      <path d="M1-70v4m-5 0q5 4 10 0" {...line} />
      <Eyes x={0.5} y={-83} apart={12} {...(eyes ? { eyes } : {})} />
      <path
        d="M-30-44c-12 8-15 22-8 32M31-44c12 8 14 22 8 32"
        stroke={fill}
        strokeWidth="15"
        strokeLinecap="round"
        fill="none"
      />
      <ellipse cx="-24" cy="-3" rx="14" ry="10" fill={fill} />
      <ellipse cx="25" cy="-3" rx="14" ry="10" fill={fill} />
    </At>
  );
}

/** A hedgehog that looks right, about 50 wide; rolled up when its eyes are shut. */
export function Hedgehog({ eyes, ...place }: AnimalProps) {
  return (
    <At {...place}>
      <path
        d="M-28-3-33-12l4-4-4-9 7-2-1-9 8 0 2-8 8 3 6-6 5 7 8-2 1 9 7 2-3 8 5 6-5 12Z"
        fill={bark}
        stroke={bark}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="m-22-16-5-4m11-6-4-5m14 1-2-6m-8 22-5-3m14-4-2-5m10 0 1-5m-9 20-3-4m11-4 0-5"
        {...line}
        stroke={cream}
        strokeWidth="2"
      />
      <path d="M14-32c10 2 18 12 24 22 1 4-2 6-6 7-8 4-18 3-24 1-4-12-2-26 6-30Z" fill={cream} />
      <circle cx="37" cy="-9" r="3.6" fill={ink} />
      <Eyes x={22} y={-16} {...(eyes ? { eyes } : {})} />
      <path d="M-14 0q5-5 10 0Zm24 0q5-5 10 0Z" fill={cream} stroke={cream} strokeWidth="2" />
    </At>
  );
}

/** An owl that sits, about 62 high. */
export function Owl({ eyes, ...place }: AnimalProps) {
  return (
    <At {...place}>
      <path d="M-22-56c7 0 11 2 14 6h15c4-4 9-6 15-5l-3 16c7 16 1 38-18 39s-27-20-20-38Z" fill={brown} />
      <path d="M-11-24c4-4 18-4 22 1 3 12-3 21-11 21s-14-10-11-22Z" fill={cream} />
      <path d="M-6-17q3 3 6 0 3 3 6 0M-5-9q3 3 6 0 3 3 5 0" {...line} stroke={brown} strokeWidth="2" />
      <circle cx="-9" cy="-37" r="9" fill={cream} />
      <circle cx="10" cy="-37" r="9" fill={cream} />
      <Eyes x={0.5} y={-37} apart={8} {...(eyes ? { eyes } : {})} />
      <path d="m-3-32 7 0-3.5 7Z" fill={orange} stroke={orange} strokeLinejoin="round" />
      <path d="M-22-32c-6 10-4 20 4 26 2-10 1-19-4-26Zm44 1c6 10 4 20-4 26-2-10-1-19 4-26Z" fill={bark} />
    </At>
  );
}

/** A cat that sits and looks at the child, about 70 high. */
export function Cat({ eyes, fill = slate, ...place }: AnimalProps & { fill?: string }) {
  return (
    <At {...place}>
      <path d="M18-6c18 4 26-8 22-24" stroke={fill} strokeWidth="8" strokeLinecap="round" fill="none" />
      <path d="M-19 0c-4-18 2-38 18-42 17 4 24 24 20 42Z" fill={fill} />
      <path d="m-19-56-1-18 14 8ZM8-66l13-9 0 19Z" fill={fill} stroke={fill} strokeWidth="3" strokeLinejoin="round" />
      <path d="M-21-51c0-12 10-17 21-17s21 5 21 17-9 17-21 17-21-5-21-17Z" fill={fill} />
      <path
        d="M-5 0c1-8-1-14-3-19M7 0c-1-8 0-14 2-19M-25-46l-8-2m8 6-7 2m57-6 8-2m-8 6 7 2"
        {...line}
        strokeWidth="2"
        stroke={cream}
      />
      <path d="M0-45v3m-4 0q4 4 8 0" {...line} stroke={cream} strokeWidth="2" />
      <ellipse cx="0" cy="-47" rx="3" ry="2.2" fill={pink} />
      <g fill={cream}>
        <circle cx="-9" cy="-53" r="4.6" />
        <circle cx="9" cy="-53" r="4.6" />
      </g>
      <Eyes x={0} y={-53} apart={9} {...(eyes ? { eyes } : {})} />
    </At>
  );
}

interface MouseProps extends AnimalProps {
  fill?: string;
  shirt?: string;
  isLoud?: boolean;
}

/** A mouse that stands upright, about 55 high. */
export function Mouse({ eyes, fill = grey, shirt, isLoud = false, ...place }: MouseProps) {
  return (
    <At {...place}>
      <path d="M8-6c14 4 22-2 24-14" {...line} stroke={pink} strokeWidth="3.5" />
      <path d="M-13-1c-4-14 1-25 12-28 12 3 17 14 14 28Z" fill={shirt ?? fill} />
      <circle cx="-16" cy="-49" r="10" fill={fill} />
      <circle cx="17" cy="-50" r="10" fill={fill} />
      <circle cx="-16" cy="-49" r="5.5" fill={pink} />
      <circle cx="17" cy="-50" r="5.5" fill={pink} />
      <path d="M-16-36c0-11 8-15 16-15s17 4 17 15c0 9-9 13-17 13s-16-4-16-13Z" fill={fill} />
      <Eyes x={0.5} y={-37} apart={7} {...(eyes ? { eyes } : {})} />
      <ellipse cx=".5" cy="-31" rx="3" ry="2.2" fill={pink} />
      {isLoud && <ellipse cx=".5" cy="-25" rx="4.5" ry="5" fill={ink} />}
      <path d="M-12-31h-8m8 3-7 3m31-6h8m-8 3 7 3" {...line} strokeWidth="1.5" />
      <path d="M-7 0h-4m18 0h4" {...line} stroke={pink} strokeWidth="5" />
    </At>
  );
}

/** A hare that sits upright, about 80 high. */
export function Hare({ eyes, fill = brown, ...place }: AnimalProps & { fill?: string }) {
  return (
    <At {...place}>
      <path d="M-9-52c-8-12-9-26-3-34 7 5 10 18 9 31ZM3-54c0-14 4-25 12-29 5 9 2 22-6 33Z" fill={fill} />
      <path d="M-8-60c-3-7-3-13-1-18 2 5 4 12 3 18Zm14-1c1-7 3-12 6-15 1 6-1 12-4 17Z" fill={pink} />
      <path d="M-16 0c-5-16 2-30 15-33 14 3 20 17 15 33Z" fill={fill} />
      <ellipse cx="0" cy="-12" rx="8" ry="11" fill={cream} />
      <path d="M-17-42c0-11 8-16 17-16s17 5 17 16-8 15-17 15-17-5-17-15Z" fill={fill} />
      <ellipse cx="0" cy="-36" rx="8" ry="6" fill={cream} />
      <Eyes x={0} y={-45} apart={8} {...(eyes ? { eyes } : {})} />
      <path d="M-2-39h4l-2 2Zm2 2v3m-3 1q3 2 6 0" {...line} strokeWidth="2" />
      <path d="M-12 0h7m12 0h6" stroke={fill} strokeWidth="8" strokeLinecap="round" />
      <circle cx="17" cy="-7" r="6" fill={white} />
    </At>
  );
}

/** A hen that looks right, about 50 high. */
export function Hen({ eyes, fill = white, comb = orange, ...place }: AnimalProps & { fill?: string; comb?: string }) {
  return (
    <At {...place}>
      <path d="M-3-6v6m8-6v6" {...line} stroke={orange} strokeWidth="3" />
      <path d="M9-50c0-7 5-8 7-3 3-4 7-2 6 4Z" fill={comb} stroke={comb} strokeWidth="2" strokeLinejoin="round" />
      <path d="M-30-32c6 4 16 6 24 2 6-8 6-22 18-22 10 0 13 9 11 18-1 18-10 31-24 31-16 0-27-12-29-29Z" fill={fill} />
      <path d="M-14-20c6 8 14 8 20-1" {...line} stroke={bark} />
      <path d="m22-42 8 4-8 3Z" fill={orange} stroke={orange} strokeWidth="2" strokeLinejoin="round" />
      <Eyes x={14} y={-42} {...(eyes ? { eyes } : {})} />
    </At>
  );
}
