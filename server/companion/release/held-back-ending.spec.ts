import { heldBackEnding, stoppedForAdult } from './held-back-ending.js';

const BLOCKED = { why: 'blocked', verdict: 'unchecked', sentence: 'Something bad.' } as const;
const TIME_OVER = { why: 'time_over' } as const;

it('ends a blocked reply to a child in the language of the child', () => {
  const ending = { state: 'final', responseType: 'safety', truncated: true };
  expect(heldBackEnding(BLOCKED, 'Owls sleep. ', 'en')).toEqual({
    ...ending,
    content:
      "Owls sleep.\n\nI stopped here, because what came next wasn't right for you. You can ask me something else. " +
      'If something worries you, talk to a grown-up you trust.',
  });
  expect(heldBackEnding(BLOCKED, '', 'de')).toMatchObject({
    content: expect.stringMatching(/^Ich habe hier aufgehört/),
  });
  expect(heldBackEnding(BLOCKED, '', 'es')).toMatchObject({ content: expect.stringMatching(/^He parado aquí/) });
});

it('says that time was up only where there is no text, in the language of the child', () => {
  expect(heldBackEnding(TIME_OVER, '', 'en')).toEqual({
    state: 'final',
    content: "Time was up before I could answer. Ask me again when it's your time.",
    responseType: 'time_over',
  });
  expect(heldBackEnding(TIME_OVER, '', 'de')).toMatchObject({ content: expect.stringMatching(/^Die Zeit war um/) });
  expect(heldBackEnding(TIME_OVER, 'Owls sleep. ', 'de')).toEqual({
    state: 'final',
    content: 'Owls sleep.',
    truncated: true,
  });
});

it('takes a sentence back from an adult, and names help, in the language of the account', () => {
  expect(stoppedForAdult('Owls sleep. ', 'en')).toEqual({
    state: 'final',
    content:
      'Owls sleep.\n\nI stopped here and took back my last sentence, because it was wrong and could do harm. If you or someone ' +
      'near you may be in danger, call your local emergency number. If dark thoughts are part of this, a crisis line helps at any ' +
      'hour: [findahelpline.com](https://findahelpline.com) names the one for your country.',
    responseType: 'safety',
    truncated: true,
  });
  for (const language of ['de', 'es'] as const) {
    expect(stoppedForAdult('', language).content).toMatch(/^(?:Ich habe|He parado) .*\[findahelpline\.com\]/);
  }
});
