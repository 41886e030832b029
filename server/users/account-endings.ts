import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface EndingAccount {
  readonly userId: string;
  readonly actorId: string;
  /** Also erases the children that have no other guardian. */
  readonly erasesChildren: boolean;
}

/** What a feature does, and may refuse, when an account ends. */
export interface AccountEnding {
  /** Whether `prepare` would erase something. Throws where the account may not end. */
  mustPrepare(account: EndingAccount): Promise<boolean>;
  /** Erases what cannot wait for the transaction that closes the account. */
  prepare(account: EndingAccount): Promise<void>;
  /** Runs first in the transaction that closes the account. Throws where the account may not end. */
  end(account: EndingAccount, manager: EntityManager): Promise<void>;
}

/** The registry of what ends with an account. Register in `onModuleInit`. */
@Injectable()
export class AccountEndings {
  private readonly endings: AccountEnding[] = [];

  register(ending: AccountEnding): void {
    this.endings.push(ending);
  }

  /** Calls `beforeFirst` before the first feature erases something. */
  async prepare(account: EndingAccount, beforeFirst: () => Promise<void>): Promise<void> {
    for (const ending of this.endings) {
      if (!(await ending.mustPrepare(account))) continue;
      await beforeFirst();
      await ending.prepare(account);
    }
  }

  async end(account: EndingAccount, manager: EntityManager): Promise<void> {
    for (const ending of this.endings) await ending.end(account, manager);
  }
}
