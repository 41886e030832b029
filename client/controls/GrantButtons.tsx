import { Button, Text } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { GrantDialog } from './GrantDialog';
import { grantObstacle, grantOf } from './grants';
import type { ChildState, TimelinePart } from './state-words';
import { useGrant } from './useGrant';

const USUAL_MINUTES = 15;

interface GrantButtonsProps {
  child: ChildFieldsFragment;
  state: ChildState;
  moment: { now: number; zone: string; timeline: readonly TimelinePart[] };
  size?: 'md' | 'lg';
}

/** `15 more minutes`, and a dialog with other lengths. */
export function GrantButtons({ child, state, moment, size = 'md' }: GrantButtonsProps) {
  const { grant, isGranting } = useGrant(child);
  const [isChoosing, setIsChoosing] = useState(false);
  if (grantObstacle(state)) {
    return state.code === 'PAUSED' ? null : (
      <Text size="sm" c="dimmed">
        {grantObstacle(state)}
      </Text>
    );
  }
  return (
    <>
      <Button
        size={size}
        variant="light"
        mih={44}
        loading={isGranting}
        leftSection={<IconClockPlus size={18} />}
        onClick={() => void grant(grantOf(USUAL_MINUTES, state, { ...moment, now: Date.now() }))}
      >
        15 more minutes
        <span className="visually-hidden"> for {child.nickname}</span>
      </Button>
      <Button size={size} variant="default" mih={44} onClick={() => setIsChoosing(true)}>
        Other time
        <span className="visually-hidden"> for {child.nickname}</span>
      </Button>
      {isChoosing && <GrantDialog child={child} state={state} moment={moment} onClose={() => setIsChoosing(false)} />}
    </>
  );
}
