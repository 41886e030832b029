import { z } from 'zod';
import { pageQuery } from '../platform/http/page-headers.js';
import { say } from '../platform/languages/refusals.js';

/** An unknown child answers 404, whatever stands here. */
export const alertsQuery = pageQuery.extend({ child_id: z.string().optional() });

export const feedbackBody = z.strictObject({ helpful: z.boolean(say('yesNo')) });
