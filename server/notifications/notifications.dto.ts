import { z } from 'zod';
import { wholeNumber } from '../platform/validation/text.js';

export const notificationsQuery = z.strictObject({
  limit: wholeNumber(1, 100).default(20),
  offset: wholeNumber(0, 1_000_000).default(0),
});
