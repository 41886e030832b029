import { SOCKETS_PER_ACCOUNT } from '../../contract/limits.js';
import { SocketsByAccount } from './sockets-by-account.js';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('SocketsByAccount', () => {
  it('refuses the 21st socket of an account until another one is released', () => {
    const sockets = new SocketsByAccount<number>(true);
    for (const socket of numbers(SOCKETS_PER_ACCOUNT)) expect(sockets.claim('ann', socket)).toBe(true);
    expect(sockets.claim('ann', -1)).toBe(false);
    expect(sockets.claim('ben', -1)).toBe(true);
    expect([...sockets.of('ann')]).toEqual(numbers(SOCKETS_PER_ACCOUNT));
    sockets.release('ann', -1);
    expect(sockets.claim('ann', -1)).toBe(false);
    sockets.release('ann', 0);
    expect(sockets.claim('ann', -1)).toBe(true);
  });

  it('has no limit in load tests and keeps nothing of accounts without sockets', () => {
    const sockets = new SocketsByAccount<number>(false);
    for (const socket of numbers(100)) expect(sockets.claim('ann', socket)).toBe(true);
    for (const socket of numbers(100)) sockets.release('ann', socket);
    expect([...sockets.of('ann')]).toEqual([]);
  });
});
