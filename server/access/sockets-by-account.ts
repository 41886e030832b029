import { SOCKETS_PER_ACCOUNT } from '../../contract/limits.js';

/** The sockets of one kind on this node by the account that they belong to: at most 20 each (contract §4). */
export class SocketsByAccount<Socket> {
  private readonly sockets = new Map<string, Set<Socket>>();

  /** @param isLimited `false` for load tests (`RATE_LIMITS=off`) */
  constructor(private readonly isLimited: boolean) {}

  /** Counts a socket to its account. `false`: one too many, and not counted. */
  claim(userId: string, socket: Socket): boolean {
    const own = this.sockets.get(userId) ?? new Set();
    if (this.isLimited && own.size >= SOCKETS_PER_ACCOUNT) return false;
    this.sockets.set(userId, own);
    own.add(socket);
    return true;
  }

  /** Forgets a socket, also one that was never counted. */
  release(userId: string, socket: Socket): void {
    const own = this.sockets.get(userId);
    own?.delete(socket);
    if (own?.size === 0) this.sockets.delete(userId);
  }

  of(userId: string): Iterable<Socket> {
    return this.sockets.get(userId) ?? [];
  }
}
