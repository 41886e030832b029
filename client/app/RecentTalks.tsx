import { useQuery } from '@apollo/client/react';
import { Link, useLocation } from 'react-router';
import { isWithin, normalPath } from '../access/access-rules';
import { RECENT_CONVERSATIONS } from '../conversations/conversations.graphql';
import { titleOf } from '../conversations/title';
import { useConversationChanges } from '../conversations/useConversationChanges';
import { askAgain } from '../platform/ask-again';
import classes from './RecentTalks.module.css';
import { isOfFirst, recentTalks } from './recent-talks';
import { shellText } from './shell-texts';

/** The last seven talks in the side bar. Without an answer of the server there is no list, and the rest works. */
export function RecentTalks() {
  const here = normalPath(useLocation().pathname);
  // Not from the cache: there, these few would replace the rows of a longer list.
  const { data, refetch } = useQuery(RECENT_CONVERSATIONS, { fetchPolicy: 'no-cache' });
  const talks = recentTalks(data?.conversations.items ?? []);
  useConversationChanges({
    onChange: (change) => {
      if (!isOfFirst(talks[0], change)) askAgain(refetch);
    },
    onGap: () => askAgain(refetch),
  });
  if (talks.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={shellText('side.recent')}>
      {talks.map((talk) => {
        const path = `/conversation-list/${talk.id}`;
        const isActive = isWithin(here, path);
        return (
          <li key={talk.id}>
            <Link
              to={path}
              className={classes.talk}
              title={titleOf(talk)}
              data-active={isActive || undefined}
              aria-current={isActive ? 'page' : undefined}
            >
              {titleOf(talk)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
