import type { Bus } from '../bus/bus.js';
import type { Events } from '../platform/events.js';
import { clientAddress } from '../platform/http/client-address.js';
import { PositionWatch } from './position-watch.js';
import type { WaitlistQueries } from './waitlist-queries.js';

describe('PositionWatch', () => {
  const subscriber = { next: () => undefined, end: () => undefined };
  const waitlist = { lookup: async () => null } as Partial<WaitlistQueries> as WaitlistQueries;
  const newWatch = () => new PositionWatch({} as Bus, {} as Events, waitlist);
  const addressOf = (ip: string) => clientAddress({ ip });

  /** Opens as many streams as there is room for, at the same moment. Returns their number. */
  const openAll = async (watch: PositionWatch, addresses: readonly string[]) => {
    const opened = addresses.flatMap((address) =>
      watch.hasRoom(address) ? [watch.subscribe('a@b.test', address, subscriber)] : [],
    );
    await Promise.all(opened);
    return opened.length;
  };

  it('gives a /48 forty streams, ten for each /64 in it, so that other networks still find room', async () => {
    const watch = newWatch();
    const one = addressOf('2001:db8:1:7::9');
    expect(await openAll(watch, Array(30).fill(one))).toBe(10);
    const many = Array.from({ length: 200 }, (_, index) => addressOf(`2001:db8:1:${(index + 100).toString(16)}::9`));
    expect(await openAll(watch, many)).toBe(30);
    expect(watch.hasRoom(addressOf('2001:db8:2:1::9'))).toBe(true);
    expect(watch.hasRoom(addressOf('203.0.113.7'))).toBe(true);
  });

  it('has room again when a stream ends', async () => {
    const watch = newWatch();
    const address = addressOf('203.0.113.7');
    const unsubscribe = await watch.subscribe('a@b.test', address, subscriber);
    expect(await openAll(watch, Array(20).fill(address))).toBe(9);
    unsubscribe();
    expect(watch.hasRoom(address)).toBe(true);
  });
});
