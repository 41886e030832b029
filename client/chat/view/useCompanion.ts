import { useEffect, useState } from 'react';
import type { CompanionBody } from '../../../contract/library';
import { rememberedLanguage } from '../../platform/languages/language';
import { rest } from '../../platform/rest';
import { session } from '../../session/session';

const askWhichCompanion = (signal?: AbortSignal) =>
  rest.get<CompanionBody>('/companion', {
    query: { hour: new Date().getHours() },
    // The screen is in English until the texts of its language are there.
    headers: { 'accept-language': rememberedLanguage() },
    signal,
  });

/** The first answer, requested when this script runs: together with the user's own data, not one round trip later. The
 * page asks again if it failed. */
let firstAnswer = session.getSnapshot().status === 'signed_out' ? null : askWhichCompanion().catch(() => null);

/** Which companion answers, and four questions that suit the time of day. `undefined` while they load, `null` on failure. */
export function useCompanion(): CompanionBody | null | undefined {
  const [companion, setCompanion] = useState<CompanionBody | null>();
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const first = await firstAnswer;
      firstAnswer = null;
      const answer = first ?? (await askWhichCompanion(leaving.signal));
      if (!leaving.signal.aborted) setCompanion(answer);
    };
    // Without an answer there are no starters. The chat works without them.
    ask().catch(() => {
      if (!leaving.signal.aborted) setCompanion(null);
    });
    return () => leaving.abort();
  }, []);
  return companion;
}
