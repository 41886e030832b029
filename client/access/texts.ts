import type { Role } from '../../contract/permissions';
import english from '../../languages/en/access.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('access', english);

export const roleName = (role: Role): string => t(`role.${role}`);
