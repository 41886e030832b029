import english from '../../languages/en/contents.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('contents', english);
