import { AVATAR_COLORS, avatarColor, initials, statusColor } from './avatar';

describe('avatarColor', () => {
  it('picks one of 12 colours, always the same for a name', () => {
    expect(new Set(AVATAR_COLORS).size).toBe(12);
    expect(avatarColor('Ada Starling')).toBe(avatarColor('Ada Starling'));
    expect(AVATAR_COLORS).toContain(avatarColor('Zoë 🐦'));
  });
});

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada', 'A'],
    ['maria de la cruz', 'MC'],
    ['jo.smith', 'JS'],
    ['', '?'],
    ['🐦 bird', '🐦B'],
  ])('of %j are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('statusColor', () => {
  it.each([
    ['online', 'green'],
    ['away', 'yellow'],
    ['do_not_disturb', 'red'],
    ['invisible', 'gray'],
    ['offline', 'gray'],
  ] as const)('of %s is %s', (presence, color) => {
    expect(statusColor(presence)).toBe(color);
  });
});
