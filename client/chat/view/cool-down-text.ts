import { CLIENT_TIMES } from '../../platform/times';

/** Why a message cannot be sent yet. */
export const COOL_DOWN_TEXT = `Please wait ${CLIENT_TIMES.sendCoolDownMs / 1000} seconds before sending another message`;
