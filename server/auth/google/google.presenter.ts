import { toRest } from '../../users/users.presenter.js';
import type { ApprovedSignIn } from '../sign-in.service.js';
import type { CallbackResult } from './google.service.js';

/** The JSON answer of the callback. Its spelling follows Google's claims in `googleProfile`. */
export function callbackToRest({ isNewUser, profile }: CallbackResult, { account, tokens }: ApprovedSignIn) {
  return {
    user: toRest(account),
    is_new_user: isNewUser,
    googleProfile: {
      sub: profile.subject,
      email: profile.email,
      email_verified: profile.isEmailVerified,
      name: profile.name,
      given_name: profile.firstName,
      family_name: profile.lastName,
      picture: profile.picture,
    },
    tokens: {
      accessToken: tokens.accessToken,
      refreshToken: tokens.refreshToken,
      expiresIn: tokens.expiresInSeconds,
    },
  };
}
