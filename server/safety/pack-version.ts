/** Stored with each decision. Raise it whenever a rule changes what it finds. */
export const PACK_VERSION = '2026.11.1';
