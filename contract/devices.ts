/** Devices of children: a browser or tablet that is a session of a child's account. */
import type { AgeBand, Avatar, ChildColour, ReadingLevel, Transcript } from './children.js';
import type { TokensBody } from './users.js';

/** The letters of a code that a device shows: no vowels, so that no word appears, and nothing that looks like a digit. */
export const USER_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const USER_CODE_LENGTH = 8;
/** How long a device waits for its approval. */
export const PAIRING_SECONDS = 600;
/** How long a device waits between two questions for its tokens. */
export const PAIRING_INTERVAL_SECONDS = 5;
/** Each question that comes too early adds this to the interval, for good. */
export const SLOW_DOWN_SECONDS = 5;
/** Devices that wait for an approval at the same time, in the whole service. */
export const OPEN_PAIRINGS_MAX = 1_000;
/** The guardian picks the device's picture from this many. */
export const PAIRING_PICTURES = 6;
export const WRONG_CODES_MAX = 5;
export const WRONG_CODES_SECONDS = 900;
export const DEVICE_NAME_MAX_LENGTH = 32;
export const PIN_TRIES = 5;
export const PIN_LOCK_SECONDS = 900;
/** A device that is not used for so long must be paired again. */
export const DEVICE_IDLE_DAYS = 30;
/** A device must be paired again after this time, however much it is used. */
export const DEVICE_LIFE_DAYS = 365;

/** What a device shows while it waits (RFC 8628, section 3.2). `picture` is one of the avatars. */
export interface StartedPairingBody {
  device_code: string;
  /** `BCDF-GHJK`. Case and hyphen do not matter when it is typed. */
  user_code: string;
  picture: string;
  verification_uri: string;
  verification_uri_complete: string;
  expires_in: number;
  interval: number;
}

/** What a guardian sees before the approval. One of `pictures` is the one that the device shows. */
export interface PairingRequestBody {
  platform: string;
  requested_at: string;
  same_network: boolean;
  pictures: string[];
}

export interface ApprovedPairingBody {
  state: 'approved';
  child_id: string;
  name: string;
}

/** Tokens of the child's account. */
export interface DeviceTokensBody extends TokensBody {
  device_id: string;
}

export interface DeviceBody {
  id: string;
  name: string;
  child_ids: string[];
  /** Coarse: `iPad, Safari`. */
  platform: string;
  last_seen_at: string | null;
  app_version: string | null;
  /** The account that paired it; null once that account is erased. */
  paired_by: string | null;
  created_at: string;
}

/** A child as its own device shows it. */
export interface DeviceChildBody {
  id: string;
  nickname: string;
  avatar: Avatar;
  colour: ChildColour;
  age_band: AgeBand;
  reading_level: ReadingLevel;
  languages: string[];
  /** What the grown-ups can read: the screen always says so. */
  transcript: Transcript;
}

/** The device as it sees itself: the child who uses it now, and the children it can switch between. */
export interface OwnDeviceBody {
  id: string;
  name: string;
  child: DeviceChildBody;
  children: DeviceChildBody[];
}
