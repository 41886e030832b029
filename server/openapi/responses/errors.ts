import { z } from 'zod';
import type { ErrorBody } from '../../../contract/errors.js';
import { exactly } from './exact.js';

/** Published as `Error`. Clients decide by `error`; `message` is for people. */
export const errorBody = exactly<ErrorBody>()(
  z.object({
    status: z.int().meta({ description: 'The HTTP status.' }),
    error: z.string().meta({ description: 'A stable code.' }),
    message: z.string().meta({ description: 'A sentence for people.' }),
    detail: z.looseObject({
      message: z.string(),
      fields: z
        .record(z.string(), z.array(z.string()).readonly())
        .readonly()
        .optional()
        .meta({ description: 'Messages by field, of a 422.' }),
    }),
    request_id: z.string().meta({ description: 'Names the request in the logs.' }),
    error_description: z.string().optional().meta({ description: 'Of the token exchange only, as OAuth names it.' }),
  }),
).meta({ id: 'Error', description: 'The one error body of REST.' });
