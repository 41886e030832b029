import { receiptText } from './ended-access';

const NOTHING = { sockets: 0, calendarLinks: 0, pushSubscriptions: 0, fileLinks: 0 };

test('the receipt names what ended, and says so where nothing was open', () => {
  expect(receiptText(NOTHING)).toBe('Nothing was open at that moment.');
  expect(receiptText({ ...NOTHING, sockets: 2, calendarLinks: 1 })).toBe(
    'Ended at once: 2 open connections, 1 calendar link.',
  );
});
