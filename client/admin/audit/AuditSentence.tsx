import { Text, Tooltip, UnstyledButton } from '@mantine/core';
import type { AuditEntriesQuery, AuditPersonFieldsFragment } from '../../gql/graphql';
import { UserAvatar } from '../../ui/UserAvatar';
import classes from '../admin.module.css';
import { sentenceOf } from './audit-sentences';
import type { Person } from './PersonFilter';
import { t } from './texts';

export type AuditEntry = AuditEntriesQuery['auditEntries']['items'][number];

const ACCOUNT_ID = /^[0-9a-f-]{36}$/;

interface AuditSentenceProps {
  entry: AuditEntry;
  /** A click on a person shows their entries alone. */
  onPerson: (person: Person) => void;
}

/** An entry as a sentence, with the people in it. */
export function AuditSentence({ entry, onPerson }: AuditSentenceProps) {
  return (
    <Text component="span" size="sm" className={classes.sentence}>
      {sentenceOf(entry).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Party
            key={part.who}
            id={(part.who === 'actor' ? entry.actor : entry.target) ?? null}
            person={(part.who === 'actor' ? entry.actorPerson : entry.targetPerson) ?? null}
            isFirst={index === 0}
            onPerson={onPerson}
          />
        ),
      )}
    </Text>
  );
}

interface PartyProps {
  /** What the log stores: an account's id, or a masked address; null for the system. */
  id: string | null;
  /** Null where no such account exists any more. */
  person: AuditPersonFieldsFragment | null;
  /** The sentence begins with it. */
  isFirst: boolean;
  onPerson: AuditSentenceProps['onPerson'];
}

/** Who an entry names. The stored id shows on hover and focus. */
function Party({ id, person, isFirst, onPerson }: PartyProps) {
  if (id === null) return <strong>{isFirst ? t('party.systemFirst') : t('party.system')}</strong>;
  if (!person && !ACCOUNT_ID.test(id)) return <span className={classes.detail}>{id}</span>;
  const end = { id: id.slice(-6) };
  const name = person?.name ?? t(isFirst ? 'party.goneFirst' : 'party.gone', end);
  return (
    <Tooltip label={id}>
      <UnstyledButton
        className={classes.person}
        data-erased={!person || undefined}
        aria-label={t('party.showOnly', { name })}
        onClick={() => onPerson({ id, name: person?.name ?? t('party.account', end) })}
      >
        {person && <UserAvatar name={name} picture={person.avatar} size={22} />}
        {name}
      </UnstyledButton>
    </Tooltip>
  );
}
