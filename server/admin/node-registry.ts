import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HealthStatus } from '../../contract/admin.js';
import { CompanionHealth } from '../companion/providers/companion-health.js';
import { Config } from '../platform/config/config.js';
import { LiveConnectionCount } from '../platform/live-connection-count.js';

const BEAT_MS = 2_000;
/** A node that has not been seen for so long is gone. */
const GONE_AFTER_SECONDS = 10;

export interface NodesFigures {
  nodes: number;
  liveConnections: number;
  companion: HealthStatus;
}

/** Each node writes down every two seconds that it lives, what it holds, and how the companion answers it. */
@Injectable()
export class NodeRegistry implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Nodes');
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();
  private isSilent = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly connections: LiveConnectionCount,
    private readonly companion: CompanionHealth,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => {
      this.beating = this.beat();
    }, BEAT_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
    if (!this.dataSource.isInitialized) return;
    // Where the database is away, the row is forgotten by itself.
    await this.dataSource.query('DELETE FROM nodes WHERE id = $1', [this.config.nodeId]).catch(() => {});
  }

  /** Over all nodes; this one as it is now, the others as they last said. */
  async figures(): Promise<NodesFigures> {
    const [others] = await this.dataSource.query<{ nodes: number; connections: number; statuses: HealthStatus[] }[]>(
      `SELECT count(*)::int AS nodes, coalesce(sum(live_connections), 0)::int AS connections,
         coalesce(array_agg(DISTINCT companion_status), '{}') AS statuses
       FROM nodes WHERE id <> $1 AND seen_at > now() - make_interval(secs => $2)`,
      [this.config.nodeId, GONE_AFTER_SECONDS],
    );
    const { nodes, connections, statuses } = others!;
    return {
      nodes: nodes + 1,
      liveConnections: connections + this.connections.current,
      companion: worstOf([...statuses, this.companion.status()]),
    };
  }

  /** What this node knows without asking. */
  ownFigures(): NodesFigures {
    return { nodes: 1, liveConnections: this.connections.current, companion: this.companion.status() };
  }

  private async beat(): Promise<void> {
    try {
      await this.dataSource.query(
        `INSERT INTO nodes (id, live_connections, companion_status, seen_at) VALUES ($1, $2, $3, now())
         ON CONFLICT (id) DO UPDATE SET live_connections = excluded.live_connections,
           companion_status = excluded.companion_status, seen_at = excluded.seen_at`,
        [this.config.nodeId, this.connections.current, this.companion.status()],
      );
      await this.dataSource.query(`DELETE FROM nodes WHERE seen_at < now() - interval '1 hour'`);
      this.isSilent = false;
    } catch (error) {
      if (!this.isSilent) this.logger.warn({ err: error }, 'This node could not say that it lives');
      this.isSilent = true;
    }
  }
}

/** The worst of several states. */
export function worstOf(statuses: readonly HealthStatus[]): HealthStatus {
  if (statuses.includes('DOWN')) return 'DOWN';
  return statuses.includes('DEGRADED') ? 'DEGRADED' : 'OK';
}
