import english from '../../languages/en/schedules.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('schedules', english);

export const hasDrawing = (key: string): key is keyof typeof english.drawing => Object.hasOwn(english.drawing, key);
