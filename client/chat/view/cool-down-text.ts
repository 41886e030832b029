import { CLIENT_TIMES } from '../../platform/times';
import { t } from '../texts';

/** Why a message cannot be sent yet. */
export const coolDownText = (): string => t('composer.coolDown', { count: CLIENT_TIMES.sendCoolDownMs / 1000 });
