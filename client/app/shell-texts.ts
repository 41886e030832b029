import english from '../../languages/en/shell.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

/** The texts of the frame around signed-in pages. */
export const shellText = textsOf('shell', english);
