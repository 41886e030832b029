import { CreateSchema1795000000000 } from './1795000000000-create-schema.js';

/** All migrations, oldest first. A new one is added at the end and never edited once merged. */
export const MIGRATIONS = [CreateSchema1795000000000];
