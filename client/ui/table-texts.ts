import english from '../../languages/en/tables.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const tableText = textsOf('tables', english);
