import { decisionBody, requestBody } from '../../requests/requests.dto.js';
import type { OperationGroup } from '../operation.js';
import { childRequest } from '../responses/controls.js';

export const requestOperations: OperationGroup = {
  tag: 'Requests',
  operations: {
    'GET /requests': {
      id: 'listRequests',
      summary: 'The newest 200 requests',
      description:
        'Guardians see those of their children, helpers those for time, and a device those of its child. It also answers while the child is shut out.',
      answers: { 200: { description: 'The requests, the newest first.', schema: childRequest.array() } },
      errors: ['child_not_found'],
    },
    'POST /requests': {
      id: 'createRequest',
      summary: 'Asks the grown-ups of the child of this device',
      description:
        'All guardians hear of it at once. `rate_limited` beside three pending requests and after ten in a day. It also answers while the child is shut out.',
      body: requestBody,
      answers: { 201: { description: 'The request.', schema: childRequest } },
      errors: ['already_asked', 'rate_limited', 'validation_failed'],
    },
    'POST /requests/:id/decision': {
      id: 'decideRequest',
      summary: 'Decides on a request of a child',
      description:
        'The first decision counts: `already_decided` names `decided_by`, `decided_by_name`, `state` and `decided_at`. `once` holds for today, `always` changes the rules. A yes to a request for time gives `minutes`, 15 unless another number is given. Helpers decide on time alone, and not for good.',
      body: decisionBody,
      answers: { 200: { description: 'The request as it is now.', schema: childRequest } },
      errors: ['request_not_found', 'already_decided', 'helper_limit', 'validation_failed'],
    },
  },
};
