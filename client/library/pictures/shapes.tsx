import { BLUE, RED, YELLOW } from '../../ui/drawing/colors';

/** Coloured shapes. */
export const SHAPES = {
  'red-circle': <circle cx="32" cy="32" r="26" fill={RED} />,
  'blue-circle': <circle cx="32" cy="32" r="26" fill={BLUE} />,
  'yellow-circle': <circle cx="32" cy="32" r="26" fill={YELLOW} />,
  'red-triangle': <path d="M32 10 57 53H7Z" fill={RED} stroke={RED} strokeWidth="6" strokeLinejoin="round" />,
  'blue-square': <rect x="8" y="8" width="48" height="48" rx="5" fill={BLUE} />,
};
