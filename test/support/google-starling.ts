import { GoogleDouble } from '../doubles/google.js';
import type { Settings } from './starling.js';
import { useStarling } from './use-starling.js';

/**
 * A Starling with Google's double, at which a new person stands before each test, for the enclosing `describe`.
 * `boss@starling.test` is an admin.
 */
export function useGoogle(settings: Settings = {}) {
  let double: GoogleDouble | undefined;
  const starling = useStarling({
    settings: async () => {
      double = await GoogleDouble.start();
      return { ...double.settings, ADMIN_EMAILS: 'boss@starling.test', ...settings };
    },
  });
  afterAll(() => double?.stop());

  const google = (): GoogleDouble => {
    if (!double) throw new Error('The double of Google has not started: use it inside a test or a hook');
    return double;
  };
  let count = 0;
  beforeEach(() => {
    count += 1;
    google().failure = null;
    google().givesRefreshToken = true;
    google().profile = {
      sub: `subject-${count}`,
      email: `person-${count}@starling.test`,
      email_verified: true,
      name: 'Ada Lovelace',
      given_name: 'Ada',
      family_name: 'Lovelace',
      picture: 'https://lh3.googleusercontent.com/ada',
    };
  });
  return { starling, google };
}
