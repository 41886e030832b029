import { breakGlassBody, reportPatch } from '../../moderation/moderation.dto.js';
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
    'POST /moderation/reports/:id/break-glass': {
      id: 'breakReportGlass',
      summary: 'Opens more than the excerpt, or a sealed case, for 30 minutes',
      description:
        'It is logged with its reason. The guardians of the child find a line in the activity of their household, except for harm that may come from home.',
      body: breakGlassBody,
      answers: { 201: { description: 'The report with more messages.', schema: reportDetail } },
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
