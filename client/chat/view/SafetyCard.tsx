import { Button, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconDoorExit, IconMessage, IconPhone, IconTrash, IconWorld } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useQuickDeletion } from '../../conversations/useQuickDeletion';
import { usePermission } from '../../session/useSession';
import { COUNTRIES, countryOf, ELSEWHERE, type HelpLine, smsLink, telLink } from './help-lines';
import { leaveQuickly } from './leave-quickly';
import classes from './SafetyCard.module.css';

const DIRECTORY = 'https://findahelpline.com';

function ownCountry() {
  return countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Under a safety answer: help that is one tap away, and ways to keep the conversation out of sight. */
export function SafetyCard({ conversationId }: { conversationId: string }) {
  const [country, setCountry] = useState(ownCountry);
  const headingId = useId();
  return (
    <Stack component="section" gap="md" className={classes.card} aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId}>
        Get help now
      </Title>
      <NativeSelect
        label="Numbers for"
        size="md"
        value={country.code}
        data={[ELSEWHERE, ...COUNTRIES].map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ currentTarget: { value } }) =>
          setCountry(COUNTRIES.find(({ code }) => code === value) ?? ELSEWHERE)
        }
      />
      <Button
        component="a"
        href={telLink(country.emergency)}
        color="red"
        className={classes.button}
        leftSection={<IconPhone size={22} />}
      >
        Call {country.emergency} · Emergency
      </Button>
      {country === ELSEWHERE && (
        <Text size="sm">Most mobile phones reach an emergency service with 112, in any country.</Text>
      )}
      {country.lines.map((line) => (
        <Line key={line.name} line={line} />
      ))}
      <Button
        component="a"
        href={DIRECTORY}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        className={classes.button}
        leftSection={<IconWorld size={22} />}
      >
        Find another help line
      </Button>
      <KeepOutOfSight conversationId={conversationId} />
    </Stack>
  );
}

function Line({ line: { name, call, text } }: { line: HelpLine }) {
  return (
    <div className={classes.line}>
      <span className={classes.lineName}>{name}</span>
      <div className={classes.buttons}>
        {call && (
          <Button
            component="a"
            href={telLink(call)}
            variant="light"
            className={classes.button}
            leftSection={<IconPhone size={22} />}
            aria-label={`Call ${name}: ${call}`}
          >
            Call {call}
          </Button>
        )}
        {text && (
          <Button
            component="a"
            href={smsLink(text)}
            variant="light"
            className={classes.button}
            leftSection={<IconMessage size={22} />}
            aria-label={`Text ${name}: ${text.word ? `${text.word} to ` : ''}${text.to}`}
          >
            Text {text.word ? `${text.word} to ${text.to}` : text.to}
          </Button>
        )}
      </div>
    </div>
  );
}

function KeepOutOfSight({ conversationId }: { conversationId: string }) {
  const mayDelete = usePermission('delete_conversations');
  const deleteNow = useQuickDeletion();
  const navigate = useNavigate();
  const remove = async () => {
    if (await deleteNow(conversationId)) void navigate('/chat', { replace: true });
  };
  return (
    <Stack gap="xs" className={classes.leave}>
      <div className={classes.buttons}>
        <Button
          color="dark"
          className={classes.button}
          leftSection={<IconDoorExit size={22} />}
          onClick={() => leaveQuickly()}
        >
          Leave this page quickly
        </Button>
        {mayDelete && (
          <Button
            variant="default"
            className={classes.button}
            leftSection={<IconTrash size={22} />}
            onClick={() => void remove()}
          >
            Delete this conversation
          </Button>
        )}
      </div>
      <Text size="sm">
        Leaving opens a weather page instead of this one. Pressing Esc three times does the same. You stay signed in,
        and your browser’s history still lists the pages you visited. Lists show this conversation without its words.
      </Text>
    </Stack>
  );
}
