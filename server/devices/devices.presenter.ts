import {
  type DeviceBody,
  type DeviceChildBody,
  type DeviceTokensBody,
  type OwnDeviceBody,
  PAIRING_INTERVAL_SECONDS,
  PAIRING_SECONDS,
  type PairingRequestBody,
  type StartedPairingBody,
} from '../../contract/devices.js';
import { tokensToRest } from '../auth/sign-in.presenter.js';
import type { Device, DeviceChild, DeviceTokens, OwnDevice } from './device.js';
import type {
  DeviceChildObject,
  DeviceObject,
  DeviceTokensObject,
  OwnDeviceObject,
  PairingRequestObject,
  StartedPairingObject,
} from './device.types.js';
import { shownUserCode } from './pairing-codes.js';
import type { PairingRequest, StartedPairing } from './pairings.service.js';

export function toRest(device: Device): DeviceBody {
  return {
    id: device.id,
    name: device.name,
    child_ids: device.childIds,
    platform: device.platform,
    last_seen_at: device.lastSeenAt?.toISOString() ?? null,
    app_version: device.appVersion,
    paired_by: device.pairedBy,
    created_at: device.createdAt.toISOString(),
  };
}

/** The resolver adds `children`. */
export function toGraphql(device: Device): DeviceObject {
  const { id, name, childIds, platform, lastSeenAt, appVersion, pairedBy, householdId, createdAt } = device;
  return { id, name, childIds, platform, lastSeenAt, appVersion, pairedBy, householdId, createdAt };
}

export function childToRest(child: DeviceChild): DeviceChildBody {
  const { id, nickname, avatar, colour, ageBand, readingLevel, languages, transcript } = child;
  return { id, nickname, avatar, colour, age_band: ageBand, reading_level: readingLevel, languages, transcript };
}

export function childToGraphql(child: DeviceChild): DeviceChildObject {
  const { id, nickname, avatar, colour, ageBand, readingLevel, languages, transcript } = child;
  return { id, nickname, avatar, colour, ageBand, readingLevel, languages, transcript };
}

export function ownToRest({ id, name, child, children }: OwnDevice): OwnDeviceBody {
  return { id, name, child: childToRest(child), children: children.map(childToRest) };
}

export function ownToGraphql({ id, name, child, children }: OwnDevice): OwnDeviceObject {
  return { id, name, child: childToGraphql(child), children: children.map(childToGraphql) };
}

export function tokensOfDevice(tokens: DeviceTokens): DeviceTokensBody {
  return { ...tokensToRest(tokens), device_id: tokens.deviceId };
}

export function tokensToGraphql(tokens: DeviceTokens): DeviceTokensObject {
  const { accessToken, refreshToken, expiresInSeconds: expiresIn, deviceId } = tokens;
  return { accessToken, refreshToken, expiresIn, tokenType: 'Bearer', deviceId };
}

/** The page on which a guardian enters the code. Opening the complete address fills the code in and approves nothing. */
const PAIRING_PAGE = '/pair';

export function pairingToGraphql(pairing: StartedPairing, publicUrl: string): StartedPairingObject {
  const userCode = shownUserCode(pairing.userCode);
  const verificationUri = new URL(PAIRING_PAGE, publicUrl).href;
  return {
    deviceCode: pairing.deviceCode,
    userCode,
    picture: pairing.picture,
    verificationUri,
    verificationUriComplete: `${verificationUri}?code=${userCode}`,
    expiresIn: PAIRING_SECONDS,
    interval: PAIRING_INTERVAL_SECONDS,
  };
}

export function pairingToRest(pairing: StartedPairing, publicUrl: string): StartedPairingBody {
  const { deviceCode, userCode, verificationUri, verificationUriComplete, expiresIn, ...same } = pairingToGraphql(
    pairing,
    publicUrl,
  );
  return {
    ...same,
    device_code: deviceCode,
    user_code: userCode,
    verification_uri: verificationUri,
    verification_uri_complete: verificationUriComplete,
    expires_in: expiresIn,
  };
}

export function requestToRest({ platform, requestedAt, isSameNetwork, pictures }: PairingRequest): PairingRequestBody {
  return { platform, requested_at: requestedAt.toISOString(), same_network: isSameNetwork, pictures };
}

export function requestToGraphql(request: PairingRequest): PairingRequestObject {
  const { platform, requestedAt, isSameNetwork: sameNetwork, pictures } = request;
  return { platform, requestedAt, sameNetwork, pictures };
}
