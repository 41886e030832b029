import { graphql } from '../gql';

export const CHILD_RULES_FIELDS = graphql(`
  fragment ChildRulesFields on ChildControls {
    version
    windows {
      id
      label
      days
      starts
      ends
      enabled
    }
    budgets {
      mon
      tue
      wed
      thu
      fri
      sat
      sun
    }
    exempt
    breakEvery
    breakMinutes
    topics {
      topic
      rule
    }
    words {
      word
      rule
    }
    areas {
      chat
      ownWords
      stories
      games
      contents
      voice
    }
    learnFirst {
      stories
      questions
    }
  }
`);

export const CHILD_CONTROLS = graphql(`
  query ChildControls($childId: ID!) {
    childControls(childId: $childId) {
      ...ChildRulesFields
    }
  }
`);

export const UPDATE_CHILD_CONTROLS = graphql(`
  mutation UpdateChildControls($childId: ID!, $input: UpdateChildControlsInput!) {
    updateChildControls(childId: $childId, input: $input) {
      ...ChildRulesFields
    }
  }
`);

export const CHILD_STATE = graphql(`
  query ChildState($childId: ID!, $at: DateTime) {
    childState(childId: $childId, at: $at) {
      allowed
      code
      until
      minutesUsed
      minutesAllowed
      minutesLeft
      explanation
      timeZone
      minutesByKind {
        chat
        story
        game
      }
    }
  }
`);

export const CHILD_TIMELINE = graphql(`
  query ChildTimeline($childId: ID!, $from: DateTime!, $to: DateTime!) {
    childTimeline(childId: $childId, from: $from, to: $to) {
      from
      to
      allowed
      code
    }
  }
`);

export const GRANT_TIME = graphql(`
  mutation GrantTime($childId: ID!, $input: GrantTimeInput!) {
    grantTime(childId: $childId, input: $input) {
      id
      kind
      minutes
      until
    }
  }
`);

export const PAUSE_CHILD = graphql(`
  mutation PauseChild($childId: ID!) {
    pauseChild(childId: $childId) {
      id
      paused
    }
  }
`);

export const RESUME_CHILD = graphql(`
  mutation ResumeChild($childId: ID!) {
    resumeChild(childId: $childId) {
      id
      paused
    }
  }
`);

export const PAUSE_HOUSEHOLD = graphql(`
  mutation PauseHousehold($id: ID!) {
    pauseHousehold(id: $id) {
      id
      paused
    }
  }
`);

export const RESUME_HOUSEHOLD = graphql(`
  mutation ResumeHousehold($id: ID!) {
    resumeHousehold(id: $id) {
      id
      paused
    }
  }
`);
