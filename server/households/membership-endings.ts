import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What a membership opens, and the receipt of its end names. */
export const MEMBERSHIP_ACCESS = ['sockets', 'calendarLinks', 'pushSubscriptions', 'fileLinks'] as const;
export type MembershipAccess = (typeof MEMBERSHIP_ACCESS)[number];
export type EndedAccess = Record<MembershipAccess, number>;

export interface EndingMember {
  readonly userId: string;
  readonly householdId: string;
  /** The accounts of the children that the member looked after. */
  readonly childAccounts: readonly string[];
}

type Ending = (member: EndingMember, manager: EntityManager) => Promise<number>;

/**
 * What ends together with a membership. Each feature that gives members something registers how to end it, and answers how
 * much there was. Runs in the transaction that ends the membership. Register in `onModuleInit`.
 */
@Injectable()
export class MembershipEndings {
  private readonly endings = new Map<MembershipAccess, Ending>();

  register(access: MembershipAccess, ending: Ending): void {
    if (this.endings.has(access)) throw new Error(`The end of ${access} is registered twice`);
    this.endings.set(access, ending);
  }

  async end(member: EndingMember, manager: EntityManager): Promise<EndedAccess> {
    const ended: EndedAccess = { sockets: 0, calendarLinks: 0, pushSubscriptions: 0, fileLinks: 0 };
    for (const [access, ending] of this.endings) ended[access] = await ending(member, manager);
    return ended;
  }
}
