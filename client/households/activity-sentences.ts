/** The lines of the household's activity as sentences. */
import { joinNames } from '../children/child-words';

interface ActivityFacts {
  action: string;
  /** `You`, a name, or null for the product itself. */
  who: string | null;
  /** The nickname of the child; null where the line concerns none, or one that is gone. */
  child: string | null;
  /** The other adult: `you`, a name, or null. */
  member: string | null;
  detail: Readonly<Record<string, unknown>>;
}

type Template = (facts: { who: string; child: string; member: string; detail: ActivityFacts['detail'] }) => string;

const SENTENCES: Readonly<Record<string, Template>> = {
  household_created: ({ who }) => `${who} created the household`,
  household_changed: ({ who, detail }) => `${who} changed ${changedWords(detail, 'the household')}`,
  household_handed_over: ({ who, member }) => `${who} handed the household over to ${member}`,
  pin_changed: ({ who }) => `${who} set a new PIN`,
  invitation_created: ({ who, detail }) => `${who} invited ${roleWords(detail)}`,
  invitation_revoked: ({ who, detail }) => `${who} took back the invitation for ${roleWords(detail)}`,
  member_waits: ({ who, detail }) => `${who} accepted an invitation as ${roleWords(detail)} and waits to be confirmed`,
  member_joined: ({ who, detail }) => `${who} joined as ${roleWords(detail)}`,
  member_confirmed: ({ who, member }) => `${who} confirmed ${member}`,
  member_changed: ({ who, member, detail }) => `${who} changed ${changedWords(detail, 'the rights')} of ${member}`,
  member_removed: ({ who, member }) => `${who} removed ${member}`,
  member_left: ({ who }) => `${who} left the household`,
  child_created: ({ who, child }) => `${who} added ${child}`,
  child_changed: ({ who, child, detail }) => `${who} changed ${changedWords(detail, 'the profile')} of ${child}`,
  consent_given: ({ who, child }) => `${who} gave the agreement for ${child}`,
  consent_withdrawn: ({ who, child }) => `${who} withdrew the agreement for ${child}`,
  voice_changed: ({ who, child }) => `${who} changed how Starling speaks to ${child}`,
  voice_consent_given: ({ who, child, detail }) => `${who} allowed ${voiceWords(detail)} for ${child}`,
  voice_consent_withdrawn: ({ who, child, detail }) => `${who} stopped ${voiceWords(detail)} for ${child}`,
  child_exported: ({ who, child }) => `${who} exported the data of ${child}`,
  child_erasure_scheduled: ({ who, child, detail }) => `${who} asked to ${erasureWords(detail)} ${child}`,
  child_erasure_cancelled: ({ who, child, detail }) => `${who} decided not to ${erasureWords(detail)} ${child}`,
  child_erased: ({ who }) => `${who} erased a child’s profile`,
  child_conversations_deleted: ({ who, child }) => `${who} deleted the conversations of ${child}`,
  child_paused: ({ who, child }) => `${who} paused ${child}`,
  child_resumed: ({ who, child }) => `${who} ended the pause of ${child}`,
  controls_changed: ({ who, child, detail }) => `${who} changed ${changedWords(detail, 'the rules')} of ${child}`,
  controls_time_granted: ({ who, child, detail }) => `${who} gave ${child} ${timeWords(detail)}`,
  controls_goal_waived: ({ who, child }) => `${who} opened the games of the day for ${child}`,
  controls_zone_asked: ({ child, detail }) => `A device of ${child} was on ${placeWords(detail)} time for two hours`,
  controls_zone_accepted: ({ who, child, detail }) =>
    `${who} let the times of ${child} follow ${placeWords(detail)} time`,
  controls_zone_declined: ({ who, child, detail }) =>
    `${who} kept ${child} on the time at home instead of ${placeWords(detail)} time`,
  request_asked: ({ child, detail }) => `${child} asked for ${requestWords(detail)}`,
  request_decided: ({ who, child, detail }) =>
    `${who} said ${ANSWERS[String(detail['state'])] ?? 'something'} when ${child} asked for ${requestWords(detail)}`,
  request_expired: ({ child, detail }) => `No one answered when ${child} asked for ${requestWords(detail)}`,
  reminder_created: ({ who, child }) => `${who} added a reminder for ${child}`,
  reminder_changed: ({ who, child }) => `${who} changed a reminder for ${child}`,
  reminder_deleted: ({ who, child }) => `${who} deleted a reminder for ${child}`,
  schedule_item_created: ({ who, child }) => `${who} added something to the week of ${child}`,
  schedule_item_changed: ({ who, child }) => `${who} changed the week of ${child}`,
  schedule_item_deleted: ({ who, child }) => `${who} took something out of the week of ${child}`,
  calendar_link_created: ({ who }) => `${who} made a calendar link`,
  calendar_link_deleted: ({ who }) => `${who} ended a calendar link`,
  conversation_opened: ({ who, child }) => `${who} read a conversation of ${child}`,
  staff_case_viewed: ({ child }) => `A moderator looked at a safety case about ${child}`,
  staff_break_glass: ({ child }) =>
    `A moderator gave a reason and read more of a conversation of ${child}, for half an hour`,
  device_paired: ({ who, child, detail }) =>
    detail['way'] === 'handover' ? `${who} handed a browser over to ${child}` : `${who} paired a device for ${child}`,
  device_refused: ({ who }) => `${who} refused a device, because the picture was wrong`,
  device_changed: ({ who, detail }) => `${who} changed ${changedWords(detail, 'the settings')} of a device`,
  device_switched: ({ child }) => `${child} took over a shared device`,
  device_removed: ({ who }) => `${who} removed a device`,
  device_left: () => 'A grown-up used the PIN to leave a child’s device',
  device_pin_locked: () => 'A wrong PIN was typed five times on a child’s device',
};

const VOICE_PURPOSES: Readonly<Record<string, string>> = {
  remote_voices: 'voices that are not on the device',
  speech_service: 'the speech service',
};

function voiceWords({ purpose }: ActivityFacts['detail']): string {
  return VOICE_PURPOSES[String(purpose)] ?? 'another voice';
}

const ANSWERS: Readonly<Record<string, string>> = { once: 'yes', always: 'yes, for good,', denied: 'no' };

const REQUESTS: Readonly<Record<string, string>> = {
  time: 'more time',
  topic: 'a topic',
  game: 'a game',
  story: 'a story',
};

function requestWords({ kind }: ActivityFacts['detail']): string {
  return REQUESTS[String(kind)] ?? 'something';
}

const FIELDS: Readonly<Record<string, string>> = {
  name: 'the name',
  country: 'the country',
  children: 'the children',
  child_ids: 'the children',
  role: 'the role',
  label: 'the label',
  until: 'the last day',
  nickname: 'the nickname',
  avatar: 'the picture',
  colour: 'the colour',
  age_band: 'the age',
  reading_level: 'the reading level',
  languages: 'the languages',
  interests: 'the interests',
  note: 'the note',
  time_zone: 'the time zone',
  transcript: 'what grown-ups can read',
  windows: 'the quiet times',
  budgets: 'the minutes',
  exempt: 'what costs no minutes',
  break_every: 'the breaks',
  break_minutes: 'the breaks',
  topics: 'the topics',
  words: 'the words',
  areas: 'what is open',
  learn_first: 'the goal before games',
};

const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** `15 more minutes`, or until when Starling stays open. */
function timeWords({ minutes, until }: ActivityFacts['detail']): string {
  if (typeof until === 'string') return `time until ${TIME.format(new Date(until))}`;
  return typeof minutes === 'number' ? `${minutes} more minutes` : 'more time';
}

/** `Lisbon`, from `Europe/Lisbon`. */
function placeWords({ time_zone: zone }: ActivityFacts['detail']): string {
  return typeof zone === 'string' ? zone.split('/').at(-1)!.replaceAll('_', ' ') : 'another';
}

/** `the name and the picture`; `otherwise` where the line does not say what changed. */
function changedWords({ changed }: ActivityFacts['detail'], otherwise: string): string {
  if (!Array.isArray(changed) || changed.length === 0) return otherwise;
  const words = changed.map((field) => FIELDS[String(field)] ?? String(field).replaceAll('_', ' '));
  return joinNames([...new Set(words)]);
}

function roleWords({ role }: ActivityFacts['detail']): string {
  return role === 'guardian' || role === 'helper' ? `a ${role}` : 'a member';
}

function erasureWords({ what }: ActivityFacts['detail']): string {
  return what === 'conversations' ? 'delete the conversations of' : 'erase the profile of';
}

/** The line as a sentence. An unknown action is named as it is stored, with everyone it concerns. */
export function activitySentence({ action, who, child, member, detail }: ActivityFacts): string {
  const facts = { who: who ?? 'Starling', child: child ?? 'a child', member: member ?? 'a member', detail };
  const template = Object.hasOwn(SENTENCES, action) ? SENTENCES[action] : undefined;
  if (template) return template(facts);
  return [`${facts.who}: ${action.replaceAll('_', ' ')}`, child, member].filter(Boolean).join(', ');
}
