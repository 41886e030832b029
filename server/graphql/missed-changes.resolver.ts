import { Resolver, Subscription } from '@nestjs/graphql';
import { SignedIn } from '../access/access.decorators.js';
import { Bus } from '../bus/bus.js';
import { asyncIteratorFrom } from './async-iterator-from.js';

/** Tells open pages when changes may not have reached them, for the subscriptions that cannot find out from the store. */
@Resolver()
export class MissedChangesResolver {
  constructor(private readonly bus: Bus) {}

  @Subscription(() => Boolean, {
    description: 'Changes may not have reached the subscriptions of this account: read again what is shown',
    resolve: (isMissed: boolean) => isMissed,
  })
  @SignedIn()
  missedChanges(): AsyncIterableIterator<boolean> {
    return asyncIteratorFrom<boolean>((push) => this.bus.onGap(() => push(true)));
  }
}
