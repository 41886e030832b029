import { feedbackBody } from '../../escalation/safety-alerts.dto.js';
import { type OperationGroup, TOTAL_COUNT } from '../operation.js';
import { helpLine, safetyAlert, safetyCard } from '../responses/safety.js';

export const safetyOperations: OperationGroup = {
  tag: 'Safety',
  operations: {
    'GET /safety/helplines': {
      id: 'listHelpLines',
      summary: 'Lists the emergency number and help lines of a country',
      description: 'Open to everyone. A country without lines of its own answers those for everywhere else.',
      answers: { 200: { description: 'The lines, the emergency number first.', schema: helpLine.array() } },
    },
    'GET /safety/card': {
      id: 'getSafetyCard',
      summary: 'Shows how well the installed safety rules do',
      description:
        'Open to everyone. Measured by the tests on sentences that the authors of the rules have not seen: how many unsafe ones were found, and how many harmless ones were flagged.',
      answers: { 200: { description: 'The figures.', schema: safetyCard } },
    },
    'GET /safety-alerts': {
      id: 'listSafetyAlerts',
      summary: 'Lists what guardians need to know about the safety of their children',
      description:
        'Serious messages of one kind within 24 hours are one alert; where a child may be in danger, each has its own. Nothing quotes the child, and harm that may come from home never stands here.',
      answers: {
        200: { description: 'One page, the newest first.', schema: safetyAlert.array(), headers: TOTAL_COUNT },
      },
      errors: ['child_not_found'],
    },
    'POST /safety-alerts/:id/feedback': {
      id: 'giveSafetyAlertFeedback',
      summary: 'Says whether an alert was helpful',
      description: 'An alert that was not helpful counts as a false alarm. It mutes nothing.',
      body: feedbackBody,
      answers: { 200: { description: 'The alert.', schema: safetyAlert } },
      errors: ['safety_alert_not_found'],
    },
  },
};
