import type { ChildFieldsFragment } from '../gql/graphql';
import {
  createInputOf,
  formErrorsOf,
  lengthOf,
  newChildValues,
  problemsOf,
  transcriptOf,
  updateInputOf,
  valuesOfChild,
} from './child-form';

const PLACE = { timeZone: 'Europe/Berlin', language: 'de-CH' };

const CHILD: ChildFieldsFragment = {
  id: 'c1',
  nickname: 'Mia',
  avatar: 'OWL',
  colour: 'TEAL',
  ageBand: 'AGE_6_9',
  bandConfirmedAt: '2026-01-01T00:00:00Z',
  bandDue: false,
  readingLevel: 'READS',
  languages: ['en'],
  unmeasuredLanguages: [],
  interests: ['Space'],
  note: null,
  timeZone: 'Europe/London',
  transcript: 'FULL',
  paused: false,
  householdIds: ['h1'],
  devices: 0,
  role: 'PRIMARY',
  consentGiven: true,
  erasesAt: null,
  conversationsEraseAt: null,
  createdAt: '2026-01-01T00:00:00Z',
};

describe('the form of a new child', () => {
  it('knows the language and the time zone of the browser', () => {
    expect(newChildValues(PLACE, 0)).toMatchObject({ languages: ['de'], timeZone: 'Europe/Berlin' });
  });

  it('gives each child of a family another drawing', () => {
    const looks = [0, 1, 2, 3].map((siblings) => newChildValues(PLACE, siblings).avatar);
    expect(new Set(looks).size).toBe(4);
  });

  it('needs a nickname, an age and the agreement', () => {
    expect(Object.keys(problemsOf(newChildValues(PLACE, 0))).sort()).toEqual(['ageBand', 'hasAgreed', 'nickname']);
  });

  it('suggests topics only from the age of 13, and keeps a choice of the parent', () => {
    const values = newChildValues({ ...PLACE, ageBand: 'AGE_13_15' }, 0);
    expect(transcriptOf(values)).toBe('TOPICS');
    expect(transcriptOf({ ...values, transcript: 'FULL' })).toBe('FULL');
  });

  it('sends what the parent chose, and which text the parent read', () => {
    const values = { ...newChildValues({ ...PLACE, ageBand: 'AGE_0_5' }, 0), nickname: ' Mia ', hasAgreed: true };
    expect(createInputOf(values, { consent: { version: '1', sha256: 'a1' }, householdId: null })).toMatchObject({
      nickname: 'Mia',
      ageBand: 'AGE_0_5',
      readingLevel: 'LISTENS',
      transcript: 'FULL',
      note: null,
      consentVersion: '1',
      consentSha256: 'a1',
    });
  });
});

describe('the form of a known child', () => {
  it('sends only what differs', () => {
    const values = valuesOfChild(CHILD);
    expect(updateInputOf(values, CHILD)).toEqual({});
    expect(updateInputOf({ ...values, nickname: 'Mimi', interests: ['Space', 'Bees'] }, CHILD)).toEqual({
      nickname: 'Mimi',
      interests: ['Space', 'Bees'],
    });
  });
});

describe('a nickname', () => {
  it.each([
    ['🦊'.repeat(24), undefined],
    ['🦊'.repeat(25), 'At most 24 characters'],
    ['   ', 'Please enter a nickname'],
  ])('of %j has the problem %j', (nickname, problem) => {
    expect(problemsOf({ ...valuesOfChild(CHILD), nickname }).nickname).toBe(problem);
  });

  it('counts an emoji as one character', () => {
    expect(lengthOf(' 🦊a ')).toBe(2);
  });
});

describe('formErrorsOf', () => {
  it('finds the field of the form', () => {
    expect(formErrorsOf({ age_band: 'A', 'interests.2': 'B', 'input.note': 'C' })).toEqual({
      ageBand: 'A',
      interests: 'B',
      note: 'C',
    });
  });
});
