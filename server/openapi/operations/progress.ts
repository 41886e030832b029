import { digestQuery, progressQuery } from '../../progress/learning-events.dto.js';
import type { OperationGroup } from '../operation.js';
import { digest, progress, storedEvents } from '../responses/progress.js';

export const progressOperations: OperationGroup = {
  tag: 'Progress',
  operations: {
    'GET /children/:id/digest': {
      id: 'getChildDigest',
      summary: 'The summary of a day or a week',
      description:
        "Days and weeks are those of the child's calendar, and weeks begin on Monday. The same rows give the same answer. Private conversations and messages that got a safety answer are left out.",
      query: digestQuery,
      answers: { 200: { description: 'The summary.', schema: digest } },
      errors: ['child_not_found', 'validation_failed'],
    },
    'GET /children/:id/progress': {
      id: 'getChildProgress',
      summary: 'What a child did in a span of days',
      description: 'From the first to the last day, at most a year. Without them, the last four weeks.',
      query: progressQuery,
      answers: { 200: { description: 'The progress.', schema: progress } },
      errors: ['child_not_found', 'validation_failed'],
    },
    'POST /digest-mails/unsubscribe': {
      id: 'unsubscribeDigestMails',
      summary: 'Ends the summaries by mail, with the link of one of them',
      description:
        'Mail programs call it with one click (RFC 8058), with a form as body. The summaries in the app go on. A token that is not ours answers `verification_link_invalid`.',
      answers: { 204: { description: 'No more summaries come by mail.' } },
      errors: ['verification_link_invalid'],
    },
    'POST /learning-events': {
      id: 'recordLearningEvents',
      summary: 'Records what a child did in stories, games and guides',
      description:
        'A device sends events of its own child. A guardian names the child. An event that is sent again is stored once, by its `client_event_id`.',
      answers: { 201: { description: 'How many events were new.', schema: storedEvents } },
      errors: ['child_not_found', 'validation_failed'],
    },
  },
};
