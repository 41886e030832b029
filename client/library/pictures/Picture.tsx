import type { ReactNode } from 'react';
import type { PictureKey } from '../../../contract/pictures';
import { EVERYDAY } from './everyday';
import { FOOD } from './food';
import { FOREST_ANIMALS } from './forest-animals';
import { NATURE } from './nature';
import { OTHER_ANIMALS } from './other-animals';
import { THINGS } from './things';

/** Every picture that content may name: the type fails where one is not drawn. */
export const DRAWINGS: Readonly<Record<PictureKey, ReactNode>> = {
  ...FOREST_ANIMALS,
  ...OTHER_ANIMALS,
  ...FOOD,
  ...NATURE,
  ...THINGS,
  ...EVERYDAY,
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
