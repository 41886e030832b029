import { Anchor, Card, Group, Stack } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import type { ChildFieldsFragment } from '../gql/graphql';
import { Rich } from '../platform/languages/Rich';
import { ErrorNotice } from '../ui/ErrorNotice';
import { CardSkeleton } from './ChildNowSkeleton';
import classes from './controls.module.css';
import { GrantButtons } from './GrantButtons';
import { OpenGoal } from './goal/OpenGoal';
import { HIDDEN } from './hidden-words';
import { MinutesToday } from './MinutesToday';
import { PauseButton } from './PauseButton';
import { StateLine } from './StateLine';
import { t } from './texts';
import { ZoneQuestions } from './travel/ZoneQuestions';
import { useChildNow } from './useChildNow';
import { WhyButton } from './WhyButton';

/** A child on the overview: what holds now, today's minutes, and the buttons of the evening. */
export function ChildNowCard({ child }: { child: ChildFieldsFragment }) {
  const now = useChildNow(child);
  // Deferred, so that React draws the cards in slices when they arrive.
  const state = useDeferredValue(now.state);
  const isGuardian = child.role !== 'HELPER';
  return (
    <Card component="li" aria-label={child.nickname}>
      <Stack gap="md" h="100%">
        {now.error && <ErrorNotice error={now.error} onRetry={now.reload} />}
        {!state && !now.error && <CardSkeleton />}
        {state && (
          <>
            <div>
              <StateLine child={child} state={state} moment={now} headingOrder={3} />
              {isGuardian && <ZoneQuestions child={child} />}
            </div>
            <MinutesToday state={state} />
            {isGuardian && <OpenGoal child={child} />}
            <div className={classes.actions}>
              {isGuardian && <PauseButton child={child} />}
              <GrantButtons child={child} state={state} moment={now} />
            </div>
            <Group justify="space-between" gap="xs" mb={-10} mt={-4}>
              <WhyButton child={child} state={state} />
              <Anchor component={Link} to={`/parental/${child.id}`} size="sm" fw={650} py={12}>
                <Rich
                  text={isGuardian ? t('now.rules', { name: child.nickname }) : t('now.plan', { name: child.nickname })}
                  parts={HIDDEN}
                />
                <IconChevronRight size={16} aria-hidden="true" style={{ verticalAlign: '-3px' }} />
              </Anchor>
            </Group>
          </>
        )}
      </Stack>
    </Card>
  );
}
