import english from '../../languages/en/alerts.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

/** The texts of alerts for guardians. */
export const t = textsOf('alerts', english);
