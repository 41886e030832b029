import { isUsual, USUAL_PARTS, usualFor, usualText, withUsual } from './usual-rules';

const usual = usualFor('AGE_6_9', 'night');

describe('what is usual for an age', () => {
  it('reads as a sentence', () => {
    expect(USUAL_PARTS.map((part) => usualText(usual, part))).toEqual([
      'Usual for 6 to 9: quiet every night, 20:00 to 06:30.',
      'Usual for 6 to 9: 30 minutes on school days, 45 on Saturday and Sunday.',
      'Usual for 6 to 9: a break of 5 minutes after 30.',
      'Usual for 6 to 9: everything is on.',
      'Usual for 6 to 9: Starling asks you first about all of these.',
    ]);
    expect(usualText(usualFor('AGE_16_17', ''), 'windows')).toBe('Usual for 16 to 17: no quiet times.');
    expect(usualText(usualFor('AGE_16_17', ''), 'minutes')).toBe('Usual for 16 to 17: no limit.');
    expect(usualText(usualFor('AGE_10_12', ''), 'topics')).toBe(
      'Usual for 10 to 12: Starling asks you first about the body, death and loss and news.',
    );
    expect(usualText(usualFor('AGE_0_5', ''), 'areas')).toBe('Usual for 0 to 5: everything but own words is on.');
  });

  it.each(USUAL_PARTS)('can be set again for %s', (part) => {
    const other = usualFor('AGE_0_5', 'x').rules;
    const changed = {
      ...other,
      areas: { ...other.areas, games: false },
      topics: { ...other.topics, math: 'block' as const },
    };
    expect(isUsual(usual.rules, usual, part)).toBe(true);
    expect(isUsual(changed, usual, part)).toBe(false);
    expect(isUsual(withUsual(changed, usual, part), usual, part)).toBe(true);
  });
});
