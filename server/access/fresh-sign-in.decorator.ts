import { SetMetadata } from '@nestjs/common';

export const FRESH_SIGN_IN = 'starling:fresh-sign-in';
/** A sign-in is fresh for this long. */
export const FRESH_SIGN_IN_SECONDS = 300;

/** `by-handler`: the handler asks for it where a condition holds, such as a first password. */
export type FreshSignInNeed = 'always' | 'never' | 'by-handler';

/**
 * Whether a call needs a sign-in within the last five minutes; else it answers 403 `reauthentication_required`. Every
 * signed-in handler that changes something says so, `never` included.
 */
export const FreshSignIn = (need: FreshSignInNeed = 'always') =>
  SetMetadata<string, FreshSignInNeed>(FRESH_SIGN_IN, need);
