import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { Rich } from '../platform/languages/Rich';
import classes from './controls.module.css';
import { HIDDEN } from './hidden-words';
import type { ChildState } from './state-words';
import { t } from './texts';

const load = () => import('./WhyDialog');
const WhyDialog = lazy(async () => ({ default: (await load()).WhyDialog }));

/** Opens the explanation of what holds now. It loads when the pointer or the focus reaches the button. */
export function WhyButton({ child, state }: { child: ChildFieldsFragment; state: ChildState }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        className={classes.why}
        variant="subtle"
        color="gray"
        size="sm"
        mih={44}
        px="xs"
        style={{ marginInlineStart: -8 }}
        leftSection={<IconHelpCircle size={18} />}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setIsOpen(true)}
      >
        <Rich text={t('why.open', { name: child.nickname })} parts={HIDDEN} />
      </Button>
      {isOpen && (
        <Suspense>
          <WhyDialog child={child} state={state} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
