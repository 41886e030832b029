import { warningText } from './warning-texts';

describe('a warning before time ends', () => {
  it('fits what the child does', () => {
    expect(warningText({ minutes: 5, code: 'quiet_hours' }, 'story')).toEqual({
      title: 'Five more minutes.',
      advice: 'Finish this page.',
    });
    expect(warningText({ minutes: 5, code: 'quiet_hours' }, null).advice).toBe('Choose one more thing.');
  });

  it('says in the last minute what comes', () => {
    const advice = (code: 'quiet_hours' | 'break' | 'budget_used') => warningText({ minutes: 1, code }, 'chat').advice;
    expect(advice('quiet_hours')).toBe('Then Starling sleeps.');
    expect(advice('break')).toBe('Then we take a break.');
    expect(advice('budget_used')).toBe('Then we stop for today.');
  });
});
