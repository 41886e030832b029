import { z } from 'zod';
import { wholeNumber } from '../platform/validation/text.js';

export const notificationsQuery = z.strictObject({
  limit: wholeNumber(1, 100).default(20),
  offset: wholeNumber(0, 1_000_000).default(0),
});

/** The same for GraphQL, which brings numbers. */
export const notificationsArguments = z.object({
  limit: z.int().min(1).max(100),
  offset: z.int().min(0).max(1_000_000),
});
