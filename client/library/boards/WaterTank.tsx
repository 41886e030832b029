import type { WaterResult } from '../../../contract/library';
import type { PictureKey } from '../../../contract/pictures';
import { BLUE, CREAM, GREY, SKY } from '../../ui/drawing/colors';
import { Picture } from '../pictures/Picture';
import classes from './WaterTank.module.css';

interface WaterTankProps {
  picture: PictureKey;
  /** Null: the thing still hangs above the water. */
  result: WaterResult | null;
}

const SURFACE = 'M8 70q14-6 28 0t28 0 28 0 28 0 28 0 28 0 16-2V132a10 10 0 0 1-10 10H18A10 10 0 0 1 8 132Z';

/** A tank of water, and a thing above, on or under the water. Decoration: the words of the round say what happens. */
export function WaterTank({ picture, result }: WaterTankProps) {
  return (
    <div className={classes.tank} aria-hidden="true">
      <svg className={classes.back} viewBox="0 0 200 150" fill="none" aria-hidden="true" focusable="false">
        <path d={SURFACE} fill={SKY} />
        <path d="M8 130h184v2a10 10 0 0 1-10 10H18A10 10 0 0 1 8 132Z" fill={CREAM} />
        <g fill={GREY}>
          <circle cx="34" cy="136" r="3" />
          <circle cx="150" cy="137" r="2.400" />
          <circle cx="168" cy="135" r="3.400" />
        </g>
      </svg>
      <Picture name={picture} className={`${classes.thing} ${classes[result ?? 'above']}`} />
      <svg className={classes.front} viewBox="0 0 200 150" fill="none" aria-hidden="true" focusable="false">
        <path d={SURFACE} fill={BLUE} opacity=".35" />
        <path
          d="M5 30v102a13 13 0 0 0 13 13h164a13 13 0 0 0 13-13V30"
          stroke={GREY}
          strokeWidth="5"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}
