/**
 * The usual first version of the list over REST, as a program of its own: `lists-server.ts typeorm` is Nest with a
 * repository's `findAndCount`; `lists-server.ts json` is Nest with one statement whose JSON Postgres has written. Neither
 * checks a token: the account is in the query. Prints `ready URL`.
 */

import 'reflect-metadata';
import { Controller, Get, Inject, Module, Query, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Response } from 'express';
import pg from 'pg';
import { DataSource, EntitySchema, IsNull, MoreThan, type Repository } from 'typeorm';

const POOL_SIZE = 12;
const PAGE = 20;

interface Message {
  id: string;
  role: string;
  content: string;
}

interface Conversation {
  id: string;
  userId: string;
  isArchived: boolean;
  isPinned: boolean;
  messageCount: number;
  deleteAfter: Date | null;
  lastMessageAt: Date;
  lastMessage: Message | null;
}

const messages = new EntitySchema<Message>({
  name: 'messages',
  columns: { id: { type: 'uuid', primary: true }, role: { type: 'text' }, content: { type: 'text' } },
});
const conversations = new EntitySchema<Conversation>({
  name: 'conversations',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { name: 'user_id', type: 'uuid', select: false },
    title: { type: 'text', nullable: true },
    summary: { type: 'text', nullable: true },
    conversation_type: { type: 'text' },
    isPinned: { name: 'is_pinned', type: 'boolean' },
    isArchived: { name: 'is_archived', type: 'boolean' },
    messageCount: { name: 'message_count', type: 'integer' },
    deleteAfter: { name: 'delete_after', type: 'timestamptz', nullable: true },
    lastMessageAt: { name: 'last_message_at', type: 'timestamptz' },
    created_at: { type: 'timestamptz' },
    updated_at: { type: 'timestamptz' },
    tags: { type: 'text', array: true },
    unread_count: { type: 'integer' },
  } as EntitySchema<Conversation>['options']['columns'],
  relations: {
    lastMessage: { type: 'many-to-one', target: 'messages', joinColumn: { name: 'last_message_id' } },
  },
});

class TypeormLists {
  readonly rows: Repository<Conversation>;

  constructor(rows: Repository<Conversation>) {
    this.rows = rows;
  }

  async list(userId: string, response: Response) {
    const [items, total] = await this.rows.findAndCount({
      where: { userId, isArchived: false, messageCount: MoreThan(0), deleteAfter: IsNull() },
      relations: { lastMessage: true },
      order: { isPinned: 'DESC', lastMessageAt: 'DESC' },
      take: PAGE,
      skip: 0,
    });
    response.setHeader('X-Total-Count', String(total));
    return items;
  }
}

const WHERE = 'c.user_id = $1 AND c.message_count > 0 AND c.delete_after IS NULL AND NOT c.is_archived';
const JSON_PAGE = `SELECT (SELECT count(*) FROM conversations c WHERE ${WHERE}) AS total,
  (SELECT json_agg(page)::text FROM (
     SELECT c.id, c.title, c.summary, c.conversation_type, c.is_pinned, c.is_archived, c.message_count, c.last_message_at,
            c.created_at, c.updated_at, c.tags, c.unread_count,
            (SELECT json_build_object('message_role', m.role, 'message_content', m.content)
               FROM messages m WHERE m.id = c.last_message_id) AS last_message
       FROM conversations c WHERE ${WHERE}
      ORDER BY c.is_pinned DESC, c.last_message_at DESC, c.id DESC LIMIT ${PAGE}) page) AS body`;

class JsonLists {
  private readonly pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  async list(userId: string, response: Response) {
    const { rows } = await this.pool.query<{ total: string; body: string }>({
      name: 'page',
      text: JSON_PAGE,
      values: [userId],
    });
    response.setHeader('X-Total-Count', rows[0]!.total);
    response.type('json').send(rows[0]!.body);
  }
}

const STORE = 'store';
type Lists = typeof TypeormLists | typeof JsonLists;

/** Replaces the decorators of a controller, because types are stripped here, not compiled. */
function asController(Lists: Lists): void {
  Controller('conversations')(Lists);
  Inject(STORE)(Lists, undefined, 0);
  Get()(Lists.prototype, 'list', Object.getOwnPropertyDescriptor(Lists.prototype, 'list')!);
  Query('user_id')(Lists.prototype, 'list', 0);
  Res({ passthrough: Lists === TypeormLists })(Lists.prototype, 'list', 1);
}

async function openTypeorm(url: string): Promise<Repository<Conversation>> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    poolSize: POOL_SIZE,
    entities: [messages, conversations],
  });
  return (await dataSource.initialize()).getRepository(conversations);
}

class PeerModule {}

const url = process.env.DATABASE_URL!;
const isTypeorm = process.argv[2] === 'typeorm';
const Lists = isTypeorm ? TypeormLists : JsonLists;
asController(Lists);
Module({
  controllers: [Lists],
  providers: [
    {
      provide: STORE,
      useValue: isTypeorm ? await openTypeorm(url) : new pg.Pool({ connectionString: url, max: POOL_SIZE }),
    },
  ],
})(PeerModule);
const app = await NestFactory.create(PeerModule, { logger: ['error'] });
await app.listen(0, '127.0.0.1');
process.stdout.write(`ready ${await app.getUrl()}\n`);
process.on('SIGTERM', () => process.exit(0));
