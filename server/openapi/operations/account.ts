import type { OperationGroup } from '../operation.js';
import { accountExport, user } from '../responses/users.js';

export const accountOperations: OperationGroup = {
  tag: 'Account',
  operations: {
    'GET /users/me': {
      id: 'getMe',
      summary: 'Reads the signed-in user',
      answers: { 200: { description: 'The user.', schema: user } },
    },
    'PATCH /users/me': {
      id: 'updateMe',
      summary: 'Changes the profile or the settings',
      description: 'Fields that are left out stay as they are. An empty text clears a field.',
      answers: { 200: { description: 'The user.', schema: user } },
      errors: ['username_taken'],
    },
    'GET /users/me/export': {
      id: 'exportMe',
      summary: 'Exports all data of the account',
      answers: { 200: { description: 'The data.', schema: accountExport } },
    },
    'DELETE /users/me': {
      id: 'eraseMe',
      summary: 'Erases the account and its data',
      description:
        'This cannot be undone. The only guardian of children is refused unless `children=erase` erases them too. Where others remain, the guardian who has been there the longest becomes the primary.',
      answers: { 204: { description: 'The account is gone.' } },
      errors: ['last_admin', 'last_guardian'],
    },
  },
};
