import { anyRequestBody, decisionBody } from '../../requests/requests.dto.js';
import type { OperationGroup } from '../operation.js';
import { childRequest, createdRequest } from '../responses/controls.js';

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
        'All guardians hear of it at once. `rate_limited` beside three pending requests and after ten in a day. It also answers while the child is shut out. Kind `help` makes no request: it is reviewed like a message, and answers words and help lines at any time. So does a request with unsafe words, which are not stored.',
      body: anyRequestBody,
      answers: { 201: { description: 'The request, or the help.', schema: createdRequest } },
      errors: ['already_asked', 'rate_limited', 'validation_failed'],
    },
    'GET /devices/me/events': {
      id: 'streamDeviceEvents',
      summary: 'Streams what changes for the child of this device',
      description:
        'Server-sent events: `state` at the start and after each change, with the body of `GET /devices/me/state`; `request` with a request that was made or decided; `plan` when the plan has changed. It stays open while the child is shut out, and ends with the token or the session. A device holds four streams at a node. Comments keep it alive.',
      answers: { 200: { description: 'The stream.', mediaType: 'text/event-stream' } },
      errors: ['child_not_found', 'rate_limited'],
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
