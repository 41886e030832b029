import { Injectable } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import { MessageObject } from '../conversations/conversation.types.js';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import { ReportsRepository } from './reports.repository.js';

/** Finds out for a whole page of messages which of them the actor has reported. */
@Injectable()
export class ReportedMessages {
  private readonly loaders = new WeakMap<GraphqlContext, DataLoader<string, boolean>>();

  constructor(private readonly reports: ReportsRepository) {}

  load(context: GraphqlContext, messageId: string): Promise<boolean> {
    const known = this.loaders.get(context);
    if (known) return known.load(messageId);
    const created = new DataLoader<string, boolean>(
      async (messageIds) => {
        const { actor } = context.req;
        const reported = actor ? await this.reports.findReportedBy(actor.userId, messageIds) : new Set<string>();
        return messageIds.map((id) => reported.has(id));
      },
      { cache: false },
    );
    this.loaders.set(context, created);
    return created.load(messageId);
  }
}

@Resolver(() => MessageObject)
export class ReportedMessagesResolver {
  constructor(private readonly reported: ReportedMessages) {}

  @ResolveField('reported', () => Boolean, { description: 'The reader has reported it to the moderators.' })
  isReported(@Parent() { id }: MessageObject, @Context() context: GraphqlContext): Promise<boolean> {
    return this.reported.load(context, id);
  }
}
