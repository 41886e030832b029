import { graphql } from '../gql';

export const CALENDAR_LINKS = graphql(`
  query CalendarLinks {
    calendarLinks {
      id
      householdId
      childIds
      names
      createdAt
    }
  }
`);

export const CREATE_CALENDAR_LINK = graphql(`
  mutation CreateCalendarLink($input: CreateCalendarLinkInput!) {
    createCalendarLink(input: $input) {
      id
      url
    }
  }
`);

export const DELETE_CALENDAR_LINK = graphql(`
  mutation DeleteCalendarLink($id: ID!) {
    deleteCalendarLink(id: $id)
  }
`);
