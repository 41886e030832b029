import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HealthStatus } from '../../contract/admin.js';
import { Bus } from '../bus/bus.js';
import { CompanionHealth } from '../companion/providers/companion-health.js';
import { Config } from '../platform/config/config.js';
import { OnEveryNode } from '../platform/jobs/periodic-task.js';
import { SocketHub } from '../sockets/socket-hub.js';

/** A node counts as gone after so long without a heartbeat. */
const GONE_AFTER_SECONDS = 10;
/** A node that did not stop in order counts as missing for so long, then it is forgotten. */
const MISSED_FOR_SECONDS = 300;

export interface ClusterStats {
  nodes: number;
  /** Nodes that did not stop in order. */
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

/** Each node stores a heartbeat every two seconds: its open sockets, and the state of its bus and its companion. */
@Injectable()
export class NodeRegistry implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly sockets: SocketHub,
    private readonly companion: CompanionHealth,
    private readonly bus: Bus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
  }

  async onApplicationShutdown(): Promise<void> {
    // Best effort: without it, the node counts as missing until its row is deleted.
    await this.dataSource.query('DELETE FROM nodes WHERE id = $1', [this.config.nodeId]).catch(() => undefined);
  }

  /** All nodes together: this node as it is now, the others by their last heartbeat. */
  async stats(): Promise<ClusterStats> {
    const [own, [others]] = await Promise.all([
      this.ownStats(),
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

  /** This node alone, without the database. */
  async ownStats(): Promise<ClusterStats> {
    return {
      nodes: 1,
      missingNodes: 0,
      liveConnections: this.sockets.openSockets,
      bus: await this.bus.status(),
      companion: this.companion.status(),
    };
  }

  @OnEveryNode({ name: 'node-heartbeat', everyMs: 2_000, timeoutMs: 10_000 })
  async beat(): Promise<void> {
    const { liveConnections, bus, companion } = await this.ownStats();
    await this.dataSource.query(
      `INSERT INTO nodes (id, live_connections, bus_status, companion_status, seen_at) VALUES ($1, $2, $3, $4, now())
       ON CONFLICT (id) DO UPDATE SET live_connections = excluded.live_connections, bus_status = excluded.bus_status,
         companion_status = excluded.companion_status, seen_at = excluded.seen_at`,
      [this.config.nodeId, liveConnections, bus, companion],
    );
    await this.dataSource.query('DELETE FROM nodes WHERE seen_at < now() - make_interval(secs => $1)', [
      MISSED_FOR_SECONDS,
    ]);
  }
}

/** The worst of several states. */
export function worstOf(statuses: readonly HealthStatus[]): HealthStatus {
  if (statuses.includes('DOWN')) return 'DOWN';
  return statuses.includes('DEGRADED') ? 'DEGRADED' : 'OK';
}
