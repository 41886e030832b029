import { z } from 'zod';
import {
  WAITLIST_STATES,
  type WaitlistApprovalBody,
  type WaitlistJoinBody,
  type WaitlistLookupBody,
  type WaitlistStatsBody,
  type WaitlistStatusBody,
} from '../../../contract/waitlist.js';
import { count, time } from './common.js';
import { exactly } from './exact.js';

const state = z.enum(WAITLIST_STATES);
const position = z.int().positive().nullable().meta({ description: 'Counted from 1; null unless waiting.' });
const waitDays = z.number().nullable().meta({ description: 'Days; null where no estimate is possible.' });
const email = z.string();

export const waitlistStatus = exactly<WaitlistStatusBody>()(
  z.object({ approved: z.boolean(), waitlist_position: position, joined_at: time.nullable(), status: state }),
).meta({ id: 'WaitlistStatus', description: 'Whether an account may use the product, and its place if it waits.' });

export const waitlistJoin = exactly<WaitlistJoinBody>()(
  z.object({ email, status: state, waitlist_position: position, joined_at: time, estimated_wait_time: waitDays }),
).meta({ id: 'WaitlistJoin' });

export const waitlistLookup = exactly<WaitlistLookupBody>()(
  z.object({ status: state, waitlist_position: position, estimated_wait_time: waitDays }),
).meta({ id: 'WaitlistLookup' });

export const waitlistPosition = z.object({ email, waitlist_position: position });

export const waitlistStats = exactly<WaitlistStatsBody>()(
  z.object({
    total_on_waitlist: count,
    total_approved: count,
    average_wait_time_days: z.number().nonnegative(),
    last_updated: time,
  }),
).meta({ id: 'WaitlistStats' });

export const waitlistApproval = exactly<WaitlistApprovalBody>()(
  z.object({
    email,
    status: z.literal('approved'),
    approved_at: time.nullable(),
    invitation_url: z
      .string()
      .nullable()
      .meta({ description: 'The path of the login page with the invitation, good for 30 days.' }),
  }),
).meta({ id: 'WaitlistApproval' });

export const waitlistRemoval = z.object({ email, status: z.literal('not_registered') });
export const waitlistHealth = z.object({ status: z.literal('ok') });
