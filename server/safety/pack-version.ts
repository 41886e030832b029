import { readModelHeader } from './model/model-file.ts';

/** Raise it whenever a rule changes what it finds. */
const RULES_VERSION = '2026.11.2';

/** Stored with each decision. Its second half names the data that the model was trained on. */
export const PACK_VERSION = `${RULES_VERSION}-${readModelHeader().trainedOn.slice(0, 12)}`;
