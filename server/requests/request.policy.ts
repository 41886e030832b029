import type { RequestDecision, RequestKind } from '../../contract/controls.js';
import type { ChildAction } from '../households/household.policy.js';

/** What an adult must be allowed to do for the child to see a request: helpers see those for time, and no words of a talk. */
export function actionToSee(kind: RequestKind): ChildAction {
  return kind === 'time' ? 'grant_minutes' : 'manage';
}

/** What an adult must be allowed to do for the child to decide so: "always" changes the rules. */
export function actionToDecide(kind: RequestKind, decision: RequestDecision): ChildAction {
  return decision === 'always' ? 'manage' : actionToSee(kind);
}
