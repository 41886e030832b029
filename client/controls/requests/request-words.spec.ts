import { alwaysHint, answerLabels, decidedText, requestTitle } from './request-words';

describe('what children ask', () => {
  it.each([
    ['TIME', null, 'Mia asks for more time'],
    ['TOPIC', 'dinosaurs', 'Mia asks about dinosaurs'],
    ['TOPIC', 'death', 'Mia asks about death and loss'],
    ['TOPIC', null, 'Mia asks about something'],
    ['GAME', 'Memory', 'Mia asks for the game Memory'],
    ['STORY', null, 'Mia asks for a story'],
    ['OTHER', null, 'Mia asks you something'],
  ] as const)('%s %s reads as "%s"', (kind, subject, text) => {
    expect(requestTitle('Mia', { kind, subject })).toBe(text);
  });

  it('has answers that fit', () => {
    const time = { kind: 'TIME', subject: null } as const;
    expect(answerLabels(time, 15)).toEqual({ once: 'Yes, 15 minutes', always: 'Every day', deny: 'Not now' });
    expect(alwaysHint(time, 15)).toBe('“Every day” adds 15 minutes to the minutes of each day.');
    expect(answerLabels({ kind: 'OTHER', subject: null }, 15).always).toBeNull();
    expect(answerLabels({ kind: 'TOPIC', subject: 'news' }, 15).once).toBe('Yes, once');
  });

  it('says who was faster', () => {
    const detail = { state: 'once', decided_by: 'a', decided_by_name: 'Alex' };
    expect(decidedText(detail, 'r')).toBe('Alex has said yes, for this once.');
    expect(decidedText({ ...detail, state: 'denied' }, 'a')).toBe('You have said no already.');
    expect(decidedText({ state: 'always' }, 'r')).toBe('Another grown-up has said yes, for good.');
    expect(decidedText({ state: 'expired' }, 'r')).toBe('The day is over, and the request ended with it.');
  });
});
