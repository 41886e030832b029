import english from '../../languages/en/login.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

/** The texts of /login, which is the first page of most visitors: what it shows only later has other texts. */
export const loginText = textsOf('login', english);
