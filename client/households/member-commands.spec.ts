import { commandsFor } from './member-commands';

const guardian = { role: 'GUARDIAN', state: 'MEMBER', canConfirm: false } as const;
const helper = { role: 'HELPER', state: 'MEMBER', canConfirm: false } as const;
const primary = { role: 'PRIMARY', state: 'MEMBER', canConfirm: false } as const;
const pending = { role: 'HELPER', state: 'PENDING', canConfirm: false } as const;
const invited = { ...pending, canConfirm: true } as const;

test.each([
  ['the head of the household', 'a guardian', 'PRIMARY', guardian, false, ['edit', 'handOver', 'remove']],
  ['the head of the household', 'a helper', 'PRIMARY', helper, false, ['edit', 'remove']],
  ['the head of the household', 'themselves', 'PRIMARY', primary, true, []],
  ['the head of the household', 'someone who waits', 'PRIMARY', invited, false, ['confirm', 'refuse']],
  ['a guardian', 'the person whom they invited', 'GUARDIAN', invited, false, ['confirm']],
  ['a guardian', 'the person whom another member invited', 'GUARDIAN', pending, false, []],
  ['a guardian', 'another guardian', 'GUARDIAN', guardian, false, []],
  ['a guardian', 'themselves', 'GUARDIAN', guardian, true, ['leave']],
  ['a guardian', 'the head of the household', 'GUARDIAN', primary, false, []],
  ['a helper', 'themselves', 'HELPER', helper, true, ['leave']],
  ['a helper', 'someone who waits', 'HELPER', pending, false, []],
  ['someone who waits', 'themselves', 'GUARDIAN', pending, true, ['leave']],
] as const)('%s can do the right things with %s', (_who, _whom, readerRole, member, isReader, commands) => {
  expect(commandsFor({ member, readerRole, isReader, memberCount: 2 })).toEqual(commands);
});
