import { jest } from '@jest/globals';
import { readConfig } from '../platform/config/config.js';
import type { RetentionClasses } from '../privacy/retention-classes.js';
import type { ConversationsService } from './conversations.service.js';
import { Retention } from './retention.js';

/** The tasks run without the registry of the dry run. */
const unregistered = {} as RetentionClasses;

describe('retention', () => {
  it('empties the trash in batches, until one is not full', async () => {
    const emptyTrash = jest.fn<ConversationsService['emptyTrash']>();
    emptyTrash.mockImplementationOnce(async (limit) => limit).mockImplementationOnce(async (limit) => limit - 1);
    const conversations = { emptyTrash } as Partial<ConversationsService> as ConversationsService;
    await new Retention(readConfig({}), conversations, unregistered).emptyTrash();
    expect(emptyTrash.mock.calls).toEqual([[100], [100]]);
  });

  it('deletes unused conversations in batches, until one is not full', async () => {
    const deleteUnused = jest.fn<ConversationsService['deleteUnused']>();
    deleteUnused.mockImplementationOnce(async (_, limit) => limit).mockImplementationOnce(async () => 0);
    const conversations = { deleteUnused } as Partial<ConversationsService> as ConversationsService;
    await new Retention(readConfig({ RETENTION_DAYS: '30' }), conversations, unregistered).deleteUnused();
    expect(deleteUnused.mock.calls).toEqual([
      [30, 100],
      [30, 100],
    ]);
  });
});
