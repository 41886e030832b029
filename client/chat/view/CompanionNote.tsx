import { Text } from '@mantine/core';
import type { CompanionBody } from '../../../contract/library';
import classes from './CompanionNote.module.css';
import { companionNote } from './companion-note';

/** At the beginning of a conversation: who answers. Later, `AboutAnswers` in the header has it. */
export function CompanionNote({ companion }: { companion: CompanionBody | null | undefined }) {
  return (
    <Text className={classes.note} size="xs" c="dimmed" component="p">
      {companion !== undefined && companionNote(companion?.kind)}
    </Text>
  );
}
