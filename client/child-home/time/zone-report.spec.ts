import { REPORT_EVERY_MS, ZoneReport } from './zone-report';

function setup() {
  const sent: string[] = [];
  const device = { zone: 'Europe/Lisbon' as string | undefined, now: 1_000, isDown: false };
  const report = new ZoneReport(
    async (zone) => {
      sent.push(zone);
      if (device.isDown) throw new Error('Network error');
    },
    () => device.zone,
    () => device.now,
  );
  return { report, sent, device };
}

test('a device reports its zone at most once an hour', () => {
  const { report, sent, device } = setup();
  report.report();
  device.now += REPORT_EVERY_MS - 1;
  report.report();
  expect(sent).toEqual(['Europe/Lisbon']);
  device.now += 1;
  device.zone = 'Asia/Tokyo';
  report.report();
  expect(sent).toEqual(['Europe/Lisbon', 'Asia/Tokyo']);
});

test('a failed report is silent, and is made again at the next occasion', async () => {
  const { report, sent, device } = setup();
  device.isDown = true;
  report.report();
  // While it is on its way, there is no second one.
  report.report();
  expect(sent).toHaveLength(1);
  await Promise.resolve();
  await Promise.resolve();
  report.report();
  expect(sent).toHaveLength(2);
});

test('a browser that knows no zone reports nothing', () => {
  const { report, sent, device } = setup();
  device.zone = undefined;
  report.report();
  expect(sent).toEqual([]);
});
