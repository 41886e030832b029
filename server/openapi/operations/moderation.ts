import { reportPatch } from '../../moderation/moderation.dto.js';
import { type OperationGroup, TOTAL_COUNT } from '../operation.js';
import { report, reportDetail } from '../responses/moderation.js';

export const moderationOperations: OperationGroup = {
  tag: 'Moderation',
  operations: {
    'GET /moderation/reports': {
      id: 'listReports',
      summary: 'Lists the reports',
      answers: { 200: { description: 'One page.', schema: report.array(), headers: TOTAL_COUNT } },
    },
    'GET /moderation/reports/:id': {
      id: 'viewReport',
      summary: 'Opens a report with its excerpt',
      description: 'Viewing a report is logged.',
      answers: { 200: { description: 'The report.', schema: reportDetail } },
      errors: ['report_not_found', 'own_report'],
    },
    'PATCH /moderation/reports/:id': {
      id: 'changeReport',
      summary: 'Claims, releases or decides a report, or undoes the decision',
      description:
        'A report is decided by the moderator who has viewed and claimed it. `warn` is refused for safety cases; `help_shown`, `passed_on` and `false_alarm` are for those only. Undo works for 15 seconds.',
      body: reportPatch,
      answers: { 200: { description: 'The report.', schema: report } },
      errors: ['report_not_found', 'own_report', 'report_not_claimed', 'report_not_viewed', 'conflict'],
    },
  },
};
