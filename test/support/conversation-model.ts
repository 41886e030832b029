import type { ReceivedFrame } from './live-client.js';

interface ModelMessage {
  id: string;
  role: string;
  content: string;
  reaction: string | null;
}

/** The fields of a message in REST responses. */
interface RestMessage {
  id: string;
  message_role: string;
  message_content: string;
  reaction: string | null;
}

const FIELDS = ['title', 'tags', 'is_pinned', 'is_archived', 'conversation_type'] as const;
const ANSWERS = new Set(['ai_response', 'ai_error', 'stream_final', 'streaming_stopped']);

/** A conversation as a client sees it: a snapshot, with all later frames applied in order. */
export class ConversationModel {
  private constructor(
    private readonly messages: Map<string, ModelMessage>,
    private readonly fields: Record<string, unknown>,
  ) {}

  /** The conversation and its messages as REST returns them. */
  static of(conversation: Record<string, unknown>, messages: RestMessage[]): ConversationModel {
    return new ConversationModel(
      new Map(
        messages.map(({ id, message_role: role, message_content: content, reaction }) => [
          id,
          { id, role, content, reaction },
        ]),
      ),
      Object.fromEntries(FIELDS.map((field) => [field, conversation[field]])),
    );
  }

  copy(): ConversationModel {
    return new ConversationModel(structuredClone(this.messages), structuredClone(this.fields));
  }

  get state(): { messages: ModelMessage[]; fields: Record<string, unknown> } {
    return { messages: [...this.messages.values()], fields: this.fields };
  }

  apply({ type, content, metadata }: ReceivedFrame): void {
    if (type === 'user_message') this.store('user', content, metadata.message_id as string);
    else if (ANSWERS.has(type) && metadata.message_id) this.store('assistant', content, metadata.message_id as string);
    else if (type === 'conversation_event') this.applyEvent(metadata);
  }

  private store(role: string, content: string, id: string): void {
    this.messages.set(id, { id, role, content, reaction: this.messages.get(id)?.reaction ?? null });
  }

  private applyEvent({ event, message_id: id, changes }: ReceivedFrame['metadata']): void {
    const message = this.messages.get(id as string);
    if (event === 'message_deleted') this.messages.delete(id as string);
    else if (event === 'message_edited' && message) message.content = changes.content as string;
    else if (event === 'reaction' && message) message.reaction = changes.reaction as string | null;
    else if (event === 'conversation_updated')
      for (const field of FIELDS) if (field in changes) this.fields[field] = changes[field];
  }
}
