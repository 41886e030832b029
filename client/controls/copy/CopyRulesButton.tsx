import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { t } from '../texts';
import { CopyRulesDialog } from './CopyRulesDialog';

/** Opens the dialog that gives several children the same rules. */
export function CopyRulesButton({ profiles }: { profiles: readonly ChildFieldsFragment[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" mih={44} leftSection={<IconUsers size={18} />} onClick={() => setIsOpen(true)}>
        {t('copy.open')}
      </Button>
      {isOpen && <CopyRulesDialog profiles={profiles} onClose={() => setIsOpen(false)} />}
    </>
  );
}
