import english from '../../languages/en/households.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('households', english);

/** Whether the catalogue has a sentence for an action. The server may name one that this build does not know yet. */
export const hasSentence = (action: string): action is keyof typeof english.did => Object.hasOwn(english.did, action);

export const hasFieldName = (field: string): field is keyof typeof english.field => Object.hasOwn(english.field, field);
