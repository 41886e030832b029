import { differenceToOracle, ORACLE_ZONES, randomRecurrence } from '../../test/support/rule-oracle.js';
import { nextOccurrence } from './occurrences.js';

const RULES = 60;
const OCCURRENCES = 8;

it.each(ORACLE_ZONES)('random rules in %s happen when another library says so', (zone) => {
  for (let seed = 1; seed <= RULES; seed += 1) {
    const recurrence = randomRecurrence(seed, zone);
    // The other library searches long for what never happens: `npm run bench:recurrences` has the time.
    if (nextOccurrence(recurrence) === null) continue;
    expect({ recurrence, difference: differenceToOracle(recurrence, OCCURRENCES) }).toEqual({
      recurrence,
      difference: null,
    });
  }
});
