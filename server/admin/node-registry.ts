import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HealthStatus } from '../../contract/admin.js';
import { Bus } from '../bus/bus.js';
import { CompanionHealth } from '../companion/providers/companion-health.js';
import { Config } from '../platform/config/config.js';
import { LiveConnectionCount } from '../platform/live-connection-count.js';

const BEAT_MS = 2_000;
/** A node that has not been seen for so long is gone. */
const GONE_AFTER_SECONDS = 10;
/** One that went without a word is missed for so long; then it is taken to be gone for good. */
const MISSED_FOR_SECONDS = 300;

export interface NodesFigures {
  nodes: number;
  /** Went without a word: not those that were stopped in order. */
  missingNodes: number;
  liveConnections: number;
  bus: HealthStatus;
  companion: HealthStatus;
}

interface OthersRow {
  nodes: number;
  missing: number;
  connections: number;
  buses: HealthStatus[];
  companions: HealthStatus[];
}

/** Each node writes down every two seconds that it lives, what it holds, and how the bus and the companion answer it. */
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
    private readonly bus: Bus,
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
    const [own, [others]] = await Promise.all([
      this.ownFigures(),
      this.dataSource.query<OthersRow[]>(
        `SELECT count(*) FILTER (WHERE lives)::int AS nodes,
           count(*) FILTER (WHERE NOT lives AND seen_at > now() - make_interval(secs => $3))::int AS missing,
           coalesce(sum(live_connections) FILTER (WHERE lives), 0)::int AS connections,
           coalesce(array_agg(DISTINCT bus_status) FILTER (WHERE lives), '{}') AS buses,
           coalesce(array_agg(DISTINCT companion_status) FILTER (WHERE lives), '{}') AS companions
         FROM (SELECT *, seen_at > now() - make_interval(secs => $2) AS lives FROM nodes WHERE id <> $1) AS others`,
        [this.config.nodeId, GONE_AFTER_SECONDS, MISSED_FOR_SECONDS],
      ),
    ]);
    const { nodes, missing, connections, buses, companions } = others!;
    return {
      nodes: nodes + own.nodes,
      missingNodes: missing,
      liveConnections: connections + own.liveConnections,
      bus: worstOf([...buses, own.bus]),
      companion: worstOf([...companions, own.companion]),
    };
  }

  /** What this node knows without asking the database. */
  async ownFigures(): Promise<NodesFigures> {
    return {
      nodes: 1,
      missingNodes: 0,
      liveConnections: this.connections.current,
      bus: await this.bus.status(),
      companion: this.companion.status(),
    };
  }

  private async beat(): Promise<void> {
    try {
      const { liveConnections, bus, companion } = await this.ownFigures();
      await this.dataSource.query(
        `INSERT INTO nodes (id, live_connections, bus_status, companion_status, seen_at) VALUES ($1, $2, $3, $4, now())
         ON CONFLICT (id) DO UPDATE SET live_connections = excluded.live_connections, bus_status = excluded.bus_status,
           companion_status = excluded.companion_status, seen_at = excluded.seen_at`,
        [this.config.nodeId, liveConnections, bus, companion],
      );
      await this.dataSource.query('DELETE FROM nodes WHERE seen_at < now() - make_interval(secs => $1)', [
        MISSED_FOR_SECONDS,
      ]);
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
