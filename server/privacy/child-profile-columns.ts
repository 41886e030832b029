/** The columns of a child's profile, each of which the card shows with its value. */
export const PROFILE_COLUMNS = [
  'nickname',
  'avatar',
  'colour',
  'age_band',
  'band_confirmed_at',
  'reading_level',
  'languages',
  'interests',
  'note',
  'time_zone',
  'travel_zone',
  'travel_until',
  'transcript',
  'paused_at',
  'created_at',
  'updated_at',
] as const;

/** Columns of the profile that say nothing about the child by themselves. */
export const PROFILE_KEYS: readonly string[] = ['id', 'user_id', 'paused_by'];
