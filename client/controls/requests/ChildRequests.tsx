import { useQuery } from '@apollo/client/react';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { RequestCard } from './RequestCard';
import { PENDING_REQUESTS } from './requests.graphql';
import classes from './requests.module.css';

/** What a child asks now. New ones appear by themselves, and are announced. */
export function ChildRequests({ child }: { child: ChildFieldsFragment }) {
  const { data } = useQuery(PENDING_REQUESTS);
  const asked = data?.requests.filter(({ childId }) => childId === child.id) ?? [];
  return (
    <div role="status" className={classes.requests}>
      {asked.map((request) => (
        <RequestCard key={request.id} request={request} child={child} />
      ))}
    </div>
  );
}
