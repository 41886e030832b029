import { Button, Text } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { Rich } from '../platform/languages/Rich';
import { grantObstacle, grantOf } from './grants';
import { HIDDEN } from './hidden-words';
import type { ChildState, TimelinePart } from './state-words';
import { t } from './texts';
import { useGrant } from './useGrant';

const load = () => import('./GrantDialog');
const GrantDialog = lazy(async () => ({ default: (await load()).GrantDialog }));

const USUAL_MINUTES = 15;

interface GrantButtonsProps {
  child: ChildFieldsFragment;
  state: ChildState;
  moment: { now: number; zone: string; timeline: readonly TimelinePart[] };
  size?: 'md' | 'lg';
}

/** `15 more minutes`, and a dialog with other lengths, which loads when the pointer or the focus reaches its button. */
export function GrantButtons({ child, state, moment, size = 'md' }: GrantButtonsProps) {
  const { grant, isGranting } = useGrant(child, moment.zone);
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
        <Rich text={t('grant.usual', { count: USUAL_MINUTES, name: child.nickname })} parts={HIDDEN} />
      </Button>
      <Button
        size={size}
        variant="default"
        mih={44}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setIsChoosing(true)}
      >
        <Rich text={t('grant.other', { name: child.nickname })} parts={HIDDEN} />
      </Button>
      {isChoosing && (
        <Suspense>
          <GrantDialog child={child} state={state} moment={moment} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
