import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActorActivity } from '../access/actor-activity.js';
import { PROLONGED_END } from './sessions.service.js';

/** Records when each session was last used, which prolongs that of a device. */
@Injectable()
export class SessionActivity implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActorActivity,
  ) {}

  onModuleInit(): void {
    this.activity.onSeen((seen) => this.record([...seen.keys()]));
  }

  /** Rows are locked in the order of their ids, so that two nodes never wait for each other in a circle. */
  private async record(sessionIds: readonly string[]): Promise<void> {
    await this.dataSource.query(
      `UPDATE sessions SET last_used_at = now(), expires_at = ${PROLONGED_END}
       WHERE id IN (SELECT id FROM sessions WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED)`,
      [sessionIds],
    );
  }
}
