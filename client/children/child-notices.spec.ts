import { noticesOf } from './child-notices';

const CALM = {
  erasesAt: null,
  conversationsEraseAt: null,
  consentGiven: true,
  bandDue: false,
  paused: false,
  unmeasuredLanguages: [],
  role: 'GUARDIAN',
} as const;

const ALARMED = {
  ...CALM,
  erasesAt: '2026-12-01T10:00:00Z',
  conversationsEraseAt: '2026-12-01T10:00:00Z',
  consentGiven: false,
  bandDue: true,
  paused: true,
  unmeasuredLanguages: ['pl'],
};

test('a child about whom nothing needs to be done has no notice', () => {
  expect(noticesOf(CALM)).toEqual([]);
});

test('an erasure comes before everything else', () => {
  expect(noticesOf(ALARMED).map(({ kind }) => kind)).toEqual([
    'erasure',
    'conversations',
    'consent',
    'band',
    'paused',
    'language',
  ]);
});

test('a helper, who cannot decide anything, sees only that the child is paused', () => {
  expect(noticesOf({ ...ALARMED, role: 'HELPER' }).map(({ kind }) => kind)).toEqual(['paused']);
});
