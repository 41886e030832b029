import { Logger } from '@nestjs/common';
import { type ModerationServiceDouble, startModerationService } from '../../test/doubles/moderation-service.js';
import { SafetyClassifier } from './safety-classifier.js';
import { moreSevere } from './safety-verdict.js';
import { SecondReader } from './second-reader.js';

const CHILD = { direction: 'in', band: '10_12' } as const;
const HARMLESS = 'How do owls hunt?';
const metrics = { counter: () => ({ inc: () => undefined }) };

const FOUND = {
  category: 'violence',
  severity: 4,
  isHome: false,
  ruleId: 'second-reader:violence',
  packVersion: 'test',
} as const;

it.each([
  ['in', 'unchecked'],
  ['out', FOUND],
] as const)('does not make up for rules that could not read a child: %s', (direction, expected) => {
  expect(moreSevere('unchecked', FOUND, direction)).toEqual(expected);
  expect(moreSevere(null, FOUND, direction)).toEqual(FOUND);
});

describe('the second reader', () => {
  let service: ModerationServiceDouble;
  let classifier: SafetyClassifier;
  let failures = 0;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    service = await startModerationService();
    const settings = { baseUrl: service.url, apiKey: 'a key' };
    const reader = new SecondReader(settings, { inc: () => (failures += 1) });
    classifier = new SafetyClassifier(metrics, undefined, reader);
    await classifier.review(HARMLESS, CHILD);
  }, 30_000);
  beforeEach(() => {
    failures = 0;
    service.failure = null;
    service.flagged = [];
    service.requests.length = 0;
  });
  afterAll(async () => {
    await classifier.onApplicationShutdown();
    await service.stop();
  });

  it('blocks what the rules let pass, and gets the text and nothing else', async () => {
    service.flagged = ['harassment', 'sexual'];
    expect(await classifier.review(HARMLESS, CHILD)).toMatchObject({
      category: 'sexual',
      severity: 4,
      ruleId: 'second-reader:sexual',
    });
    expect(service.requests).toMatchObject([{ path: '/v1/moderations', headers: { authorization: 'Bearer a key' } }]);
    expect(service.requests[0]?.body).toEqual({ input: HARMLESS });
  });

  it('cannot open what the rules close', async () => {
    expect(await classifier.review('my dad hits me', CHILD)).toMatchObject({ category: 'abuse', isHome: true });
    service.flagged = ['self-harm/intent'];
    expect(await classifier.review('my dad hits me', CHILD)).toMatchObject({ severity: 5, isHome: true });
  });

  it.each(['silent', 'status', 'nonsense', 'redirect'] as const)(
    'leaves the decision to the rules if it fails: %s',
    async (failure) => {
      service.failure = failure;
      expect(await classifier.review(HARMLESS, CHILD)).toBeNull();
      expect(await classifier.review('I want to kill myself', CHILD)).toMatchObject({ category: 'self_harm' });
      expect(failures).toBe(2);
    },
  );

  it('never sees what adults write', async () => {
    await classifier.review(HARMLESS, { direction: 'in', band: null });
    expect(service.requests).toEqual([]);
  });
});
