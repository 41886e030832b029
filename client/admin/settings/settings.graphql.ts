import { graphql } from '../../gql';

export const ADMIN_SETTINGS = graphql(`
  query AdminSettings {
    adminSettings {
      waitlistEnabled
      waitlistMode
      waitlistAutoApprove
    }
    installation {
      version
      environment
      analytics
      errorReporting
    }
  }
`);

export const ADMIN_RETENTION = graphql(`
  query AdminRetention {
    adminRetention {
      name
      label
      rule
      sweep
      due
    }
  }
`);

export const UPDATE_ADMIN_SETTINGS = graphql(`
  mutation UpdateAdminSettings($input: UpdateAdminSettingsInput!) {
    updateAdminSettings(input: $input) {
      waitlistEnabled
      waitlistMode
      waitlistAutoApprove
    }
  }
`);
