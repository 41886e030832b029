import type { LearningVerb } from '../../contract/progress.js';
import type { LearningEvent } from './learning-events.repository.js';

/** Verbs of the ADL vocabulary and of Activity Streams, which xAPI statements use. */
const VERB_IRIS: Readonly<Record<LearningVerb, string>> = {
  started: 'http://adlnet.gov/expapi/verbs/initialized',
  completed: 'http://adlnet.gov/expapi/verbs/completed',
  answered: 'http://adlnet.gov/expapi/verbs/answered',
  asked: 'http://adlnet.gov/expapi/verbs/asked',
  read: 'http://activitystrea.ms/schema/1.0/read',
};

const EXTENSIONS = 'urn:starling:extensions';

/** One stored event as one xAPI statement (xAPI 1.0.3, part 2, section 2). The actor is the child's id, never a name. */
export function toStatement({ childId, clientEventId, verb, objectKind, objectId, result, at }: LearningEvent) {
  const { first_try: success, skill, helped, page, pages } = result;
  const extensions = Object.entries({ skill, helped, page, pages }).flatMap(([name, value]) =>
    value === undefined ? [] : [[`${EXTENSIONS}:${name}`, value] as const],
  );
  return {
    actor: { objectType: 'Agent', account: { homePage: 'urn:starling:children', name: childId } },
    verb: { id: VERB_IRIS[verb], display: { en: verb } },
    object: { objectType: 'Activity', id: `urn:starling:${objectKind}:${objectId}` },
    result: {
      ...(verb === 'completed' ? { completion: true } : {}),
      ...(success === undefined ? {} : { success }),
      ...(extensions.length === 0 ? {} : { extensions: Object.fromEntries(extensions) }),
    },
    context: { extensions: { [`${EXTENSIONS}:client_event_id`]: clientEventId } },
    timestamp: at.toISOString(),
  };
}
