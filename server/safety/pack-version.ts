import { createHash } from 'node:crypto';
import { readModelHeader } from './model/model-file.ts';

/** Raise it whenever a rule changes what it finds. */
const RULES_VERSION = '2026.11.3';

/** Of what the model was trained on, and of the thresholds by which it decides. */
const modelVersion = createHash('sha256').update(JSON.stringify(readModelHeader())).digest('hex').slice(0, 12);

/** Stored with each decision: the rules, and the model beside them. */
export const PACK_VERSION = `${RULES_VERSION}-${modelVersion}`;
