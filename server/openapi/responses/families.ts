import { z } from 'zod';
import {
  AGE_BANDS,
  AVATARS,
  CHILD_COLOURS,
  type ChildBody,
  type ChildConsentBody,
  type ConsentTextBody,
  type DataCardEntryBody,
  type ErasurePreviewBody,
  type ErasureReceiptBody,
  type OpeningBody,
  READING_LEVELS,
  type ScheduledErasureBody,
  TRANSCRIPTS,
} from '../../../contract/children.js';
import {
  type AcceptedInvitationBody,
  type CreatedInvitationBody,
  type EndedAccessBody,
  HOUSEHOLD_ROLES,
  type HouseholdActivityBody,
  type HouseholdBody,
  type HouseholdInvitationBody,
  type HouseholdMemberBody,
  type InvitationBody,
  MEMBER_STATES,
} from '../../../contract/households.js';
import { id, time } from './common.js';
import { exactly } from './exact.js';

const role = z.enum(HOUSEHOLD_ROLES);
const counts = z.record(z.string(), z.int()).meta({ description: 'Rows by table.' });

export const householdMember = exactly<HouseholdMemberBody>()(
  z.object({
    user_id: id,
    display_name: z.string(),
    role,
    label: z.string().nullable(),
    until: time.nullable(),
    child_ids: z.array(id),
    state: z.enum(MEMBER_STATES),
    joined_at: time,
  }),
).meta({ id: 'HouseholdMember' });

export const household = exactly<HouseholdBody>()(
  z.object({
    id,
    name: z.string(),
    country: z.string().meta({ description: 'ISO 3166-1, two capital letters.' }),
    role: role.meta({ description: 'The role of the account that asks.' }),
    members: z.array(householdMember),
    child_ids: z.array(id),
    created_at: time,
  }),
).meta({ id: 'Household' });

export const householdInvitation = exactly<HouseholdInvitationBody>()(
  z.object({
    id,
    role,
    email: z.string().nullable(),
    child_ids: z.array(id),
    until: time.nullable(),
    invited_by: id,
    created_at: time,
    expires_at: time,
  }),
).meta({ id: 'HouseholdInvitation' });

export const createdInvitation = exactly<CreatedInvitationBody>()(
  z.object({ id, url: z.url().meta({ description: 'Shown once.' }), role, expires_at: time }),
).meta({ id: 'CreatedInvitation' });

export const invitation = exactly<InvitationBody>()(
  z.object({ household_name: z.string(), invited_by: z.string().nullable(), role, expires_at: time }),
).meta({ id: 'Invitation' });

export const acceptedInvitation = exactly<AcceptedInvitationBody>()(
  z.object({ state: z.enum(MEMBER_STATES), household_id: id }),
).meta({ id: 'AcceptedInvitation' });

export const endedAccess = exactly<EndedAccessBody>()(
  z.object({
    ended: z.object({
      sockets: z.int(),
      calendar_links: z.int(),
      push_subscriptions: z.int(),
      file_links: z.int(),
    }),
  }),
).meta({ id: 'EndedAccess' });

export const householdActivity = exactly<HouseholdActivityBody>()(
  z.object({
    id,
    at: time,
    actor: id.nullable(),
    action: z.string(),
    child_id: id.nullable(),
    detail: z.record(z.string(), z.unknown()),
  }),
).meta({ id: 'HouseholdActivity' });

export const child = exactly<ChildBody>()(
  z.object({
    id,
    nickname: z.string(),
    avatar: z.enum(AVATARS),
    colour: z.enum(CHILD_COLOURS),
    age_band: z.enum(AGE_BANDS),
    band_confirmed_at: time,
    reading_level: z.enum(READING_LEVELS),
    languages: z.array(z.string()),
    interests: z.array(z.string()),
    note: z.string().nullable(),
    time_zone: z.string(),
    transcript: z.enum(TRANSCRIPTS),
    paused: z.boolean(),
    paused_at: time.nullable(),
    household_ids: z.array(id),
    devices: z.int(),
    created_at: time,
    updated_at: time,
  }),
).meta({ id: 'Child' });

export const consentText = exactly<ConsentTextBody>()(
  z.object({ version: z.string(), sha256: z.string(), text: z.string() }),
).meta({ id: 'ConsentText' });

export const childConsent = exactly<ChildConsentBody>()(
  z.object({
    version: z.string(),
    sha256: z.string(),
    given_by: id.nullable(),
    given_at: time,
    withdrawn_at: time.nullable(),
  }),
).meta({ id: 'ChildConsent' });

export const dataCardEntry = exactly<DataCardEntryBody>()(
  z.object({
    field: z.string(),
    label: z.string(),
    purpose: z.string(),
    retention: z.string(),
    value: z.unknown().optional(),
    count: z.int().optional(),
  }),
).meta({ id: 'DataCardEntry' });

export const erasurePreview = exactly<ErasurePreviewBody>()(
  z.object({ counts, erases_at: time.nullable().meta({ description: 'Set while an erasure waits.' }) }),
).meta({ id: 'ErasurePreview' });

export const erasureReceipt = exactly<ErasureReceiptBody>()(
  z.object({ receipt_id: id, at: time, counts, sha256: z.string() }),
).meta({ id: 'ErasureReceipt' });

export const scheduledErasure = exactly<ScheduledErasureBody>()(
  z.object({ state: z.literal('scheduled'), erases_at: time }),
).meta({ id: 'ScheduledErasure' });

export const deletedConversations = z.object({ deleted: z.int() }).meta({ id: 'DeletedConversations' });

export const childExport = z
  .looseObject({
    exported_at: time,
    child,
    consents: z.array(childConsent),
    records: z
      .record(z.string(), z.array(z.looseObject({})))
      .meta({ description: 'By table, the rows that stand in no other part.' }),
  })
  .meta({ id: 'ChildExport', description: 'With a part for each feature.' });

export const opening = exactly<OpeningBody>()(
  z.object({ at: time, by: z.string().nullable(), conversation_id: id }),
).meta({ id: 'Opening' });
