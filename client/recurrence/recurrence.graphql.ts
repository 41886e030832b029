import { graphql } from '../gql';

/** Read by the code generator; documents of reminders and schedules name it. */
export const RECURRENCE_FIELDS = graphql(`
  fragment RecurrenceFields on Recurrence {
    zone
    starts
    rrule
    exdates
  }
`);

export const PREVIEW_RECURRENCE = graphql(`
  query PreviewRecurrence($recurrence: RecurrenceInput!, $count: Int!) {
    previewRecurrence(recurrence: $recurrence, count: $count) {
      local
      at
      shifted
    }
  }
`);
