import type { OperationGroup } from '../operation.js';
import { passkey, passkeyOptions, recoveryCodes, secondStep, secondStepSetup } from '../responses/passkeys.js';
import { signIn } from '../responses/users.js';

export const passkeyOperations: OperationGroup = {
  tag: 'Passkeys and second step',
  operations: {
    'POST /auth/passkeys/options': {
      id: 'beginPasskeySignIn',
      summary: 'Begins a sign-in with a passkey',
      description: 'The challenge in the options is good once and for 5 minutes, on any node.',
      answers: { 200: { description: 'What the browser needs.', schema: passkeyOptions } },
    },
    'POST /auth/passkeys/sign-in': {
      id: 'signInWithPasskey',
      summary: 'Signs in with a passkey',
      description:
        'Takes what `PublicKeyCredential.toJSON()` gives. A passkey asks for a fingerprint, face or PIN, so no second step follows.',
      answers: { 200: { description: 'Signed in, or on the waitlist.', schema: signIn } },
      errors: ['passkey_refused', 'account_disabled'],
    },
    'POST /auth/second-step': {
      id: 'finishSignIn',
      summary: 'Finishes a sign-in with a code',
      description:
        'Takes the ticket that a sign-in answered (`auth_type` is `second_step`, or the error `second_step_needed` of Google), and a code of the authenticator app or a recovery code. Each code works once.',
      answers: { 200: { description: 'Signed in, or on the waitlist.', schema: signIn } },
      errors: ['wrong_code', 'sign_in_expired', 'account_disabled'],
    },
    'GET /users/me/passkeys': {
      id: 'listPasskeys',
      summary: 'Lists the passkeys of the account',
      answers: { 200: { description: 'The oldest first.', schema: passkey.array() } },
    },
    'POST /users/me/passkeys/options': {
      id: 'beginPasskey',
      summary: 'Begins to add a passkey',
      answers: { 200: { description: 'What the browser needs.', schema: passkeyOptions } },
    },
    'POST /users/me/passkeys': {
      id: 'addPasskey',
      summary: 'Adds a passkey',
      description: 'Takes what `PublicKeyCredential.toJSON()` gives. The owner is notified, also by mail.',
      answers: { 201: { description: 'The passkey.', schema: passkey } },
      errors: ['passkey_refused', 'too_many_passkeys'],
    },
    'PATCH /users/me/passkeys/:id': {
      id: 'renamePasskey',
      summary: 'Renames a passkey',
      answers: { 200: { description: 'The passkey.', schema: passkey } },
      errors: ['passkey_not_found'],
    },
    'DELETE /users/me/passkeys/:id': {
      id: 'removePasskey',
      summary: 'Removes a passkey',
      description: 'Other sessions end, and the owner is notified. The last way into the account stays.',
      answers: { 204: { description: 'It no longer signs in.' } },
      errors: ['passkey_not_found', 'last_way_in'],
    },
    'GET /users/me/second-step': {
      id: 'getSecondStep',
      summary: 'Says whether the account has a second step',
      answers: { 200: { description: 'The second step.', schema: secondStep } },
    },
    'POST /users/me/second-step': {
      id: 'beginSecondStep',
      summary: 'Begins to turn the second step on',
      description: 'Nothing changes until a code of the app confirms it, within an hour.',
      answers: { 201: { description: 'What an authenticator app needs.', schema: secondStepSetup } },
      errors: ['second_step_on'],
    },
    'POST /users/me/second-step/confirmation': {
      id: 'confirmSecondStep',
      summary: 'Turns the second step on with the first code',
      description: 'Other sessions end, and the owner is notified. The recovery codes are shown this once.',
      answers: { 200: { description: 'Ten recovery codes.', schema: recoveryCodes } },
      errors: ['wrong_code', 'second_step_not_begun'],
    },
    'POST /users/me/second-step/recovery-codes': {
      id: 'renewRecoveryCodes',
      summary: 'Makes new recovery codes',
      description: 'The earlier ones no longer work.',
      answers: { 200: { description: 'Ten recovery codes.', schema: recoveryCodes } },
      errors: ['second_step_off'],
    },
    'DELETE /users/me/second-step': {
      id: 'turnOffSecondStep',
      summary: 'Turns the second step off',
      description: 'Refused to staff where the service requires it. The owner is notified.',
      answers: { 204: { description: 'Signing in no longer asks for a code.' } },
      errors: ['second_step_off'],
    },
    'DELETE /admin/users/:id/second-step': {
      id: 'resetSecondStep',
      summary: 'Turns off the second step of an account whose owner lost the app and the codes',
      description:
        'All sessions of the account end, and the owner is notified; so is every admin if the owner is an admin or a moderator. Admins cannot reset their own account.',
      answers: { 204: { description: 'Signing in no longer asks for a code.' } },
      errors: ['second_step_off'],
    },
    'POST /users/me/fresh-sign-in/options': {
      id: 'beginFreshSignIn',
      summary: 'Begins to make the sign-in fresh with a passkey',
      answers: { 200: { description: 'What the browser needs.', schema: passkeyOptions } },
      errors: ['passkey_not_found'],
    },
    'POST /users/me/fresh-sign-in': {
      id: 'proveFreshSignIn',
      summary: 'Makes the sign-in fresh with a passkey or a code',
      description:
        'For calls that answer `reauthentication_required`. Takes a `code` of the second step, or the `response` of a passkey.',
      answers: { 204: { description: 'The sign-in is fresh for five minutes.' } },
      errors: ['passkey_refused', 'wrong_code'],
    },
  },
};
