import type { Bus } from '../bus/bus.js';
import type { Events } from '../platform/events.js';
import { clientAddress } from '../platform/http/client-address.js';
import { PlaceWatch } from './place-watch.js';
import type { WaitlistService } from './waitlist.service.js';

describe('PlaceWatch', () => {
  const reader = { tell: () => undefined, end: () => undefined };
  const place = { status: 'not_registered', waitlist_position: null, estimated_wait_time: null } as const;
  const waitlist = { lookup: async () => place } as Partial<WaitlistService> as WaitlistService;
  const addressOf = (ip: string) => clientAddress({ ip });

  /** Opens as many streams as there is room for, all at once. @returns how many that were */
  const openAll = async (watch: PlaceWatch, addresses: readonly string[]) => {
    const opened = addresses.flatMap((address) =>
      watch.hasRoom(address) ? [watch.open('a@b.test', address, reader)] : [],
    );
    await Promise.all(opened);
    return opened.length;
  };

  it('gives a /48 forty places, ten for each of its /64, so that others still find room', async () => {
    const watch = new PlaceWatch({} as Bus, {} as Events, waitlist);
    const one = addressOf('2001:db8:1:7::9');
    expect(await openAll(watch, Array(30).fill(one))).toBe(10);
    const many = Array.from({ length: 200 }, (_, index) => addressOf(`2001:db8:1:${(index + 100).toString(16)}::9`));
    expect(await openAll(watch, many)).toBe(30);
    expect(watch.hasRoom(addressOf('2001:db8:2:1::9'))).toBe(true);
    expect(watch.hasRoom(addressOf('203.0.113.7'))).toBe(true);
  });

  it('has room again when a stream ends', async () => {
    const watch = new PlaceWatch({} as Bus, {} as Events, waitlist);
    const address = addressOf('203.0.113.7');
    const stop = await watch.open('a@b.test', address, reader);
    expect(await openAll(watch, Array(20).fill(address))).toBe(9);
    stop();
    expect(watch.hasRoom(address)).toBe(true);
  });
});
