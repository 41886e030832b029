import { graphql } from '../../gql';

/** Read by the code generator; documents below name it. */
export const OWN_STATE = graphql(`
  fragment OwnStateFields on ChildState {
    allowed
    code
    until
    now
    timeZone
    next {
      code
      at
    }
    quietAt
    exempt
    areas {
      chat
      ownWords
      stories
      games
      contents
      voice
    }
    goal {
      stories
      questions
      storiesDone
      questionsDone
      isReached
    }
  }
`);

export const DEVICE_STATE = graphql(`
  query DeviceState {
    deviceState {
      ...OwnStateFields
    }
  }
`);

export const DEVICE_CHANGED = graphql(`
  subscription DeviceChanged {
    deviceChanged {
      what
      state {
        ...OwnStateFields
      }
    }
  }
`);

export const NOTE_ACTIVITY = graphql(`
  mutation NoteActivity($kind: ActivityKind!, $finished: Boolean) {
    noteActivity(kind: $kind, finished: $finished) {
      ...OwnStateFields
    }
  }
`);

export const REPORT_TIME_ZONE = graphql(`
  mutation ReportTimeZone($timeZone: String!) {
    reportTimeZone(timeZone: $timeZone)
  }
`);
