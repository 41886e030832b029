import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Area, BUDGET_MAX_MINUTES, REQUEST_DEFAULT_MINUTES, WEEKDAYS } from '../../contract/controls.js';
import type { Actor } from '../access/actor.js';
import type { Child } from '../children/child.js';
import { ChildStates } from '../controls/child-states.js';
import { type ControlsPatch, ControlsService } from '../controls/controls.service.js';
import { DayOpenings } from '../controls/day-openings.js';
import { GrantsService, latestEnd } from '../controls/grants.service.js';
import type { Pass } from '../controls/passes.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { askedRules } from './asked-rules.js';
import type { Decision, StoredRequest } from './request.js';

const MINUTE_MS = 60_000;

/** The guardian who says yes, and the child. */
interface Yes {
  readonly manager: EntityManager;
  readonly actor: Pick<Actor, 'userId'>;
  readonly child: Child;
}

/** What a yes changes: time, a topic, or an area, for today or for good. */
@Injectable()
export class RequestEffects {
  constructor(
    private readonly controls: ControlsService,
    private readonly grants: GrantsService,
    private readonly states: ChildStates,
    private readonly openings: DayOpenings,
    private readonly clock: DatabaseClock,
  ) {}

  /**
   * Carries out a yes within the transaction of its decision.
   * @returns the minutes that were given; null: none
   * @throws AppError `helper_limit`
   */
  async apply(yes: Yes, request: StoredRequest, { decision, minutes }: Decision): Promise<number | null> {
    const isForGood = decision === 'always';
    switch (request.kind) {
      case 'time':
        return this.giveTime(yes, minutes ?? REQUEST_DEFAULT_MINUTES, isForGood);
      case 'topic':
        await this.allowTopics(yes, request, isForGood);
        break;
      case 'game':
        await this.waiveGoal(yes);
        await this.openArea(yes, 'games', isForGood);
        break;
      case 'story':
        await this.openArea(yes, 'stories', isForGood);
        break;
      case 'other':
        break;
    }
    return null;
  }

  /** In a quiet time or a break, more minutes alone would change nothing, so the limits of time are lifted. */
  private async giveTime({ manager, actor, child }: Yes, minutes: number, isForGood: boolean): Promise<number> {
    const { code } = await this.states.now(child);
    const isRest = code === 'quiet_hours' || code === 'break';
    if (isForGood) {
      await this.controls.changeWithin(manager, actor, child, ({ controls: { budgets } }) => ({
        budgets: Object.fromEntries(WEEKDAYS.map((day) => [day, raised(budgets[day], minutes)])),
      }));
    }
    const now = this.clock.now().getTime();
    if (isRest) {
      const until = new Date(Math.min(now + minutes * MINUTE_MS, latestEnd(now, child.timeZone)));
      await this.grants.grantWithin(manager, actor, child, { kind: 'until', until });
    } else if (!isForGood) {
      await this.grants.grantWithin(manager, actor, child, { kind: 'minutes', minutes });
    }
    return minutes;
  }

  /** A yes for today to a message that is held answers that message alone. */
  private async allowTopics(yes: Yes, request: StoredRequest, isForGood: boolean): Promise<void> {
    if (isForGood) {
      await this.controls.changeWithin(yes.manager, yes.actor, yes.child, ({ controls }) => {
        const { topics, words } = askedRules(request, controls);
        return {
          topics: Object.fromEntries(topics.map((topic) => [topic, 'allow' as const])),
          words: controls.words.filter(({ word }) => !words.includes(word)),
        };
      });
    } else if (!request.isHeld) {
      const { controls } = await this.controls.read(yes.child);
      const { topics, words } = askedRules(request, controls);
      await this.openings.open(yes.manager, yes.child, [
        ...topics.map((name): Pass => ({ kind: 'topic', name })),
        ...words.map((name): Pass => ({ kind: 'word', name })),
      ]);
    }
  }

  private async openArea(yes: Yes, area: Area, isForGood: boolean): Promise<void> {
    const { controls } = await this.controls.read(yes.child);
    if (controls.areas[area]) return;
    const patch: ControlsPatch = { areas: { [area]: true } };
    if (isForGood) await this.controls.changeWithin(yes.manager, yes.actor, yes.child, () => patch);
    else await this.openings.open(yes.manager, yes.child, [{ kind: 'area', name: area }]);
  }

  private async waiveGoal({ manager, child }: Yes): Promise<void> {
    const { controls } = await this.controls.read(child);
    if (controls.learn_first) await this.openings.waiveGoal(manager, child);
  }
}

function raised(budget: number | null, minutes: number): number | null {
  return budget === null ? null : Math.min(BUDGET_MAX_MINUTES, budget + minutes);
}
