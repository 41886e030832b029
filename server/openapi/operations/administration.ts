import { type OperationGroup, TOTAL_COUNT } from '../operation.js';
import { adminSettings, analyticsDay, auditEntry, auditIntegrity, retentionClass } from '../responses/admin.js';

export const administrationOperations: OperationGroup = {
  tag: 'Administration',
  operations: {
    'GET /admin/settings': {
      id: 'getSettings',
      summary: 'Reads the settings of the product',
      answers: { 200: { description: 'The settings.', schema: adminSettings } },
    },
    'PATCH /admin/settings': {
      id: 'updateSettings',
      summary: 'Changes the settings of the product',
      answers: { 200: { description: 'The settings.', schema: adminSettings } },
    },
    'GET /admin/analytics': {
      id: 'getAnalytics',
      summary: 'Reads the figures of each day',
      answers: { 200: { description: 'One entry for each day, oldest first.', schema: analyticsDay.array() } },
    },
    'GET /admin/retention': {
      id: 'getRetention',
      summary: 'What the next sweep of each kind of data would delete',
      description: 'A dry run, with the conditions of the sweeps themselves. Nothing is deleted.',
      answers: { 200: { description: 'One entry for each kind of data.', schema: retentionClass.array() } },
    },
    'GET /admin/audit': {
      id: 'listAuditEntries',
      summary: 'Lists the audit log, newest first',
      answers: { 200: { description: 'One page.', schema: auditEntry.array(), headers: TOTAL_COUNT } },
    },
    'GET /admin/audit/integrity': {
      id: 'checkAuditIntegrity',
      summary: 'Checks that the audit log is complete and unchanged',
      description: 'With the id and hash of a published entry, the check also covers the end of the log.',
      answers: { 200: { description: 'The result.', schema: auditIntegrity } },
    },
    'GET /admin/audit.csv': {
      id: 'exportAudit',
      summary: 'Downloads the audit log',
      answers: {
        200: {
          description: 'The file.',
          mediaType: 'text/csv',
          headers: { 'Content-Disposition': 'The name of the file.' },
        },
      },
    },
  },
};
