import { useQuery } from '@apollo/client/react';
import { Button, Stack, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { CALENDAR_LINKS_MAX } from '../../contract/calendars';
import type { HouseholdFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Section } from '../ui/Section';
import { ListSkeleton } from '../ui/Skeletons';
import { CalendarLinkRow } from './CalendarLinkRow';
import { CALENDAR_LINKS } from './calendars.graphql';
import classes from './calendars.module.css';
import { NewLinkDialog } from './NewLinkDialog';
import { t } from './texts';

interface CalendarLinksSectionProps {
  household: HouseholdFieldsFragment;
  /** The household's name belongs in the title, because the reader has several. */
  isNamed: boolean;
}

/** Addresses at which other calendars read the reminders and the week. */
export function CalendarLinksSection({ household, isNamed }: CalendarLinksSectionProps) {
  const { data, error, refetch } = useQuery(CALENDAR_LINKS);
  const [isOpen, setIsOpen] = useState(false);
  const links = data?.calendarLinks.filter(({ householdId }) => householdId === household.id);
  const isFull = links !== undefined && links.length >= CALENDAR_LINKS_MAX;
  return (
    <Section
      title={isNamed ? t('section.titleOf', { household: household.name }) : t('section.title')}
      hint={t('section.hint')}
      actions={
        links && (
          <Button
            variant="default"
            mih={44}
            leftSection={<IconCalendarPlus size={18} />}
            disabled={isFull}
            onClick={() => setIsOpen(true)}
          >
            {t('section.make')}
          </Button>
        )
      }
    >
      {error && !links && <ErrorNotice error={error} title={t('section.failed')} onRetry={() => askAgain(refetch)} />}
      {!links && !error && <ListSkeleton count={1} />}
      {links?.length === 0 && <Text c="dimmed">{t('section.empty')}</Text>}
      {isFull && (
        <Text size="sm" c="dimmed">
          {t('section.full', { count: CALENDAR_LINKS_MAX })}
        </Text>
      )}
      {links && links.length > 0 && (
        <Stack component="ul" gap={0} className={classes.links}>
          {links.map((link) => (
            <CalendarLinkRow key={link.id} link={link} />
          ))}
        </Stack>
      )}
      {isOpen && <NewLinkDialog household={household} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}
