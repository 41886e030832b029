import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { CATEGORY_SEVERITY, type InputCategory } from '../../contract/safety.js';
import { PACK_VERSION } from './pack-version.js';
import type { UnsafeVerdict } from './safety-verdict.js';

/** The rules do not wait longer for the second reader. */
const DEADLINE_MS = 800;
const RULE_PREFIX = 'second-reader:';

/** The categories of the protocol, the gravest first. Those that are not here say nothing about a child's safety. */
const CATEGORIES: readonly (readonly [name: string, category: InputCategory])[] = [
  ['self-harm/intent', 'self_harm'],
  ['self-harm/instructions', 'self_harm'],
  ['self-harm', 'self_harm'],
  ['sexual/minors', 'sexual'],
  ['sexual', 'sexual'],
  ['violence/graphic', 'violence'],
  ['harassment/threatening', 'violence'],
  ['hate/threatening', 'violence'],
  ['illicit/violent', 'violence'],
  ['violence', 'violence'],
  ['illicit', 'dangerous_acts'],
  ['hate', 'hate'],
  ['harassment', 'hate'],
];

const answerSchema = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullable()) })).min(1),
});

export interface SecondReaderSettings {
  baseUrl: string;
  apiKey: string | null;
}

/** Asks an OpenAI-compatible moderation service about texts of and for children, next to the rules. */
export class SecondReader {
  private readonly logger = new Logger('SecondReader');

  constructor(
    private readonly settings: SecondReaderSettings,
    private readonly failures: { inc(): void },
  ) {}

  /** `null`: it found nothing, or could not answer in time. Its failure opens and closes nothing: the rules decide. */
  async review(text: string): Promise<UnsafeVerdict | null> {
    try {
      return await this.ask(text);
    } catch (error) {
      this.failures.inc();
      this.logger.warn({ err: error }, 'The moderation service did not answer; the rules decide alone');
      return null;
    }
  }

  private async ask(input: string): Promise<UnsafeVerdict | null> {
    const { baseUrl, apiKey } = this.settings;
    const response = await fetch(`${baseUrl}/moderations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify({ input: input.toWellFormed() }),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The moderation service answered ${response.status}`);
    }
    const { results } = answerSchema.parse(await response.json());
    const found = CATEGORIES.find(([name]) => results.some(({ categories }) => categories[name] === true));
    if (!found) return null;
    const [name, category] = found;
    return {
      category,
      severity: CATEGORY_SEVERITY[category],
      isHome: false,
      ruleId: RULE_PREFIX + name,
      packVersion: PACK_VERSION,
    };
  }
}
