import { graphql } from '../gql';

/** Read by the code generator; documents below name it. */
export const SCHEDULE_ITEM_FIELDS = graphql(`
  fragment ScheduleItemFields on ScheduleItem {
    id
    childId
    title
    kind
    picture
    steps
    minutes
    recurrence {
      ...RecurrenceFields
    }
    quiet
  }
`);

export const PLAN_ENTRY_FIELDS = graphql(`
  fragment PlanEntryFields on PlanEntry {
    kind
    id
    title
    startsAt
    endsAt
    picture
    steps {
      text
      done
    }
    state
  }
`);

export const SCHEDULE_ITEMS = graphql(`
  query ScheduleItems($childId: ID!) {
    scheduleItems(childId: $childId) {
      ...ScheduleItemFields
    }
  }
`);

/** The plans of a week, Monday first. */
export const CHILD_PLAN = graphql(`
  query ChildPlan(
    $childId: ID!
    $mon: String!
    $tue: String!
    $wed: String!
    $thu: String!
    $fri: String!
    $sat: String!
    $sun: String!
  ) {
    mon: childPlan(childId: $childId, date: $mon) {
      ...PlanEntryFields
    }
    tue: childPlan(childId: $childId, date: $tue) {
      ...PlanEntryFields
    }
    wed: childPlan(childId: $childId, date: $wed) {
      ...PlanEntryFields
    }
    thu: childPlan(childId: $childId, date: $thu) {
      ...PlanEntryFields
    }
    fri: childPlan(childId: $childId, date: $fri) {
      ...PlanEntryFields
    }
    sat: childPlan(childId: $childId, date: $sat) {
      ...PlanEntryFields
    }
    sun: childPlan(childId: $childId, date: $sun) {
      ...PlanEntryFields
    }
  }
`);

/** For helpers, who see today alone. */
export const TODAYS_PLAN = graphql(`
  query TodaysPlan($childId: ID!) {
    childPlan(childId: $childId) {
      ...PlanEntryFields
    }
  }
`);

export const CREATE_SCHEDULE_ITEM = graphql(`
  mutation CreateScheduleItem($input: CreateScheduleItemInput!) {
    createScheduleItem(input: $input) {
      ...ScheduleItemFields
    }
  }
`);

export const UPDATE_SCHEDULE_ITEM = graphql(`
  mutation UpdateScheduleItem($id: ID!, $input: UpdateScheduleItemInput!) {
    updateScheduleItem(id: $id, input: $input) {
      ...ScheduleItemFields
    }
  }
`);

export const DELETE_SCHEDULE_ITEM = graphql(`
  mutation DeleteScheduleItem($id: ID!) {
    deleteScheduleItem(id: $id)
  }
`);
