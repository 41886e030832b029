import { Anchor, Text } from '@mantine/core';
import { telLink } from '../chat/view/help-lines';
import type { HelpLinesQuery } from '../gql/graphql';
import { t } from './alert-texts';
import { firstNumber } from './first-number';
import classes from './safety.module.css';

type Line = HelpLinesQuery['helpLines'][number];

/** Help lines with numbers to tap, the emergency number first. */
export function HelpLineList({ lines }: { lines: readonly Line[] }) {
  return (
    <Text component="ul" size="sm" className={classes.lines}>
      {lines.map((line) => (
        <li key={line.name}>
          {line.isEmergency ? <strong>{t('lines.danger')} </strong> : `${line.name}: `}
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
        <Anchor href={telLink(firstNumber(call))} inherit fw={700} underline="always">
          {call}
        </Anchor>
        {text !== null && text !== call && ` ${t('lines.orText', { number: text })}`}
      </>
    );
  }
  if (url === null) return text === null ? null : t('lines.text', { number: text });
  return (
    <Anchor href={url} inherit underline="always" target="_blank" rel="noreferrer">
      {new URL(url).hostname}
    </Anchor>
  );
}
