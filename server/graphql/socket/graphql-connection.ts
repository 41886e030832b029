import type { Disconnect } from '../../../contract/disconnects.js';
import type { Permission } from '../../../contract/permissions.js';
import type { Actor } from '../../access/actor.js';
import type { BlockReason } from '../../access/admission-rules.js';
import { blockError } from '../../access/block-error.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SocketConnection } from '../../sockets/socket-connection.js';

/** A subscription that is running, and what its root fields ask for. */
export interface RunningOperation {
  readonly permissions: readonly Permission[];
  /** The blocks that do not end it. */
  readonly allowedBlocks: readonly BlockReason[];
  readonly results: { fail(error: unknown): void };
}

/** A graphql-ws socket and the operations on it. */
export class GraphqlConnection extends SocketConnection {
  private readonly operations = new Map<string, RunningOperation>();
  /** The ids of operations that are being prepared. */
  private readonly starting = new Set<string>();

  disconnect({ code, graphqlCode = code, reason }: Disconnect): void {
    this.close(graphqlCode, reason);
  }

  /** Reserves an id until its operation has started or was refused. `false`: it is reserved already. */
  reserve(id: string): boolean {
    if (this.starting.has(id)) return false;
    this.starting.add(id);
    return true;
  }

  release(id: string): void {
    this.starting.delete(id);
  }

  /** Keeps a running subscription, or ends it at once if the actor may no longer have it. */
  addOperation(id: string, operation: RunningOperation): void {
    this.operations.set(id, operation);
    if (this.actor) endIfForbidden(operation, this.actor);
  }

  removeOperation(id: string): void {
    this.operations.delete(id);
  }

  override updateActor(actor: Actor): void {
    super.updateActor(actor);
    for (const operation of this.operations.values()) endIfForbidden(operation, actor);
  }
}

function endIfForbidden({ permissions, allowedBlocks, results }: RunningOperation, actor: Actor): void {
  const block = actor.blocks.find(({ reason }) => !allowedBlocks.includes(reason));
  if (block) results.fail(blockError(block));
  else if (permissions.some((permission) => !actor.permissions.includes(permission))) {
    results.fail(new AppError('forbidden'));
  }
}
