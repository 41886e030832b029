import { registerAccessTokenSource } from '../platform/access-token-source';
import { session, waitlistStatusOf } from './session';

/** Lets REST and GraphQL calls use the tokens of the session, and the session react to what calls are refused. */
export function provideTokensToCalls(): void {
  registerAccessTokenSource({
    tokenForRequest: () => session.tokenForRequest(),
    refresh: (stale) => session.refresh(stale),
    onProblem: (problem, error) => {
      switch (problem) {
        case 'waitlisted':
          session.enterWaitlisted(error ? waitlistStatusOf(error) : null, null);
          break;
        case 'second_step_required':
          session.requireSecondStep();
          break;
        case 'rights_changed':
          void session.reloadUser();
          break;
        default:
          session.end(problem);
      }
    },
  });
}
