import { graphql } from '../gql';

/** Read by the code generator; documents below name it. */
export const REMINDER_FIELDS = graphql(`
  fragment ReminderFields on Reminder {
    id
    childId
    title
    note
    recurrence {
      ...RecurrenceFields
    }
    offsetMinutes
    nagEvery
    audience
    enabled
    nextAt
  }
`);

export const FIRING_FIELDS = graphql(`
  fragment FiringFields on ReminderFiring {
    id
    reminderId
    childId
    occurrence
    fireAt
    state
    snoozedUntil
    title
    note
  }
`);

export const REMINDERS = graphql(`
  query Reminders {
    reminders {
      ...ReminderFields
    }
    dueReminders {
      ...FiringFields
    }
    missedReminders {
      ...FiringFields
    }
  }
`);

export const DUE_REMINDER_CHANGED = graphql(`
  subscription DueReminderChanged {
    dueReminderChanged {
      ...FiringFields
    }
  }
`);

export const CREATE_REMINDER = graphql(`
  mutation CreateReminder($input: CreateReminderInput!) {
    createReminder(input: $input) {
      ...ReminderFields
    }
  }
`);

export const UPDATE_REMINDER = graphql(`
  mutation UpdateReminder($id: ID!, $input: UpdateReminderInput!) {
    updateReminder(id: $id, input: $input) {
      ...ReminderFields
    }
  }
`);

export const DELETE_REMINDER = graphql(`
  mutation DeleteReminder($id: ID!) {
    deleteReminder(id: $id)
  }
`);

export const MARK_FIRING_DONE = graphql(`
  mutation MarkFiringDone($id: ID!) {
    markFiringDone(id: $id) {
      ...FiringFields
    }
  }
`);

export const SNOOZE_FIRING = graphql(`
  mutation SnoozeFiring($id: ID!, $minutes: Int!) {
    snoozeFiring(id: $id, minutes: $minutes) {
      ...FiringFields
    }
  }
`);

export const SKIP_FIRING = graphql(`
  mutation SkipFiring($id: ID!) {
    skipFiring(id: $id) {
      ...FiringFields
    }
  }
`);
