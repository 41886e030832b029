import type { AgeBand, Avatar, ChildColour, ReadingLevel, Transcript } from '../../contract/children.js';
import type { SessionTokens } from '../auth/sessions.service.js';

/** A paired device of a household. */
export interface Device {
  readonly id: string;
  readonly householdId: string;
  readonly name: string;
  readonly platform: string;
  readonly appVersion: string | null;
  readonly pairedBy: string | null;
  readonly childIds: string[];
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
}

/** A child as its device shows it. */
export interface DeviceChild {
  readonly id: string;
  /** The child's own account. */
  readonly userId: string;
  readonly nickname: string;
  readonly avatar: Avatar;
  readonly colour: ChildColour;
  readonly ageBand: AgeBand;
  readonly readingLevel: ReadingLevel;
  readonly languages: string[];
  readonly transcript: Transcript;
}

/** A device as it sees itself: the child who uses it now, and the children it can switch between. */
export interface OwnDevice {
  readonly id: string;
  readonly name: string;
  readonly child: DeviceChild;
  readonly children: readonly DeviceChild[];
}

/** Tokens of a child's account on a device. */
export interface DeviceTokens extends SessionTokens {
  readonly deviceId: string;
}
