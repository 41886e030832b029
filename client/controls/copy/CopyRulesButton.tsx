import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { t } from '../texts';

const load = () => import('./CopyRulesDialog');
const CopyRulesDialog = lazy(async () => ({ default: (await load()).CopyRulesDialog }));

/** Opens the dialog that gives several children the same rules. */
export function CopyRulesButton({ profiles }: { profiles: readonly ChildFieldsFragment[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconUsers size={18} />}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setIsOpen(true)}
      >
        {t('copy.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <CopyRulesDialog profiles={profiles} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
