import english from '../../languages/en/account.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('account', english);
