import { Injectable, Logger } from '@nestjs/common';
import { AccessChanges } from '../access/access-changes.js';
import { Bus } from '../bus/bus.js';
import { type ChildNote, userTopic } from '../bus/topics.js';

/** What changed for a child: its rules, a pause, a grant, a counted minute, a step to its goal, a request, its plan or its voice. */
export type ChildChange = Omit<ChildNote, 'kind'>;

/**
 * Makes a change hold at once on every node: accounts are checked again, which closes or opens sockets, and the screens of
 * the child read its state again.
 */
@Injectable()
export class ChildChanges {
  private readonly logger = new Logger('ChildChanges');

  constructor(
    private readonly access: AccessChanges,
    private readonly bus: Bus,
  ) {}

  /** Call it after the commit. `userId` is the child's account. Does not throw: open screens also ask again by themselves. */
  async announce(userId: string, change: ChildChange): Promise<void> {
    await this.access.announce({ userId, reason: 'controls_changed' });
    try {
      await this.bus.publish(userTopic(userId), { kind: 'child', ...change });
    } catch (error) {
      this.logger.warn({ err: error }, 'A change of what a child may do could not be announced to its screens');
    }
  }

  /** Calls `listener` for each change of the child whose account this is. Returns how to stop. */
  watch(userId: string, listener: (change: ChildChange) => void): Promise<() => void> {
    return this.bus.subscribe(userTopic(userId), (note) => {
      if (note.kind === 'child') listener(note);
    });
  }
}
