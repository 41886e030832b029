import { Badge, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { ChildFieldsFragment } from '../gql/graphql';
import { ChildAvatar } from '../ui/avatars/ChildAvatar';
import cover from '../ui/cover-link.module.css';
import { noticesOf } from './child-notices';
import { avatarOf, colourOf } from './child-words';
import classes from './children.module.css';
import { bandWords, readingLabel } from './profile-words';
import { t } from './texts';

/** A child in the list. The whole card opens the profile. */
export function ChildCard({ child }: { child: ChildFieldsFragment }) {
  const { nickname, ageBand, readingLevel, devices, transcript, role } = child;
  const colour = colourOf(child.colour);
  return (
    <li className={classes.card}>
      <Group gap="md" wrap="nowrap" align="flex-start">
        <ChildAvatar avatar={avatarOf(child.avatar)} colour={colour} size={72} />
        <div className={classes.cardText}>
          <Title order={2} size="h3" className={classes.cardTitle}>
            <Link to={`/profiles/${child.id}`} className={cover.link}>
              {nickname}
            </Link>
          </Title>
          <Text size="sm">
            {bandWords(ageBand)} · {readingLabel(readingLevel)}
          </Text>
          <Text size="sm" c="dimmed">
            {devices === 0 ? t('card.noDevice') : t('card.devices', { count: devices })}
          </Text>
          {role !== 'HELPER' && (
            <Text size="sm" c="dimmed">
              {transcript === 'FULL' ? t('card.readsAll') : t('card.seesTopics')}
            </Text>
          )}
        </div>
      </Group>
      <Group gap={6} mt="sm">
        {noticesOf(child).map(({ kind, badge, color }) => (
          <Badge key={kind} color={color}>
            {badge}
          </Badge>
        ))}
      </Group>
    </li>
  );
}
