import type { ReactNode } from 'react';
import type { Avatar, ChildColour } from '../../../contract/children';
import { BIRDS_AND_WONDERS } from './birds-and-wonders';
import classes from './child-colour.module.css';
import { HOME_AND_POND } from './home-and-pond';
import { SEA } from './sea';
import { WOODLAND } from './woodland';

/** Every avatar that a child may have: the type fails where one is not drawn. */
export const AVATAR_DRAWINGS: Readonly<Record<Avatar, ReactNode>> = {
  ...WOODLAND,
  ...HOME_AND_POND,
  ...SEA,
  ...BIRDS_AND_WONDERS,
};

interface ChildAvatarProps {
  avatar: Avatar;
  /** The ground behind the drawing. */
  colour: ChildColour;
  /** Pixels, from 24 on. */
  size?: number;
  /** The name for screen readers. Without one the drawing is decoration, because words stand beside it. */
  label?: string;
  className?: string;
}

/** A child's animal on a disc of the child's own colour. */
export function ChildAvatar({ avatar, colour, size = 56, label, className = '' }: ChildAvatarProps) {
  return (
    <svg
      className={`${classes.colour} ${classes.avatar} ${className}`}
      data-child-colour={colour}
      data-avatar={avatar}
      width={size}
      height={size}
      viewBox="0 0 72 72"
      focusable="false"
      role="img"
      aria-hidden={label ? undefined : true}
      aria-label={label}
    >
      <circle className={classes.ground} cx="36" cy="36" r="34.5" />
      {/* Drawings are 64 wide and keep clear of the corners, which the disc does not have. */}
      <g transform="translate(4.6 4.6) scale(.98)">{AVATAR_DRAWINGS[avatar]}</g>
    </svg>
  );
}
