import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { ServerFrame, ServerFrameType } from '../../../contract/frames.js';
import type { FaultNode } from './fault-node.js';
import { Reader } from './reader.js';

const LIVE_FRAMES = `subscription ($id: ID!, $after: ID) {
  liveFrames(conversationId: $id, after: $after) {
    type content conversationId
    metadata { messageId clientMessageId offset seq isFinal isHistorical replyTo error { code message } }
  }
}`;

interface LiveFrame {
  type: ServerFrameType;
  content: string;
  conversationId: string;
  metadata: {
    messageId: string | null;
    clientMessageId: string | null;
    offset: number | null;
    seq: number | null;
    isFinal: boolean | null;
    isHistorical: boolean | null;
    replyTo: string | null;
    error: { code: string; message: string } | null;
  };
}

/** Reads over a `liveFrames` subscription. */
export class SubscriptionReader extends Reader {
  private client: Client | null = null;

  protected connect(node: FaultNode, after: string | undefined): void {
    const client = createClient({
      url: `${node.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${this.conversation.account.accessToken}` },
      retryAttempts: 0,
      onNonLazyError: () => undefined,
    });
    this.client = client;
    let closeCode = 1006;
    let hasEnded = false;
    client.on('closed', (event) => {
      closeCode = (event as { code?: number }).code ?? closeCode;
    });
    const end = (reason: string) => {
      if (hasEnded) return;
      hasEnded = true;
      void client.dispose();
      if (this.client === client) this.ended(closeCode, reason);
    };
    client.subscribe<{ liveFrames: LiveFrame }>(
      { query: LIVE_FRAMES, variables: { id: this.conversation.conversationId, after } },
      {
        next: ({ data, errors }) => {
          // A reader that has left ignores frames that arrive later.
          if (this.client !== client) return;
          if (data) this.receive(wireFrame(data.liveFrames));
          else if (errors) end(JSON.stringify(errors));
        },
        error: (error) => end(error instanceof Error ? error.message : JSON.stringify(error)),
        complete: () => end('completed'),
      },
    );
  }

  protected disconnect(): void {
    const { client } = this;
    this.client = null;
    void client?.dispose();
  }
}

/** Converts to the frame that the WebSocket would have sent. */
function wireFrame({ type, content, conversationId, metadata }: LiveFrame): ServerFrame {
  const { messageId, clientMessageId, offset, seq, isFinal, isHistorical, replyTo, error } = metadata;
  return {
    type,
    content,
    conversation_id: conversationId,
    user_id: null,
    timestamp: '',
    metadata: {
      ...(messageId ? { message_id: messageId } : {}),
      client_message_id: clientMessageId,
      ...(offset === null ? {} : { offset }),
      ...(seq === null ? {} : { seq }),
      ...(isFinal ? { is_final: true } : {}),
      ...(isHistorical ? { is_historical: true } : {}),
      ...(replyTo ? { reply_to: replyTo } : {}),
      ...(error ? { error } : {}),
    },
  };
}
