import type { OperationGroup } from '../operation.js';
import { helpLine } from '../responses/safety.js';

export const safetyOperations: OperationGroup = {
  tag: 'Safety',
  operations: {
    'GET /safety/helplines': {
      id: 'listHelpLines',
      summary: 'Lists the emergency number and help lines of a country',
      description: 'Open to everyone. A country without lines of its own answers those for everywhere else.',
      answers: { 200: { description: 'The lines, the emergency number first.', schema: helpLine.array() } },
    },
  },
};
