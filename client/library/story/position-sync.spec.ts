import { PositionSync } from './position-sync';
import type { Place } from './story-session';

const at = (page: number, sentence = 0): Place => ({ page, sentence });

/** The server with its clock, and two devices of one reader. */
function server() {
  let time = 0;
  const devices: { sync: PositionSync; shown: Place; release(): void; held: (() => void)[] }[] = [];
  const clock = { value: 0 };
  const join = (isHeld = false) => {
    const held: (() => void)[] = [];
    const device = {
      shown: at(0),
      held,
      release: () => {
        for (const go of held.splice(0)) go();
      },
      sync: undefined as unknown as PositionSync,
    };
    device.sync = new PositionSync(at(0), {
      clock: { now: () => clock.value },
      save: async (place) => {
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
        time += 1;
        const now = time;
        for (const other of devices) other.sync.heard(place, now);
        return now;
      },
      follow: (place) => {
        device.shown = place;
      },
    });
    devices.push(device);
    return device;
  };
  const turn = (device: (typeof devices)[number], place: Place) => {
    device.shown = place;
    device.sync.turned(place);
  };
  return { join, turn, clock };
}
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it('brings the other device to the same page', async () => {
  const { join, turn } = server();
  const [tablet, phone] = [join(), join()];
  turn(tablet, at(3, 1));
  await settle();
  expect(phone.shown).toEqual(at(3, 1));
});

it('leads no device back when both turn pages at once', async () => {
  const { join, turn } = server();
  const [tablet, phone] = [join(true), join(true)];
  const seen: number[] = [];
  for (let page = 1; page <= 12; page += 1) {
    turn(tablet, at(page));
    if (page % 3 !== 0) turn(phone, at(Math.max(phone.shown.page + 1, page - 1)));
    // Either device's call is the first to arrive.
    for (const device of page % 2 ? [tablet, phone] : [phone, tablet]) device.release();
    await settle();
    seen.push(tablet.shown.page, phone.shown.page);
  }
  const pagesOf = (device: number) => seen.filter((_, index) => index % 2 === device);
  for (const pages of [pagesOf(0), pagesOf(1)]) expect(pages.toSorted((one, other) => one - other)).toEqual(pages);
  expect(tablet.shown.page).toBeGreaterThanOrEqual(12);
});

it('follows back after a while, and never to what is older than what it knows', async () => {
  const { join, turn, clock } = server();
  const [tablet, phone] = [join(), join()];
  turn(tablet, at(5));
  await settle();
  turn(phone, at(2));
  await settle();
  expect(tablet.shown).toEqual(at(5));
  clock.value += 10_000;
  turn(phone, at(1));
  await settle();
  expect(tablet.shown).toEqual(at(1));
  tablet.sync.heard(at(7), 2);
  expect(tablet.shown).toEqual(at(1));
});

it('saves the newest place only, one call at a time, and goes on after a failure', async () => {
  const saved: number[] = [];
  let fail = true;
  const sync = new PositionSync(at(0), {
    clock: { now: () => 0 },
    follow: () => undefined,
    save: async ({ page }) => {
      saved.push(page);
      await Promise.resolve();
      if (fail) throw new Error('No network');
      return page;
    },
  });
  for (const page of [1, 2, 3]) sync.turned(at(page));
  await settle();
  fail = false;
  sync.turned(at(4));
  await settle();
  expect(saved).toEqual([1, 3, 4]);
});
