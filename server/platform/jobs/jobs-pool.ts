import { Pool, type PoolClient } from 'pg';

type Release = (error?: Error | boolean) => void;
type OnConnected = (error: Error | undefined, client: PoolClient | undefined, release?: Release) => void;

/**
 * A pool for graphile-worker, which releases its listening connection twice if that connection fails while the worker ends.
 * The second release would be an unhandled error; this pool ignores it. A pool that is ending gives no `release` at all.
 */
export class JobsPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(onConnected: OnConnected): void;
  override connect(onConnected?: OnConnected): Promise<PoolClient> | undefined {
    if (!onConnected) return super.connect();
    super.connect((error, client, release) => {
      let isReleased = false;
      onConnected(error, client, (reason) => {
        if (isReleased) return;
        isReleased = true;
        release?.(reason);
      });
    });
  }
}
