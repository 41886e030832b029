import { Anchor, Text } from '@mantine/core';
import type { HelpLinesQuery } from '../gql/graphql';
import classes from './safety.module.css';

type Line = HelpLinesQuery['helpLines'][number];

/** Help lines with numbers to tap, the emergency number first. */
export function HelpLineList({ lines }: { lines: readonly Line[] }) {
  return (
    <Text component="ul" size="sm" className={classes.lines}>
      {lines.map((line) => (
        <li key={line.name}>
          {line.isEmergency ? <strong>In danger right now: </strong> : `${line.name}: `}
          <Ways line={line} />
        </li>
      ))}
    </Text>
  );
}

function Ways({ line: { call, text, url } }: { line: Line }) {
  if (call !== null) {
    return (
      <>
        <Anchor href={`tel:${firstNumber(call)}`} inherit fw={700} underline="always">
          {call}
        </Anchor>
        {text !== null && text !== call && ` or text ${text}`}
      </>
    );
  }
  if (url === null) return text === null ? null : `text ${text}`;
  return (
    <Anchor href={url} inherit underline="always" target="_blank" rel="noreferrer">
      {new URL(url).hostname}
    </Anchor>
  );
}

/** "112 or 999" and "112 (144, 117)" are dialled as the first number. */
function firstNumber(call: string): string {
  return (/^[+\d][\d\s-]*/.exec(call)?.[0] ?? call).replace(/[\s-]/g, '');
}
