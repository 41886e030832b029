import type { OperationGroup } from '../operation.js';
import {
  waitlistApproval,
  waitlistHealth,
  waitlistJoin,
  waitlistLookup,
  waitlistPosition,
  waitlistRemoval,
  waitlistStats,
} from '../responses/waitlist.js';

export const waitlistOperations: OperationGroup = {
  tag: 'Waitlist',
  operations: {
    'POST /waitlist/join': {
      id: 'joinWaitlist',
      summary: 'Puts an address on the waitlist',
      answers: {
        201: { description: 'Added.', schema: waitlistJoin },
        200: { description: 'It was on the list already.', schema: waitlistJoin },
      },
      errors: ['conflict'],
    },
    'GET /waitlist/status/:email': {
      id: 'getWaitlistStatus',
      summary: 'Says whether an address waits, and where',
      answers: { 200: { description: 'The status.', schema: waitlistLookup } },
      errors: ['validation_failed'],
    },
    'GET /waitlist/status/:email/events': {
      id: 'watchWaitlistStatus',
      summary: 'Streams the status of an address',
      description:
        'Server-sent events: the status now, then whenever it changes. Each event is the body of the status call.',
      answers: { 200: { description: 'The stream.', mediaType: 'text/event-stream' } },
      errors: ['validation_failed'],
    },
    'GET /waitlist/position/:email': {
      id: 'getWaitlistPosition',
      summary: 'Reads the position of an address',
      answers: { 200: { description: 'The position.', schema: waitlistPosition } },
      errors: ['not_on_waitlist', 'validation_failed'],
    },
    'GET /waitlist/stats': {
      id: 'getWaitlistStats',
      summary: 'Reads the figures of the waitlist',
      answers: { 200: { description: 'The figures.', schema: waitlistStats } },
    },
    'POST /waitlist/approve': {
      id: 'approveWaitlistEntry',
      summary: 'Approves an address',
      answers: { 200: { description: 'Approved, with the invitation to hand over.', schema: waitlistApproval } },
      errors: ['not_on_waitlist'],
    },
    'DELETE /waitlist/remove/:email': {
      id: 'removeWaitlistEntry',
      summary: 'Removes an address from the list',
      answers: { 200: { description: 'Removed.', schema: waitlistRemoval } },
      errors: ['not_on_waitlist', 'last_admin', 'validation_failed'],
    },
    'GET /waitlist/health': {
      id: 'getWaitlistHealth',
      summary: 'Says that the waitlist answers',
      answers: { 200: { description: 'It answers.', schema: waitlistHealth } },
    },
  },
};
