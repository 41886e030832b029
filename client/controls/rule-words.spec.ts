import type { QuietWindow, Weekday } from '../../contract/controls';
import german from '../../languages/de/controls.json' with { type: 'json' };
import { applyLanguage } from '../platform/languages/language';
import { addCatalogues } from '../platform/languages/texts';
import { daysText } from './day-words';
import { blockName, budgetText, everydayTopics, keptLabel, shownLabel, topicLabel, windowName } from './rule-words';

const window: QuietWindow = {
  id: 'a',
  label: 'School night',
  days: ['mon'],
  starts: '20:00',
  ends: '06:30',
  enabled: true,
};

describe('the words of rules', () => {
  it.each<[Weekday[], string]>([
    [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], 'Every day'],
    [['mon', 'tue', 'wed', 'thu', 'fri'], 'Monday to Friday'],
    [['sat', 'sun'], 'Saturday and Sunday'],
    [['fri', 'mon', 'wed'], 'Monday, Wednesday and Friday'],
    [['sun', 'mon', 'tue', 'wed', 'thu'], 'Monday to Thursday and Sunday'],
    [['tue'], 'Tuesday'],
  ])('name the days %j as %s', (days, text) => {
    expect(daysText(days)).toBe(text);
  });

  it('name a block with both of its days', () => {
    expect(blockName(window, 'mon')).toBe('School night, Monday 20:00 to Tuesday 06:30');
    expect(blockName(window, 'sun')).toBe('School night, Sunday 20:00 to Monday 06:30');
    expect(blockName({ ...window, ends: '00:00' }, 'mon')).toBe('School night, Monday 20:00 to 00:00');
    expect(blockName({ ...window, label: ' ', starts: '12:00', ends: '13:00', enabled: false }, 'tue')).toBe(
      'Quiet time, Tuesday 12:00 to 13:00, switched off',
    );
  });

  it('name the first quiet time in the language of the screen, until it gets another name', () => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    addCatalogues('de', { controls: german });
    const names = () => [...['Night', 'School night', ''].map((label) => windowName({ label })), shownLabel('')];
    expect(names()).toEqual(['Night', 'School night', 'Quiet time', '']);
    applyLanguage('de');
    try {
      expect(names()).toEqual(['Nacht', 'School night', 'Ruhezeit', '']);
      expect(['Nacht', ' Schulnacht ', ''].map(keptLabel)).toEqual(['Night', 'Schulnacht', '']);
    } finally {
      applyLanguage('en');
    }
  });

  it('name minutes and topics', () => {
    expect([budgetText(null), budgetText(1), budgetText(45)]).toEqual(['no limit', '1 minute', '45 minutes']);
    expect([topicLabel('death'), topicLabel('animals')]).toEqual(['Death and loss', 'Animals']);
    expect(everydayTopics()).toContain('dinosaurs');
    expect(everydayTopics()).not.toContain('death');
  });
});
