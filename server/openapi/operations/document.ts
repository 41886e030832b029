import { z } from 'zod';
import type { OperationGroup } from '../operation.js';

export const documentOperations: OperationGroup = {
  tag: 'Document',
  operations: {
    'GET /openapi.json': {
      id: 'getOpenApiDocument',
      summary: 'Describes every REST call of this installation',
      answers: {
        200: {
          description: 'An OpenAPI 3.1 document.',
          schema: z.looseObject({ openapi: z.string() }),
          headers: { ETag: 'Changes with the document. Send it back as `If-None-Match`.' },
        },
        304: { description: 'The document has not changed.' },
      },
    },
  },
};
