import type { RefreshedTokensBody, SignInBody, TokensBody } from '../../contract/users.js';
import { AppError } from '../platform/errors/app-error.js';
import { toRest as userToRest } from '../users/users.presenter.js';
import { waitlistStatusBody } from '../waitlist/waitlist.presenter.js';
import type { RefreshedTokens } from './refresh.service.js';
import { ticketToRest } from './second-step/second-step.presenter.js';
import type { SessionTokens } from './sessions.service.js';
import type { ApprovedSignIn, SignInResult } from './sign-in.service.js';

/** The answer of login and registration. */
export function toRest(result: SignInResult): SignInBody {
  if (result.kind === 'waitlisted') {
    return { auth_type: 'waitlisted', data: { waitlist_status: waitlistStatusBody(result.waitlistStatus) } };
  }
  if (result.kind === 'second_step') return { auth_type: 'second_step', data: ticketToRest(result.ticket) };
  return { auth_type: 'approved', data: { ...tokensToRest(result.tokens), user: userToRest(result.account) } };
}

export function tokensToRest({ accessToken, refreshToken, expiresInSeconds }: SessionTokens): TokensBody {
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: expiresInSeconds,
    token_type: 'Bearer',
  };
}

/** Without rotation the client keeps its refresh token, so the answer has none. */
export function refreshedTokensToRest({
  accessToken,
  refreshToken,
  expiresInSeconds,
}: RefreshedTokens): RefreshedTokensBody {
  return {
    access_token: accessToken,
    expires_in: expiresInSeconds,
    token_type: 'Bearer',
    ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
  };
}

/** For answers that have no other form. @throws AppError `waitlisted`, `second_step_needed` */
export function requireApproved(result: SignInResult): ApprovedSignIn {
  if (result.kind === 'approved') return result;
  if (result.kind === 'second_step') throw new AppError('second_step_needed', { ...ticketToRest(result.ticket) });
  throw new AppError('waitlisted', { waitlist_status: waitlistStatusBody(result.waitlistStatus) });
}
