import { Text, Title } from '@mantine/core';
import { avatarOf, colourOf } from '../children/child-words';
import type { ChildFieldsFragment } from '../gql/graphql';
import { ChildAvatar } from '../ui/avatars/ChildAvatar';
import classes from './controls.module.css';
import { type ChildState, stateDetail, stateHeadline, stateLabel, type TimelinePart, toneOf } from './state-words';

interface StateLineProps {
  child: ChildFieldsFragment;
  state: ChildState;
  moment: { now: number; zone: string; timeline: readonly TimelinePart[] };
  headingOrder: 1 | 3;
}

/** The face of a child beside what holds now. Changes are announced. */
export function StateLine({ child, state, moment, headingOrder }: StateLineProps) {
  const { nickname, avatar, colour } = child;
  const detail = stateDetail(state, moment);
  const isPage = headingOrder === 1;
  return (
    <div className={classes.state}>
      <ChildAvatar avatar={avatarOf(avatar)} colour={colourOf(colour)} size={isPage ? 72 : 56} />
      <div className={classes.stateText}>
        <div className={classes.stateName}>
          <Title order={headingOrder} size={isPage ? 'h2' : 'h4'}>
            {nickname}
          </Title>
          <span className={classes.badge} data-tone={toneOf(state)}>
            {stateLabel(state)}
          </span>
        </div>
        <Text role="status" fw={isPage ? 600 : 400} size={isPage ? 'lg' : 'md'} lh={1.35}>
          {stateHeadline(nickname, state, moment)}
        </Text>
        {detail && (
          <Text size="sm" c="dimmed">
            {detail}
          </Text>
        )}
      </div>
    </div>
  );
}
