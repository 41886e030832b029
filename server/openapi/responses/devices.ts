import { z } from 'zod';
import { AGE_BANDS, AVATARS, CHILD_COLOURS, READING_LEVELS, TRANSCRIPTS } from '../../../contract/children.js';
import type {
  ApprovedPairingBody,
  DeviceBody,
  DeviceChildBody,
  DeviceTokensBody,
  OwnDeviceBody,
  PairingRequestBody,
  StartedPairingBody,
} from '../../../contract/devices.js';
import { id, time } from './common.js';
import { exactly } from './exact.js';

const picture = z.string().meta({ description: 'The name of an avatar.' });

export const startedPairing = exactly<StartedPairingBody>()(
  z.object({
    device_code: z.string().meta({ description: '256 random bits. Only the device knows it.' }),
    user_code: z.string().meta({ description: 'Such as `BCDF-GHJK`. Case and hyphen do not matter.' }),
    picture,
    verification_uri: z.url(),
    verification_uri_complete: z.url(),
    expires_in: z.int(),
    interval: z.int(),
  }),
).meta({ id: 'StartedPairing' });

export const pairingRequest = exactly<PairingRequestBody>()(
  z.object({
    platform: z.string().meta({ description: 'Coarse, such as `iPad, Safari`.' }),
    requested_at: time,
    same_network: z.boolean(),
    pictures: z.array(picture),
  }),
).meta({ id: 'PairingRequest' });

export const approvedPairing = exactly<ApprovedPairingBody>()(
  z.object({ state: z.literal('approved'), child_id: id, name: z.string() }),
).meta({ id: 'ApprovedPairing' });

export const deviceTokens = exactly<DeviceTokensBody>()(
  z.object({
    access_token: z.string(),
    refresh_token: z.string(),
    expires_in: z.int(),
    token_type: z.literal('Bearer'),
    device_id: id,
  }),
).meta({ id: 'DeviceTokens' });

export const device = exactly<DeviceBody>()(
  z.object({
    id,
    name: z.string(),
    child_ids: z.array(id),
    platform: z.string(),
    last_seen_at: time.nullable(),
    app_version: z.string().nullable(),
    paired_by: id.nullable(),
    created_at: time,
  }),
).meta({ id: 'Device' });

const deviceChild = exactly<DeviceChildBody>()(
  z.object({
    id,
    nickname: z.string(),
    avatar: z.enum(AVATARS),
    colour: z.enum(CHILD_COLOURS),
    age_band: z.enum(AGE_BANDS),
    reading_level: z.enum(READING_LEVELS),
    languages: z.array(z.string()),
    transcript: z.enum(TRANSCRIPTS),
  }),
).meta({ id: 'DeviceChild' });

export const ownDevice = exactly<OwnDeviceBody>()(
  z.object({ id, name: z.string(), child: deviceChild, children: z.array(deviceChild) }),
).meta({ id: 'OwnDevice' });
