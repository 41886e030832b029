import { answerText, askedOf, askProblem, type OwnRequest } from './asked';

const request = (change: Partial<OwnRequest>): OwnRequest => ({
  id: 'r1',
  kind: 'time',
  subject: null,
  state: 'pending',
  askedAt: '2026-11-25T18:00:00.000Z',
  decidedAt: null,
  minutes: null,
  note: null,
  ...change,
});

describe('a question of a child', () => {
  it('waits, is refused with the words of the grown-up, or is open', () => {
    expect(askedOf([], { kind: 'time' })).toEqual({ state: 'open' });
    expect(askedOf([request({})], { kind: 'time' })).toEqual({ state: 'waiting' });
    const denied = request({ state: 'denied', note: 'After supper.' });
    expect(askedOf([denied], { kind: 'time' })).toEqual({ state: 'denied', note: 'After supper.' });
    for (const state of ['once', 'always', 'expired'] as const) {
      expect(askedOf([request({ state })], { kind: 'time' })).toEqual({ state: 'open' });
    }
  });

  it('stands as its newest request says', () => {
    const later = request({ id: 'r2', askedAt: '2026-11-25T19:00:00.000Z' });
    expect(askedOf([request({ state: 'denied' }), later], { kind: 'time' })).toEqual({ state: 'waiting' });
  });

  it('is another one for another kind or subject', () => {
    expect(askedOf([request({})], { kind: 'game' })).toEqual({ state: 'open' });
    expect(askedOf([request({ kind: 'other', subject: 'Talk' })], { kind: 'other' })).toEqual({ state: 'open' });
    expect(askedOf([request({ kind: 'other', subject: 'Talk' })], { kind: 'other', subject: 'Talk' })).toEqual({
      state: 'waiting',
    });
  });
});

it('a question that is refused says why', () => {
  expect(askProblem('already_asked', 409)).toBe('asked_already');
  expect(askProblem('too_many_requests', 429)).toBe('enough');
  expect(askProblem(null, 0)).toBe('failed');
});

it('an answer is told in kind words', () => {
  expect(answerText({ state: 'pending', minutes: null, note: null })).toBeNull();
  expect(answerText({ state: 'expired', minutes: null, note: null })).toBeNull();
  expect(answerText({ state: 'once', minutes: 15, note: null })).toBe('Your grown-up said yes. 15 more minutes.');
  expect(answerText({ state: 'always', minutes: null, note: 'Have fun.' })).toBe('Your grown-up said yes. Have fun.');
  expect(answerText({ state: 'denied', minutes: null, note: null })).toBe('Your grown-up said: not now.');
});
