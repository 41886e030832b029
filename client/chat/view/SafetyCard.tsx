import { Button, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconDoorExit, IconMessage, IconPhone, IconTrash, IconWorld } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useQuickDeletion } from '../../conversations/useQuickDeletion';
import { usePermission } from '../../session/useSession';
import { COUNTRIES, ELSEWHERE, type HelpLine } from '../help-lines/countries';
import { countryOf, countryOptions, smsLink, telLink } from './help-lines';
import { leaveQuickly } from './leave-quickly';
import { t } from './message-texts';
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
        {t('help.title')}
      </Title>
      <NativeSelect
        label={t('help.country')}
        size="md"
        value={country.code}
        data={[{ value: ELSEWHERE.code, label: t('help.elsewhere') }, ...countryOptions()]}
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
        {t('help.emergency', { number: country.emergency })}
      </Button>
      {country === ELSEWHERE && <Text size="sm">{t('help.anywhere')}</Text>}
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
        {t('help.another')}
      </Button>
      <KeepOutOfSight conversationId={conversationId} />
    </Stack>
  );
}

const nameOf = ({ name, about }: HelpLine) => (about ? t(`help.about.${about}`, { name }) : name);

function Line({ line }: { line: HelpLine }) {
  const { call, text } = line;
  const name = nameOf(line);
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
            aria-label={t('help.callNamed', { name, number: call })}
          >
            {t('help.call', { number: call })}
          </Button>
        )}
        {text && (
          <Button
            component="a"
            href={smsLink(text)}
            variant="light"
            className={classes.button}
            leftSection={<IconMessage size={22} />}
            aria-label={
              text.word
                ? t('help.textWordNamed', { name, word: text.word, number: text.to })
                : t('help.textNamed', { name, number: text.to })
            }
          >
            {text.word ? t('help.textWord', { word: text.word, number: text.to }) : t('help.text', { number: text.to })}
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
          {t('leave.page')}
        </Button>
        {mayDelete && (
          <Button
            variant="default"
            className={classes.button}
            leftSection={<IconTrash size={22} />}
            onClick={() => void remove()}
          >
            {t('leave.delete')}
          </Button>
        )}
      </div>
      <Text size="sm">{t('leave.text')}</Text>
    </Stack>
  );
}
