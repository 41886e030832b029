import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { BranchDrawing } from '../ui/BranchDrawing';
import { FullScreen } from '../ui/FullScreen';
import { problemText } from './problem-texts';
import { reload } from './reload';

/** Shown for an address that has no page. */
export function LostPage() {
  return (
    <FullScreen title={problemText('lost.title')} drawing={<BranchDrawing empty />}>
      <Text c="dimmed">{problemText('lost.text')}</Text>
      <Button component={Link} to="/" mt="sm">
        {problemText('lost.back')}
      </Button>
    </FullScreen>
  );
}

/** Shown when a page fails by an error of ours. */
export function BrokenPage({ requestId }: { requestId: string | null }) {
  return (
    <FullScreen title={problemText('broken.title')} drawing={<BranchDrawing empty />}>
      <Text c="dimmed">{problemText('broken.text')}</Text>
      <Group mt="sm" justify="center">
        <Button onClick={reload}>{problemText('broken.reload')}</Button>
        <Button variant="default" component="a" href="/chat">
          {problemText('broken.chat')}
        </Button>
      </Group>
      {requestId && (
        <Text size="xs" c="dimmed" mt="sm">
          {problemText('broken.request', { id: requestId })}
        </Text>
      )}
    </FullScreen>
  );
}
