import type { Json } from '../support/api.js';

/** A call of the family area, and who may make it. */
export interface FamilyCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Not valid where the call would change something, so that every caller can make it. */
  body?: Json;
  graphql: string;
  /** One letter for each of `CALLERS`, in their order: y(es), n(o), h(idden). */
  cells: string;
}

export const CALLERS = [
  'primary',
  'guardian',
  'helper',
  'removed',
  'otherHousehold',
  'device',
  'admin',
  'moderator',
] as const;

export const MEMBERS_ONLY = 'yyyhhnhn';
export const GUARDIANS_ONLY = 'yynhhnhn';
export const PRIMARY_ONLY = 'ynnhhnhn';

/** What paths and bodies name, and the test replaces with ids. */
export const H = 'HOUSEHOLD';
export const C = 'CHILD';
export const A = 'ALERT';
/** A request for time, and one for a talk. */
export const R = 'TIME_REQUEST';
export const T = 'TALK_REQUEST';
/** A reminder of the family's guardians, and what it led to. */
export const M = 'THE_REMINDER';
export const F = 'THE_FIRING';
export const UNKNOWN = '0196f0b0-0000-7000-8000-000000000000';
