import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { BranchDrawing } from '../ui/BranchDrawing';
import { EmptyState } from '../ui/EmptyState';

/** The child was erased, or someone else's family has it. */
export function NoSuchChild() {
  const navigate = useNavigate();
  return (
    <EmptyState
      title="Profile not found"
      drawing={<BranchDrawing empty />}
      action={<Button onClick={() => void navigate('/profiles')}>All child profiles</Button>}
    >
      It may have been erased, or you may not look after this child any more.
    </EmptyState>
  );
}
