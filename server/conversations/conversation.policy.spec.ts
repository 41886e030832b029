import { can, canDelete, canRead, canWrite, deletableBy, visibleTo, writableBy } from './conversation.policy.js';

const conversation = { userId: 'parent' };

describe('the owner of a conversation', () => {
  const owner = { userId: 'parent' };

  it('may read, write and delete it', () => {
    expect([canRead(owner, conversation), canWrite(owner, conversation), canDelete(owner, conversation)]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('any other actor', () => {
  const stranger = { userId: 'stranger' };

  it.each(['read', 'write', 'delete'] as const)('may not %s it', (action) => {
    expect(can(stranger, action, conversation)).toBe(false);
  });
});

it('hides the trash from readers and writers, and leaves it to those who may delete', () => {
  expect(visibleTo('$2', 'c')).toBe('c.user_id = $2 AND c.delete_after IS NULL');
  expect(writableBy('$2', 'c')).toBe('c.user_id = $2 AND c.delete_after IS NULL');
  expect(deletableBy('$2', 'c')).toBe('c.user_id = $2');
});
