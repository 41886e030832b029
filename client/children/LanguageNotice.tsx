import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ChildFieldsFragment } from '../gql/graphql';
import { joinNames, languageName } from './child-words';

/** Says that nobody has measured what the safety checks find in a language of the child. */
export function LanguageNotice({ child: { nickname, unmeasuredLanguages } }: { child: ChildFieldsFragment }) {
  return (
    <Text size="sm">
      <strong>Our safety checks have not been measured in {joinNames(unmeasuredLanguages.map(languageName))}.</strong>{' '}
      They may miss more of what {nickname} writes, and of what Starling answers. Please look at these conversations
      yourself now and then.{' '}
      <Anchor component={Link} to="/safety" size="sm" underline="always">
        What we measure
      </Anchor>
    </Text>
  );
}
