import english from '../../languages/en/controls.json' with { type: 'json' };
import { screenLanguage } from '../platform/languages/language';
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('controls', english);

export const hasTopic = (topic: string): topic is keyof typeof english.topic => Object.hasOwn(english.topic, topic);

/** A label within a sentence. German nouns keep their capital. */
export const inSentence = (label: string): string => (screenLanguage() === 'de' ? label : label.toLowerCase());
