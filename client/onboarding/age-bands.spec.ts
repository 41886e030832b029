import { MemoryStorage } from '../platform/memory-storage';
import { AGE_BANDS, readAgeBand, storeAgeBand } from './age-bands';

test('every age from 0 to 17 is in exactly one band', () => {
  const ages = AGE_BANDS.flatMap(({ id }) => {
    const [from, to] = id.split('-').map(Number);
    return Array.from({ length: to! - from! + 1 }, (_, index) => from! + index);
  });
  expect(ages).toEqual(Array.from({ length: 18 }, (_, age) => age));
});

test('a stored band is read again, and only for the user who chose it', () => {
  const storage = new MemoryStorage();
  expect(readAgeBand(storage, 'ada')).toBeNull();
  storeAgeBand(storage, 'ada', '6-9');
  expect(readAgeBand(storage, 'ada')?.label).toBe('6–9');
  expect(readAgeBand(storage, 'ben')).toBeNull();
});

test('a stored text that names no band counts as no choice', () => {
  const storage = new MemoryStorage();
  storage.setItem('child_age_band', 'ada 99-100');
  expect(readAgeBand(storage, 'ada')).toBeNull();
});
