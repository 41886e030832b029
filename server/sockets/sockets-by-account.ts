import { SOCKETS_PER_ACCOUNT } from '../../contract/limits.js';

/** This node's sockets of one transport by account, at most 20 for each account. */
export class SocketsByAccount<Socket> {
  private readonly sockets = new Map<string, Set<Socket>>();

  /** @param isLimited `false` for load tests, which run with `RATE_LIMITS=off` */
  constructor(private readonly isLimited: boolean) {}

  /** Counts a socket to its account. `false`: the account has too many, and this one is not counted. */
  claim(userId: string, socket: Socket): boolean {
    const own = this.sockets.get(userId) ?? new Set();
    if (this.isLimited && own.size >= SOCKETS_PER_ACCOUNT) return false;
    this.sockets.set(userId, own);
    own.add(socket);
    return true;
  }

  /** Removes a socket; one that was never counted does no harm. */
  release(userId: string, socket: Socket): void {
    const own = this.sockets.get(userId);
    own?.delete(socket);
    if (own?.size === 0) this.sockets.delete(userId);
  }

  of(userId: string): Iterable<Socket> {
    return this.sockets.get(userId) ?? [];
  }
}
