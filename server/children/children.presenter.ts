import {
  BAND_CONFIRMED_DAYS,
  type ChildBody,
  type ChildConsentBody,
  type ErasureReceiptBody,
} from '../../contract/children.js';
import type { Child } from './child.js';
import type { ChildConsentObject, ChildObject, ErasureReceiptObject } from './child.types.js';
import { CONSENT_VERSION } from './consent-text.js';
import type { Consent } from './consents.repository.js';
import type { ErasureReceipt } from './erasures.repository.js';

const DAY_MS = 86_400_000;

export function toRest(child: Child): ChildBody {
  return {
    id: child.id,
    nickname: child.nickname,
    avatar: child.avatar,
    colour: child.colour,
    age_band: child.ageBand,
    band_confirmed_at: child.bandConfirmedAt.toISOString(),
    reading_level: child.readingLevel,
    languages: child.languages,
    interests: child.interests,
    note: child.note,
    time_zone: child.homeZone,
    transcript: child.transcript,
    paused: child.pausedAt !== null,
    paused_at: child.pausedAt?.toISOString() ?? null,
    household_ids: child.householdIds,
    devices: child.devices,
    created_at: child.createdAt.toISOString(),
    updated_at: child.updatedAt.toISOString(),
  };
}

export function toGraphql(child: Child): ChildObject {
  const { id, nickname, avatar, colour, ageBand, bandConfirmedAt, readingLevel, languages, interests, note } = child;
  const { homeZone, transcript, pausedAt, householdIds, devices, role, createdAt, updatedAt } = child;
  return {
    id,
    nickname,
    avatar,
    colour,
    ageBand,
    bandConfirmedAt,
    bandDue: bandConfirmedAt.getTime() < Date.now() - BAND_CONFIRMED_DAYS * DAY_MS,
    readingLevel,
    languages,
    interests,
    note,
    timeZone: homeZone,
    transcript,
    paused: pausedAt !== null,
    pausedAt,
    householdIds,
    devices,
    role,
    consentGiven: child.consentVersion === CONSENT_VERSION,
    erasesAt: child.erasesAt,
    conversationsEraseAt: child.conversationsEraseAt,
    createdAt,
    updatedAt,
  };
}

export function consentToRest({ version, sha256, givenBy, givenAt, withdrawnAt }: Consent): ChildConsentBody {
  return {
    version,
    sha256,
    given_by: givenBy,
    given_at: givenAt.toISOString(),
    withdrawn_at: withdrawnAt?.toISOString() ?? null,
  };
}

export function consentToGraphql(consent: Consent): ChildConsentObject {
  return { ...consent };
}

export function receiptToRest({ id, at, counts, sha256 }: ErasureReceipt): ErasureReceiptBody {
  return { receipt_id: id, at: at.toISOString(), counts, sha256 };
}

export function receiptToGraphql({ id: receiptId, at, counts, sha256 }: ErasureReceipt): ErasureReceiptObject {
  return { receiptId, at, counts, sha256 };
}
