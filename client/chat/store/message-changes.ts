import type { Reaction } from '../../../contract/conversations';
import { t } from '../texts';
import type { ChatApi } from './chat-api';
import { type ChatState, changeMessage, findMessage } from './chat-state';
import type { ReplyWatch } from './reply-watch';

/** What a change needs to know of the chat, and may do to it. */
export interface ChangeableChat {
  readonly state: ChatState;
  setState(state: ChatState): void;
  showError(error: string | null): void;
  readonly replyWatch: Pick<ReplyWatch, 'expect' | 'giveUp'>;
}

/** What a reader can do to a stored message. */
export class MessageChanges {
  constructor(
    private readonly api: Pick<ChatApi, 'edit' | 'remove' | 'react' | 'report'>,
    private readonly chat: ChangeableChat,
  ) {}

  /** Resolves to false if the message stays as it was; the chat then shows why, and the caller keeps the new text. */
  async edit(messageId: string, content: string): Promise<boolean> {
    const text = content.trim();
    if (!text) return false;
    this.chat.showError(null);
    this.chat.replyWatch.expect(messageId);
    try {
      await this.api.edit(this.conversationId(), messageId, text);
      return true;
    } catch (error) {
      this.chat.replyWatch.giveUp(messageId);
      this.chat.showError(error instanceof Error && error.message ? error.message : t('problem.notChanged'));
      return false;
    }
  }

  /** The message disappears with its `message_deleted` event. Rejects if the message stays. */
  async remove(messageId: string): Promise<void> {
    await this.api.remove(this.conversationId(), messageId);
  }

  /** Shows the reaction at once and takes it back if the server refuses it. */
  react(messageId: string, reaction: Reaction | null): void {
    const { state } = this.chat;
    const { conversationId } = state;
    const before = findMessage(state, messageId);
    if (!conversationId) this.chat.showError(t('problem.noConversation'));
    if (!conversationId || !before) return;
    this.setReaction(messageId, reaction);
    this.api.react(conversationId, messageId, reaction).catch(() => {
      this.setReaction(messageId, before.reaction);
      this.chat.showError(t('problem.reaction'));
    });
  }

  async report(messageId: string, reason: string): Promise<void> {
    await this.api.report(this.conversationId(), messageId, reason);
    const { state } = this.chat;
    const message = findMessage(state, messageId);
    if (message) this.chat.setState(changeMessage(state, message, { reported: true }));
  }

  private setReaction(messageId: string, reaction: Reaction | null): void {
    const { state } = this.chat;
    const message = findMessage(state, messageId);
    if (message) this.chat.setState(changeMessage(state, message, { reaction }));
  }

  private conversationId(): string {
    const { conversationId } = this.chat.state;
    if (!conversationId) throw new Error(t('problem.noConversation'));
    return conversationId;
  }
}
