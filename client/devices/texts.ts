import english from '../../languages/en/devices.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('devices', english);
