import german from '../../../languages/de/child-home.json' with { type: 'json' };
import spanish from '../../../languages/es/child-home.json' with { type: 'json' };
import { applyLanguage } from '../../platform/languages/language';
import { addCatalogues } from '../../platform/languages/texts';
import { goalText } from '../areas/areas';
import { leftText, startText } from '../day/my-day';
import { shutOutText } from './shut-out-texts';
import { spokenTime } from './spoken-time';

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  addCatalogues('de', { 'child-home': german });
  addCatalogues('es', { 'child-home': spanish });
});
afterEach(() => applyLanguage('en'));

const NIGHT = Date.parse('2026-11-23T20:10:00Z');
const goal = { stories: 2, questions: 1, storiesDone: 0, questionsDone: 0, isReached: false };

it.each([
  [7, 0, 'sieben', 'las siete'],
  [13, 0, 'eins', 'la una'],
  [6, 30, 'halb sieben', 'las seis y media'],
  [12, 30, 'halb eins', 'las doce y media'],
  [18, 45, 'Viertel vor sieben', 'las siete menos cuarto'],
  [0, 50, 'zehn vor eins', 'la una menos diez'],
  [13, 7, '1:07', 'la 1:07'],
  [15, 7, '3:07', 'las 3:07'],
])('says %d:%d as people do in German and Spanish', (hour, minute, inGerman, inSpanish) => {
  applyLanguage('de');
  expect(spokenTime({ hour, minute })).toBe(inGerman);
  applyLanguage('es');
  expect(spokenTime({ hour, minute })).toBe(inSpanish);
});

it('puts times, days and counts into whole sentences', () => {
  const sentences = () => [
    shutOutText('quiet_hours', NIGHT + 11 * 3_600_000, NIGHT, 'UTC').when,
    shutOutText('quiet_hours', NIGHT + 60 * 3_600_000, NIGHT, 'UTC').when,
    shutOutText('break', NIGHT + 300_000, NIGHT, 'UTC').when,
    goalText(goal),
    leftText(NIGHT + 60_000, NIGHT),
    startText(NIGHT + 20 * 60_000, NIGHT, 'UTC'),
  ];
  applyLanguage('de');
  expect(sentences()).toEqual([
    'Um zehn nach sieben geht es weiter.',
    'Am Donnerstag geht es weiter.',
    'In fünf Minuten geht es weiter.',
    'Zuerst zwei Geschichten und eine Frage.',
    'Noch eine Minute.',
    'Um halb neun, in 20 Minuten.',
  ]);
  applyLanguage('es');
  expect(sentences()).toEqual([
    'Starling vuelve a las siete y diez.',
    'Starling vuelve el jueves.',
    'Starling vuelve dentro de cinco minutos.',
    'Primero, dos cuentos y una pregunta.',
    'Queda un minuto.',
    'A las ocho y media, dentro de 20 minutos.',
  ]);
});
