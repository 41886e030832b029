import { Injectable } from '@nestjs/common';

/** How many sockets this node holds, of every kind. Each gateway counts its own in and out. */
@Injectable()
export class LiveConnectionCount {
  private open = 0;

  get current(): number {
    return this.open;
  }

  /** Counts one in; the answer counts it out, once. */
  opened(): () => void {
    this.open += 1;
    let isOpen = true;
    return () => {
      if (isOpen) this.open -= 1;
      isOpen = false;
    };
  }
}
