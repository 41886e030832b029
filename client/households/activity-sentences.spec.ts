import { activitySentence } from './activity-sentences';

const FACTS = { action: 'device_paired', who: 'You', child: 'Mia', member: null, detail: {} };

test.each([
  ['device_paired', { way: 'code' }, 'You paired a device for Mia'],
  ['device_paired', { way: 'handover' }, 'You handed a browser over to Mia'],
  ['child_changed', { changed: ['nickname', 'age_band'] }, 'You changed the nickname and the age of Mia'],
  ['child_changed', {}, 'You changed the profile of Mia'],
  ['device_changed', { changed: ['name'] }, 'You changed the name of a device'],
  ['household_changed', { changed: ['country'] }, 'You changed the country'],
  ['invitation_created', { role: 'helper' }, 'You invited a helper'],
  ['child_erasure_scheduled', { what: 'child' }, 'You asked to erase the profile of Mia'],
  ['child_erasure_cancelled', { what: 'conversations' }, 'You decided not to delete the conversations of Mia'],
  ['conversation_opened', {}, 'You read a conversation of Mia'],
  ['controls_goal_waived', {}, 'You opened the games of the day for Mia'],
  ['controls_zone_asked', { time_zone: 'America/New_York' }, 'A device of Mia was on New York time for two hours'],
  ['controls_zone_accepted', { time_zone: 'Europe/Lisbon' }, 'You let the times of Mia follow Lisbon time'],
  ['staff_case_viewed', {}, 'A moderator looked at a safety case about Mia'],
  ['something_new', {}, 'You: something new, Mia'],
])('%s with %j reads well', (action, detail, sentence) => {
  expect(activitySentence({ ...FACTS, action, detail })).toBe(sentence);
});

test('the other adult is named', () => {
  expect(activitySentence({ ...FACTS, who: 'Alex', member: 'you', action: 'member_removed' })).toBe('Alex removed you');
  expect(activitySentence({ ...FACTS, action: 'member_changed', member: 'Alex', detail: { changed: ['until'] } })).toBe(
    'You changed the last day of Alex',
  );
});

test('what the product did, and a child that is gone, have words too', () => {
  expect(activitySentence({ ...FACTS, who: null, child: null, action: 'child_erased' })).toBe(
    'Starling erased a child’s profile',
  );
  expect(activitySentence({ ...FACTS, child: null, action: 'consent_given' })).toBe(
    'You gave the agreement for a child',
  );
});
