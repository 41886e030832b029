import { approvalText, undoText } from './approval-texts';

const entry = (email: string) => ({ email });

it.each([
  [['a@x.org'], ['a@x.org'], 'a@x.org is approved.'],
  [['a@x.org', 'b@x.org'], ['a@x.org', 'b@x.org'], '2 people approved.'],
  [['a@x.org'], [], 'New link created for a@x.org.'],
  [['a@x.org', 'b@x.org'], [], 'None of them is on the waitlist any more.'],
])('says that the approval of %j approved %j', (emails, approved, text) => {
  expect(approvalText(emails.map(entry), approved)).toBe(text);
});

it.each([
  [['a@x.org'], 1, 'a@x.org waits again. The invitation link no longer works.'],
  [['a@x.org'], 0, 'a@x.org stays approved, because the link was used or a minute has passed.'],
  [['a@x.org', 'b@x.org'], 2, '2 people wait again. Their invitation links no longer work.'],
  [['a@x.org', 'b@x.org'], 0, 'All 2 stay approved, because their links were used or a minute has passed.'],
  [
    ['a@x.org', 'b@x.org', 'c@x.org'],
    1,
    'Waiting again: 1. Still approved: 2, because their links were used or a minute has passed.',
  ],
])('says how far the approval of %j was undone for %p', (emails, count, text) => {
  expect(undoText(emails, count)).toBe(text);
});
