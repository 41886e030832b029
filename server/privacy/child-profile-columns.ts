export interface ProfileColumn {
  readonly column: string;
  readonly label: string;
  readonly purpose: string;
}

/** The columns of a child's profile, each of which the card shows with its value. */
export const PROFILE_COLUMNS: readonly ProfileColumn[] = [
  { column: 'nickname', label: 'Nickname', purpose: 'What your family and the screen call the child' },
  { column: 'avatar', label: 'Picture', purpose: 'One of our drawings, to find the child at a glance' },
  { column: 'colour', label: 'Colour', purpose: 'To find the child at a glance' },
  { column: 'age_band', label: 'Age band', purpose: 'So that answers suit the age. We know no birth date' },
  { column: 'band_confirmed_at', label: 'Age band confirmed', purpose: 'To ask you once a year whether it still fits' },
  { column: 'reading_level', label: 'Reading level', purpose: 'So that texts are easy enough to read' },
  { column: 'languages', label: 'Languages', purpose: 'The languages in which Starling may answer' },
  { column: 'interests', label: 'Interests', purpose: 'So that examples suit the child' },
  { column: 'note', label: 'Note', purpose: 'What you want the learning helper to know' },
  { column: 'time_zone', label: 'Time zone', purpose: 'So that quiet times follow the clock on your wall' },
  { column: 'travel_zone', label: 'Time zone of a journey', purpose: 'The clock that counts while the child travels' },
  { column: 'travel_until', label: 'End of a journey', purpose: 'When the clock at home counts again' },
  { column: 'transcript', label: 'What you can read', purpose: 'Whether you see all words or topics only' },
  { column: 'paused_at', label: 'Paused', purpose: 'Since when a guardian has paused Starling for the child' },
  { column: 'created_at', label: 'Added', purpose: 'When you added the child' },
  { column: 'updated_at', label: 'Changed', purpose: 'When the profile was last changed' },
];

/** Columns of the profile that say nothing about the child by themselves. */
export const PROFILE_KEYS: readonly string[] = ['id', 'user_id', 'paused_by'];
