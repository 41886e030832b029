import { IconEye } from '@tabler/icons-react';
import { openingLine } from './opening-line';
import classes from './openings.module.css';
import { useOwnOpenings } from './useOwnOpenings';

/** Who opened the talk on the screen last. */
export function TalkOpening({ conversationId }: { conversationId: string | null }) {
  const { data } = useOwnOpenings();
  const last = data?.ownOpenings.find((opening) => opening.conversationId === conversationId);
  if (!last) return null;
  return (
    <p className={classes.line}>
      <IconEye size={20} aria-hidden="true" /> {openingLine(last, new Date())}
    </p>
  );
}
