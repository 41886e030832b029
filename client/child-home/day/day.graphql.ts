import { graphql } from '../../gql';

export const DEVICE_PLAN = graphql(`
  query DevicePlan {
    devicePlan {
      ...PlanEntryFields
    }
  }
`);

export const MARK_PLAN_DONE = graphql(`
  mutation MarkPlanDone($id: ID!, $step: Int) {
    markPlanDone(id: $id, step: $step) {
      ...PlanEntryFields
    }
  }
`);
