import type { Avatar } from '../../../contract/children';
import english from '../../../languages/en/avatars.json' with { type: 'json' };
import { textsOf } from '../../platform/languages/texts';

const t = textsOf('avatars', english);

/** The name of the drawing, for labels: "Owl". */
export const avatarName = (avatar: Avatar): string => t(avatar);
