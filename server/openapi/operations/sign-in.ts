import { z } from 'zod';
import {
  emailVerificationBody,
  loginBody,
  passwordForgotBody,
  passwordResetBody,
  registerBody,
} from '../../auth/auth.dto.js';
import type { OperationGroup } from '../operation.js';
import {
  authOptions,
  emailVerification,
  endedSessions,
  googleLogin,
  googleSignIn,
  passwordReset,
  passwordResetLink,
  refreshedTokens,
  session,
  signIn,
  tokens,
  user,
} from '../responses/users.js';

export const signInOperations: OperationGroup = {
  tag: 'Sign-in',
  operations: {
    'GET /auth/options': {
      id: 'getSignInOptions',
      summary: 'Lists the ways to sign in that this installation offers',
      answers: { 200: { description: 'The options.', schema: authOptions } },
    },
    'POST /auth/login': {
      id: 'signIn',
      summary: 'Signs in with a password',
      description:
        'The username is the user name or the e-mail address. An account on the waitlist gets its place and no tokens, and one with a second step a ticket for `POST /auth/second-step`. An invitation from an approval lets the account in.',
      body: loginBody,
      answers: { 200: { description: 'Signed in, or on the waitlist.', schema: signIn } },
      errors: ['invalid_credentials', 'password_login_disabled', 'account_disabled'],
    },
    'POST /auth/register': {
      id: 'register',
      summary: 'Creates a parent account',
      description: 'Without a user name the account gets a neutral one, such as parent-7f3k.',
      body: registerBody,
      answers: { 201: { description: 'Signed in, or on the waitlist.', schema: signIn } },
      errors: ['email_taken', 'username_taken', 'password_login_disabled'],
    },
    'POST /auth/refresh': {
      id: 'refreshTokens',
      summary: 'Exchanges a refresh token for an access token',
      description:
        'With `rotate: true` the answer carries a new refresh token and the old one is spent. Using a spent token ends the session, except within 10 seconds while its successor is unused: then the same successor is answered again. A device always rotates: `rotate: false` answers 422. The answer to a removed device carries `Clear-Site-Data`.',
      answers: { 200: { description: 'A new access token.', schema: refreshedTokens } },
      errors: ['invalid_refresh_token', 'waitlisted', 'account_disabled', 'validation_failed'],
    },
    'POST /auth/logout': {
      id: 'signOut',
      summary: 'Ends the session',
      description: 'Its tokens are refused at once on every node, and its sockets are closed.',
      answers: { 204: { description: 'The session has ended.' } },
    },
    'GET /auth/google/login': {
      id: 'beginGoogleSignIn',
      summary: 'Begins a sign-in with Google',
      description:
        'The state is good once and for 10 minutes. The answer sets a cookie that ties it to this browser. `redirect_uri` must be the callback of the service or `/oauth/callback` on an allowed origin.',
      query: z.object({ redirect_uri: z.string().optional() }),
      answers: { 200: { description: 'Where to send the browser.', schema: googleLogin } },
      errors: ['validation_failed'],
    },
    'GET /auth/google/callback': {
      id: 'finishGoogleSignIn',
      summary: 'Receives the browser back from Google',
      description:
        'A browser navigation is redirected to `/auth/success` with a one-time code, or to `/auth/error`. A call with `Accept: application/json` gets tokens. It needs the cookie of the begun sign-in, or the right `code_verifier`.',
      query: z.object({
        code: z.string().optional(),
        state: z.string().optional(),
        code_verifier: z.string().optional(),
        error: z.string().optional(),
      }),
      answers: {
        200: { description: 'Signed in (JSON).', schema: googleSignIn },
        302: { description: 'To the page that goes on (navigation).' },
      },
      errors: [
        'oauth_failed',
        'authentication_failed',
        'waitlisted',
        'second_step_needed',
        'account_disabled',
        'validation_failed',
      ],
    },
    'POST /auth/google/exchange-token': {
      id: 'exchangeGoogleCode',
      summary: 'Exchanges a one-time code for tokens',
      description: 'The code is good once and for 60 seconds. A browser must be the one that began the sign-in.',
      answers: { 200: { description: 'Tokens.', schema: tokens } },
      errors: ['invalid_grant', 'waitlisted', 'second_step_needed', 'account_disabled'],
    },
    'POST /auth/google/link': {
      id: 'linkGoogle',
      summary: 'Links a Google account',
      description: "Takes the code of Google's pop-up. Other sessions end, and the user is notified.",
      answers: { 200: { description: 'The user.', schema: user } },
      errors: ['oauth_failed', 'google_account_in_use', 'google_already_linked'],
    },
    'DELETE /auth/google/unlink': {
      id: 'unlinkGoogle',
      summary: 'Unlinks the Google account',
      answers: { 200: { description: 'The user.', schema: user } },
      errors: ['last_sign_in_method'],
    },
    'POST /auth/google/sync': {
      id: 'syncGoogleProfile',
      summary: 'Copies names and picture from Google',
      answers: { 200: { description: 'The user.', schema: user } },
      errors: ['google_not_linked', 'google_reauthentication_required'],
    },
    'GET /users/me/sessions': {
      id: 'listSessions',
      summary: 'Lists the open sessions of the account',
      answers: { 200: { description: 'The sessions.', schema: session.array() } },
    },
    'DELETE /users/me/sessions': {
      id: 'endOtherSessions',
      summary: 'Ends all sessions of the account but this one',
      description: 'A link to set a new password ends too.',
      answers: { 200: { description: 'How many ended.', schema: endedSessions } },
    },
    'DELETE /users/me/sessions/:id': {
      id: 'endSession',
      summary: 'Ends a session of the account',
      answers: { 204: { description: 'The session has ended.' } },
      errors: ['session_not_found'],
    },
    'POST /admin/users/:id/password-reset-link': {
      id: 'createPasswordResetLink',
      summary: 'Creates a link by which the owner of an account sets a new password',
      description:
        'For people whom no mail reaches: an admin hands the link over. It works once, within one hour, and replaces an earlier one. The owner is notified. Admins get none for their own account. The token is in the fragment of the address, which browsers do not send.',
      answers: { 201: { description: 'The link. It is not shown again.', schema: passwordResetLink } },
      errors: ['user_not_found', 'password_login_disabled'],
    },
    'POST /auth/password/forgot': {
      id: 'askForPasswordReset',
      summary: 'Asks for a mail with a link to set a new password',
      description:
        'The answer is the same, and takes the same time, for every address. An account gets the mail at its address, proved or not. The link works once, within one hour, and replaces an earlier one. Without a mail server nothing happens: `mail` of `/auth/options` says whether there is one.',
      body: passwordForgotBody,
      answers: { 202: { description: 'The question is stored.' } },
      errors: ['password_login_disabled'],
    },
    'POST /users/me/email-verification': {
      id: 'requestEmailVerification',
      summary: 'Asks for a mail with a link that confirms the address of the account',
      description: 'The link works once, within 24 hours, and replaces an earlier one.',
      answers: { 202: { description: 'The mail is on its way.' } },
      errors: ['mail_off', 'address_proved'],
    },
    'POST /auth/email/verify': {
      id: 'verifyEmail',
      summary: 'Confirms an address with a link from a mail',
      body: emailVerificationBody,
      answers: { 200: { description: 'The address is confirmed.', schema: emailVerification } },
      errors: ['verification_link_invalid'],
    },
    'POST /auth/password/reset': {
      id: 'resetPassword',
      summary: 'Sets a new password with a link from a mail or an admin',
      description:
        'All sessions of the account end. A link that is unknown, used, replaced or expired answers `reset_link_invalid`. A password that breaks the rules does not use the link up.',
      body: passwordResetBody,
      answers: { 200: { description: 'The password has changed.', schema: passwordReset } },
      errors: ['reset_link_invalid', 'password_login_disabled'],
    },
    'PUT /users/me/password': {
      id: 'changePassword',
      summary: 'Changes the password',
      description:
        'Needs the current password. An account without one needs a sign-in within the last five minutes instead. Other sessions end.',
      answers: { 204: { description: 'The password has changed.' } },
      errors: ['password_login_disabled'],
    },
  },
};
