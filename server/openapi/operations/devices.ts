import { approveBody, devicePatch } from '../../devices/devices.dto.js';
import type { OperationGroup } from '../operation.js';
import {
  approvedPairing,
  device,
  deviceTokens,
  ownDevice,
  pairingRequest,
  startedPairing,
} from '../responses/devices.js';

export const deviceOperations: OperationGroup = {
  tag: 'Devices',
  operations: {
    'POST /devices/pair': {
      id: 'pairDevice',
      summary: 'A device begins to wait for a guardian',
      description:
        'The device shows the code and the picture; a guardian enters both on a screen of their own (RFC 8628). At most 1,000 devices wait at the same time.',
      answers: { 200: { description: 'What the device shows, for ten minutes.', schema: startedPairing } },
    },
    'POST /devices/pair/token': {
      id: 'redeemDevicePairing',
      summary: 'A waiting device asks for its tokens',
      description:
        "Once approved, it gets tokens of the child's account, one single time. Each question before the interval is over adds five seconds to the interval for good. Unknown and used codes answer `expired_token`.",
      answers: { 200: { description: 'The tokens.', schema: deviceTokens } },
      errors: ['authorization_pending', 'slow_down', 'expired_token', 'access_denied'],
    },
    'GET /devices/pair/:user_code': {
      id: 'getDevicePairing',
      summary: 'Shows a guardian which device waits with a code',
      description:
        'Five wrong codes within 15 minutes lock this call and the approval for the rest of that time. `same_network` is true where the device calls from the network of the guardian.',
      answers: { 200: { description: 'The device.', schema: pairingRequest } },
      errors: ['pairing_not_found', 'rate_limited'],
    },
    'POST /devices/pair/:user_code/approve': {
      id: 'approveDevicePairing',
      summary: 'Lets a waiting device in as a child',
      description: 'The picture must be the one that the device shows. A wrong one ends the pairing.',
      body: approveBody,
      answers: { 200: { description: 'The device gets its tokens with its next question.', schema: approvedPairing } },
      errors: ['pairing_not_found', 'child_not_found', 'picture_mismatch', 'rate_limited', 'validation_failed'],
    },
    'POST /devices/handover': {
      id: 'handOverDevice',
      summary: "Turns the guardian's own browser into a child's device",
      description: 'The session of the guardian ends first, on every node.',
      answers: { 200: { description: "Tokens of the child's account.", schema: deviceTokens } },
      errors: ['child_not_found'],
    },
    'GET /devices': {
      id: 'listDevices',
      summary: 'Lists the devices of the household, newest first',
      description: 'A device sees itself alone.',
      answers: { 200: { description: 'The devices.', schema: device.array() } },
    },
    'GET /devices/me': {
      id: 'getOwnDevice',
      summary: 'The device that asks: the child who uses it, and the children it can switch between',
      answers: { 200: { description: 'The device.', schema: ownDevice } },
    },
    'PATCH /devices/:id': {
      id: 'updateDevice',
      summary: 'Renames a device, or changes which children may use it',
      description: 'A child who is left out of `child_ids` is signed out on the device at once.',
      body: devicePatch,
      answers: { 200: { description: 'The device.', schema: device } },
      errors: ['device_not_found', 'child_not_found', 'validation_failed'],
    },
    'DELETE /devices/:id': {
      id: 'removeDevice',
      summary: 'Signs a device out and removes it',
      description:
        'Its sockets close and its tokens are spent at once on every node. Its next answer carries `Clear-Site-Data`. Conversations stay.',
      answers: { 204: { description: 'The device is removed.' } },
      errors: ['device_not_found'],
    },
    'POST /devices/leave': {
      id: 'leaveDevice',
      summary: "Ends the device's session with the PIN of the household",
      description:
        'The device then shows the sign-in page. Five wrong PINs lock the call for 15 minutes and notify the guardians; `detail.tries_left` counts down.',
      answers: { 204: { description: 'The session has ended.' } },
      errors: ['wrong_pin', 'pin_locked', 'pin_not_set'],
    },
    'POST /devices/switch': {
      id: 'switchDevice',
      summary: 'Another child takes over a shared device',
      description: 'The session of the first child ends.',
      answers: { 200: { description: 'Tokens of the other child.', schema: deviceTokens } },
      errors: ['child_not_found'],
    },
  },
};
