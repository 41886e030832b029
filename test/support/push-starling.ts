import type { NewNotification, NotificationsService } from '../../server/notifications/notifications.service.js';
import type { PublicHttps } from '../../server/platform/http/public-https.js';
import { type PushServiceDouble, type SubscribedBrowser, startPushService } from '../doubles/push-service.js';
import type { Account } from './accounts.js';
import { api } from './api.js';
import type { StarlingNode } from './starling-server.js';
import type { UsedStarling } from './use-starling.js';

/** Where the names of push services lead in these tests. */
export const PUBLIC_ADDRESS = { address: '93.184.216.34', family: 4 };

/** A Starling whose pushes reach the double. */
export class PushStarling {
  service: PushServiceDouble;
  /** What names resolve to. */
  addresses = [PUBLIC_ADDRESS];
  /** The addresses to which connections were made. */
  readonly connections: string[] = [];

  constructor(private readonly starling: UsedStarling) {
    beforeAll(async () => {
      this.service = await startPushService();
      this.connectTo(starling);
    });
    afterEach(() => {
      this.addresses = [PUBLIC_ADDRESS];
      expect(this.service.problems).toEqual([]);
    });
    afterAll(() => this.service.stop());
  }

  connectTo({ app }: Pick<StarlingNode, 'app'>): void {
    app.get<PublicHttps>('PublicHttps').network = {
      lookup: async () => this.addresses,
      connect: (name, _port, addresses) => {
        this.connections.push(...addresses.map(({ address }) => address));
        return this.service.connect(name);
      },
    };
  }

  rest() {
    return api(this.starling.url);
  }

  /** Turns desktop notifications on, with other settings if given. */
  async turnOn({ accessToken }: Account, family: object = {}): Promise<void> {
    await this.rest().patch('/users/me', { settings: { notifications: { desktop: true }, family } }, accessToken);
  }

  /** A browser of the account that gets its pushes. */
  async subscribe(account: Account, browser = this.service.subscribe()): Promise<SubscribedBrowser> {
    const { endpoint, keys } = browser;
    const body = { endpoint, keys, expirationTime: null };
    const { status } = await this.rest().post('/push-subscriptions', body, account.accessToken);
    if (status !== 201) throw new Error(`The subscription answered ${status}`);
    return browser;
  }

  async notify({ user }: Account, title: string, more: Partial<NewNotification> = {}): Promise<void> {
    const notifications = this.starling.app.get<NotificationsService>('NotificationsService');
    await notifications.notify(user.id, { kind: 'system', title, message: 'What a child wrote', ...more });
  }

  /** The pushes of an account that wait in the queue. */
  async waiting({ user }: Account): Promise<{ id: string; runAt: Date; attempts: number }[]> {
    return this.starling.sql(
      `SELECT j.id, j.run_at AS "runAt", j.attempts FROM graphile_worker._private_jobs j
       WHERE j.payload -> 'subscription' ->> 'userId' = $1 ORDER BY j.run_at`,
      [user.id],
    );
  }

  /** Lets pushes that wait be sent now. */
  async hurry({ user }: Account): Promise<void> {
    await this.starling.sql(
      `UPDATE graphile_worker._private_jobs j SET run_at = now()
       WHERE j.payload -> 'subscription' ->> 'userId' = $1 AND j.locked_at IS NULL`,
      [user.id],
    );
  }

  /** The endpoints that are stored for an account. */
  async stored({ user }: Account): Promise<number> {
    const rows = await this.starling.sql('SELECT 1 FROM push_subscriptions WHERE user_id = $1', [user.id]);
    return rows.length;
  }
}
