import type { ReactNode } from 'react';
import type { PictureKey } from '../../../contract/pictures';
import { BATHROOM } from './bathroom';
import { BODY } from './body';
import { FACES } from './faces';
import { FAR_ANIMALS } from './far-animals';
import { FOREST_ANIMALS } from './forest-animals';
import { FRUIT } from './fruit';
import { GROWING } from './growing';
import { HOME_ANIMALS } from './home-animals';
import { INSECTS } from './insects';
import { KITCHEN } from './kitchen';
import { LEARNING } from './learning';
import { PLANTS } from './plants';
import { SHAPES } from './shapes';
import { TOYS } from './toys';
import { TRAVEL } from './travel';
import { VEGETABLES } from './vegetables';
import { WATER_ANIMALS } from './water-animals';
import { WATER_THINGS } from './water-things';
import { WEATHER } from './weather';

/** Every picture that content may name: the type fails where one is not drawn. */
export const DRAWINGS: Readonly<Record<PictureKey, ReactNode>> = {
  ...FOREST_ANIMALS,
  ...INSECTS,
  ...HOME_ANIMALS,
  ...WATER_ANIMALS,
  ...FAR_ANIMALS,
  ...FRUIT,
  ...VEGETABLES,
  ...KITCHEN,
  ...PLANTS,
  ...WEATHER,
  ...TOYS,
  ...SHAPES,
  ...BODY,
  ...BATHROOM,
  ...LEARNING,
  ...TRAVEL,
  ...GROWING,
  ...FACES,
  ...WATER_THINGS,
};

interface PictureProps {
  name: PictureKey;
  className?: string;
}

/** One drawn picture, as large as its text (1em) unless its class says otherwise. Decoration: words stand beside it. */
export function Picture({ name, className }: PictureProps) {
  return (
    <svg
      className={className}
      width="1em"
      height="1em"
      viewBox="0 0 64 64"
      fill="none"
      aria-hidden="true"
      focusable="false"
      data-picture={name}
    >
      {DRAWINGS[name]}
    </svg>
  );
}
