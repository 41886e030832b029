import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { BranchDrawing } from '../ui/BranchDrawing';
import { EmptyState } from '../ui/EmptyState';
import { t } from './texts';

/** The child was erased, or someone else's family has it. */
export function NoSuchChild() {
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t('page.notFound')}
      drawing={<BranchDrawing empty />}
      action={<Button onClick={() => void navigate('/profiles')}>{t('page.all')}</Button>}
    >
      {t('page.notFoundText')}
    </EmptyState>
  );
}
