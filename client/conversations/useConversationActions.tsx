import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import type { ConversationRowFragment, UpdateConversationInput } from '../gql/graphql';
import { messageOf } from '../platform/api-error';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { usePermission } from '../platform/useSession';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ClearAllDialog } from './ClearAllDialog';
import {
  RESTORE_CONVERSATIONS,
  TRASH_CONVERSATIONS,
  TRASH_LISTED_CONVERSATIONS,
  UPDATE_CONVERSATION,
  UPDATE_CONVERSATIONS,
} from './conversations.graphql';
import { downloadConversation, type ExportFormat } from './download-conversation';
import { countOf, titleOf } from './title';

type Conversation = ConversationRowFragment;

/** For so long the server can bring back what was deleted. */
const UNDO_MS = 10_000;

export interface ConversationActions {
  /** Devices may not delete (spec §6). */
  canDelete: boolean;
  /** Changes the title, the pin, the type or the tags. */
  change: (conversation: Conversation, input: UpdateConversationInput) => Promise<boolean>;
  archive: (conversations: readonly Conversation[], isArchived: boolean) => Promise<void>;
  pin: (conversations: readonly Conversation[], isPinned: boolean) => Promise<void>;
  /** Saves a conversation as a file. */
  download: (conversation: Conversation, format: ExportFormat) => Promise<void>;
  /** Asks first, and can be taken back for a while after. */
  askToDelete: (conversations: readonly Conversation[], onDeleted?: () => void) => void;
  /** Asks first, naming the number that will go; can be taken back, too. */
  askToClear: () => void;
  /** The questions; stands somewhere in the page. */
  dialogs: ReactNode;
}

/** Takes conversations off every list that the cache holds, and off their totals. */
function leaveOut(cache: ApolloCache, goes: (id: string, isArchived: boolean) => boolean): void {
  cache.modify<{ conversations: { items: readonly { __ref: string }[]; total: number } }>({
    fields: {
      conversations(page, { readField }) {
        if (!('items' in page)) return page;
        const stays = page.items.filter(
          (item) => !goes(String(readField('id', item)), readField('isArchived', item) === true),
        );
        return { ...page, items: stays, total: Math.max(0, page.total - (page.items.length - stays.length)) };
      },
    },
  });
}

function tellFailure(title: string, error: unknown): void {
  notifications.show({ color: 'red', title, message: messageOf(error) });
}

/** A word about what was done, with a way back for as long as there is one. */
function tellWithUndo(message: string, undo: () => void): void {
  const id = crypto.randomUUID();
  const takeBack = () => {
    undo();
    notifications.hide(id);
  };
  notifications.show({
    id,
    autoClose: UNDO_MS,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm">{message}</Text>
        <Button size="xs" variant="light" onClick={takeBack}>
          Undo
        </Button>
      </Group>
    ),
  });
}

/** A conversation that is gone is no longer the one that /chat opens. */
function forgetCurrent(goes: (id: string) => boolean): void {
  const current = localStorage.getItem(STORAGE_KEYS.currentConversationId);
  if (current && goes(current)) localStorage.removeItem(STORAGE_KEYS.currentConversationId);
}

/**
 * What a person can do to conversations. Each shows at once and is taken back, with a word about it, where the server
 * refuses. `onManyChanged` is told when more came or went than a list can know by itself.
 */
export function useConversationActions(onManyChanged?: () => void): ConversationActions {
  const client = useApolloClient();
  const canDelete = usePermission('delete_conversations');
  const [update] = useMutation(UPDATE_CONVERSATION);
  const [updateMany] = useMutation(UPDATE_CONVERSATIONS);
  const [trash] = useMutation(TRASH_CONVERSATIONS);
  const [trashListed] = useMutation(TRASH_LISTED_CONVERSATIONS);
  const [restore] = useMutation(RESTORE_CONVERSATIONS);
  const [deleting, setDeleting] = useState<{ conversations: readonly Conversation[]; onDeleted?: () => void } | null>(
    null,
  );
  const [isClearing, setClearing] = useState(false);

  const change: ConversationActions['change'] = async (conversation, input) => {
    try {
      await update({
        variables: { id: conversation.id, input },
        optimisticResponse: {
          updateConversation: {
            ...conversation,
            title: input.title ?? conversation.title,
            isPinned: input.isPinned ?? conversation.isPinned,
            isArchived: input.isArchived ?? conversation.isArchived,
          },
        },
      });
      return true;
    } catch (error) {
      tellFailure('That change was not saved', error);
      return false;
    }
  };

  /** One change of many at once. Answers those that the server still knew. */
  const changeMany = async (
    conversations: readonly Conversation[],
    input: Pick<UpdateConversationInput, 'isArchived' | 'isPinned'>,
  ): Promise<readonly Conversation[]> => {
    if (conversations.length === 0) return [];
    try {
      const { data } = await updateMany({
        variables: { ids: conversations.map(({ id }) => id), input },
        optimisticResponse: {
          updateConversations: conversations.map((conversation) => ({
            ...conversation,
            isArchived: input.isArchived ?? conversation.isArchived,
            isPinned: input.isPinned ?? conversation.isPinned,
          })),
        },
      });
      return data?.updateConversations ?? [];
    } catch (error) {
      tellFailure('That change was not saved', error);
      return [];
    }
  };

  const archive: ConversationActions['archive'] = async (conversations, isArchived) => {
    const done = await changeMany(
      conversations.filter((conversation) => conversation.isArchived !== isArchived),
      { isArchived },
    );
    const [first] = done;
    if (!first) return;
    const where = isArchived ? 'moved to the archive' : 'taken out of the archive';
    const what = done.length === 1 ? `“${titleOf(first)}” was` : `${countOf(done.length)} were`;
    tellWithUndo(`${what} ${where}.`, () => void changeMany(done, { isArchived: !isArchived }));
  };

  const pin: ConversationActions['pin'] = async (conversations, isPinned) => {
    await changeMany(
      conversations.filter((conversation) => conversation.isPinned !== isPinned),
      { isPinned },
    );
  };

  const takeBack = async (ids: string[]) => {
    try {
      const { data } = await restore({ variables: { ids } });
      const missing = ids.length - (data?.restoreConversations ?? 0);
      if (missing > 0)
        tellFailure('That could not be undone', new Error(`${countOf(missing)} had been deleted for good.`));
      onManyChanged?.();
    } catch (error) {
      tellFailure('That could not be undone', error);
    }
  };

  const deleteNow = async () => {
    if (!deleting) return;
    const { conversations, onDeleted } = deleting;
    const ids = conversations.map(({ id }) => id);
    const [first] = conversations;
    await trash({ variables: { ids } });
    leaveOut(client.cache, (id) => ids.includes(id));
    forgetCurrent((id) => ids.includes(id));
    tellWithUndo(
      ids.length === 1 && first ? `“${titleOf(first)}” was deleted.` : `${countOf(ids.length)} were deleted.`,
      () => void takeBack(ids),
    );
    onDeleted?.();
  };

  const clearNow = async (isWithArchived: boolean) => {
    const { data } = await trashListed({ variables: { includeArchived: isWithArchived } });
    const ids = data?.trashListedConversations ?? [];
    leaveOut(client.cache, (_, isArchived) => isWithArchived || !isArchived);
    forgetCurrent((id) => ids.includes(id));
    onManyChanged?.();
    if (ids.length > 0) {
      tellWithUndo(`${countOf(ids.length)} ${ids.length === 1 ? 'was' : 'were'} deleted.`, () => void takeBack(ids));
    }
  };

  const download: ConversationActions['download'] = async (conversation, format) => {
    try {
      await downloadConversation(conversation, format);
    } catch (error) {
      tellFailure('The conversation could not be exported', error);
    }
  };

  const [single] = deleting?.conversations ?? [];
  const dialogs = (
    <>
      <ConfirmDialog
        opened={deleting !== null}
        title={deleting?.conversations.length === 1 ? 'Delete this conversation?' : 'Delete these conversations?'}
        confirmLabel={
          deleting && deleting.conversations.length > 1 ? `Delete ${deleting.conversations.length}` : 'Delete'
        }
        danger
        onConfirm={deleteNow}
        onClose={() => setDeleting(null)}
      >
        <Text>
          {deleting?.conversations.length === 1 && single
            ? `“${titleOf(single)}” and its ${single.messageCount === 1 ? 'one message' : `${single.messageCount} messages`} will be gone.`
            : `${countOf(deleting?.conversations.length ?? 0)} and all their messages will be gone.`}
        </Text>
      </ConfirmDialog>
      <ClearAllDialog opened={isClearing} onConfirm={clearNow} onClose={() => setClearing(false)} />
    </>
  );

  return {
    canDelete,
    change,
    archive,
    pin,
    download,
    askToDelete: (conversations, onDeleted) => setDeleting({ conversations, onDeleted }),
    askToClear: () => setClearing(true),
    dialogs,
  };
}
