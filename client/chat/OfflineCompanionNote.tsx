import { Text } from '@mantine/core';
import type { CompanionBody } from '../../contract/library';
import classes from './chat.module.css';

/** Says always that this is an AI, and plainly where it is the offline one. */
export function OfflineCompanionNote({ kind }: { kind: CompanionBody['kind'] | undefined }) {
  return (
    <Text className={classes.note} size="xs" c="dimmed" component="p">
      {kind === 'offline' && (
        <>
          <strong>Starling is offline:</strong> it answers from the built-in growth guide, stories and games.{' '}
        </>
      )}
      Starling is an AI and can be wrong.
    </Text>
  );
}
