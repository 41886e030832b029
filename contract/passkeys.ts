/** Passkeys, and the second step of a sign-in. */

export const PASSKEYS_PER_ACCOUNT = 20;
export const PASSKEY_NAME_MAX_LENGTH = 60;
export const RECOVERY_CODES = 10;

export interface PasskeyBody {
  id: string;
  name: string;
  created_at: string;
  /** Null before its first sign-in. */
  last_used_at: string | null;
}

/** What the browser needs to make or use a passkey: the JSON form of WebAuthn's options. */
export interface PasskeyOptionsBody {
  options: Record<string, unknown>;
}

/** How the account proves itself after its password or Google. */
export interface SecondStepBody {
  on: boolean;
  /** The service requires it of this account's role. */
  required: boolean;
  on_since: string | null;
  recovery_codes_left: number;
}

/** What an authenticator app needs. Shown until the owner has typed a code. */
export interface SecondStepSetupBody {
  /** For typing. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
}

/** Shown once. Each of them works once. */
export interface RecoveryCodesBody {
  recovery_codes: string[];
}

/** A sign-in that waits for its second step. */
export interface SecondStepTicketBody {
  ticket: string;
  /** Seconds. */
  expires_in: number;
}
