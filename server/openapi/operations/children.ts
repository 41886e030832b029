import {
  childPatch,
  consentBody,
  conversationsErasureBody,
  erasureBody,
  exportQuery,
} from '../../children/children.dto.js';
import type { OperationGroup } from '../operation.js';
import {
  child,
  childConsent,
  childExport,
  consentText,
  dataCardEntry,
  deletedConversations,
  erasurePreview,
  erasureReceipt,
  scheduledErasure,
} from '../responses/families.js';

const WAITS = { description: 'A second guardian may call it off until then.', schema: scheduledErasure };

export const childOperations: OperationGroup = {
  tag: 'Children',
  operations: {
    'GET /consent-text': {
      id: 'getConsentText',
      summary: 'The text that a guardian agrees to',
      answers: { 200: { description: 'The text.', schema: consentText } },
    },
    'GET /children': {
      id: 'listChildren',
      summary: 'Lists every child that the account looks after',
      answers: { 200: { description: 'The children.', schema: child.array() } },
    },
    'POST /children': {
      id: 'createChild',
      summary: "Adds a child, with the guardian's consent",
      description:
        'Without `household_id` it goes to the first household of the account, or to a new one. The consent names the current version of the text. A note that holds an e-mail address, a telephone number or a street is refused.',
      answers: { 201: { description: 'The child.', schema: child } },
      errors: ['household_not_found', 'too_many_children'],
    },
    'GET /children/:id': {
      id: 'getChild',
      summary: 'One child',
      answers: { 200: { description: 'The child.', schema: child } },
      errors: ['child_not_found'],
    },
    'PATCH /children/:id': {
      id: 'updateChild',
      summary: 'Changes a profile; for guardians',
      description: 'Naming the age band confirms it for a year, also the same one.',
      body: childPatch,
      answers: { 200: { description: 'The child.', schema: child } },
      errors: ['child_not_found', 'validation_failed'],
    },
    'GET /children/:id/data-card': {
      id: 'getChildDataCard',
      summary: 'Everything that is stored about the child, why, and for how long',
      answers: {
        200: { description: 'A line for each column of the profile and each table.', schema: dataCardEntry.array() },
      },
      errors: ['child_not_found'],
    },
    'GET /children/:id/export': {
      id: 'exportChild',
      summary: 'Everything that is stored about the child, as a file',
      description:
        '`format=zip` answers `application/zip`: the same JSON, a Markdown file for each conversation, and a manifest with the SHA-256 of each file.',
      query: exportQuery,
      answers: { 200: { description: 'The file.', schema: childExport } },
      errors: ['child_not_found', 'validation_failed'],
    },
    'GET /children/:id/consents': {
      id: 'listChildConsents',
      summary: 'The consents of guardians, newest first',
      answers: { 200: { description: 'The ledger.', schema: childConsent.array() } },
      errors: ['child_not_found'],
    },
    'POST /children/:id/consents': {
      id: 'giveChildConsent',
      summary: 'Gives the consent again, and lets the child in',
      body: consentBody,
      answers: { 201: { description: 'The new line.', schema: childConsent } },
      errors: ['child_not_found', 'validation_failed'],
    },
    'DELETE /children/:id/consents': {
      id: 'withdrawChildConsent',
      summary: 'Withdraws the consent, and shuts the child out at once',
      answers: { 204: { description: 'The child is signed out.' } },
      errors: ['child_not_found'],
    },
    'GET /children/:id/erasure': {
      id: 'previewChildErasure',
      summary: 'What an erasure would delete',
      answers: { 200: { description: 'Rows by table.', schema: erasurePreview } },
      errors: ['child_not_found'],
    },
    'POST /children/:id/erasure': {
      id: 'eraseChild',
      summary: 'Erases the child',
      description: 'At once where there is one guardian, else in seven days.',
      body: erasureBody,
      answers: { 200: { description: 'The receipt.', schema: erasureReceipt }, 202: WAITS },
      errors: ['child_not_found', 'validation_failed'],
    },
    'DELETE /children/:id/erasure': {
      id: 'cancelChildErasure',
      summary: 'Calls a waiting erasure off; for every guardian',
      answers: { 204: { description: 'Nothing is erased.' } },
      errors: ['child_not_found', 'erasure_not_found'],
    },
    'DELETE /children/:id/conversations': {
      id: 'deleteChildConversations',
      summary: "Deletes the child's conversations",
      description: 'At once where there is one guardian, else in seven days. The nickname may confirm it.',
      body: conversationsErasureBody,
      answers: { 200: { description: 'How many were deleted.', schema: deletedConversations }, 202: WAITS },
      errors: ['child_not_found', 'validation_failed'],
    },
    'DELETE /children/:id/conversations/erasure': {
      id: 'cancelChildConversationsErasure',
      summary: 'Calls a waiting deletion of conversations off',
      answers: { 204: { description: 'Nothing is deleted.' } },
      errors: ['child_not_found', 'erasure_not_found'],
    },
    'GET /erasure-receipts/:id': {
      id: 'getErasureReceipt',
      summary: 'The proof of an erasure',
      description: 'For the one who erased, and for the guardians of the household.',
      answers: { 200: { description: 'The receipt.', schema: erasureReceipt } },
      errors: ['receipt_not_found'],
    },
  },
};
