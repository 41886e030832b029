import { SetMetadata } from '@nestjs/common';

export const FRESH_SIGN_IN = 'starling:fresh-sign-in';
/** A sign-in is fresh for this long. */
export const FRESH_SIGN_IN_SECONDS = 300;

/** `by-handler`: the handler requires it under a condition, such as for a first password. */
export type FreshSignInNeed = 'always' | 'never' | 'by-handler';

/**
 * Whether a call needs a sign-in within the last five minutes; without one it answers 403 `reauthentication_required`.
 * Every signed-in handler that changes something has this decorator, if only with `never`.
 */
export const FreshSignIn = (need: FreshSignInNeed = 'always') =>
  SetMetadata<string, FreshSignInNeed>(FRESH_SIGN_IN, need);
