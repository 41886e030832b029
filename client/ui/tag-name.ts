import english from '../../languages/en/tags.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

const t = textsOf('tags', english);
const isKnown = (tag: string): tag is keyof typeof english => Object.hasOwn(english, tag);

/** The name of a tag. Tags that Starling does not know stay as they are. */
export const tagName = (tag: string): string => (isKnown(tag) ? t(tag) : tag);
