import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ChildFieldsFragment } from '../gql/graphql';
import { Rich } from '../platform/languages/Rich';
import { joinNames, languageName } from './child-words';
import { BOLD } from './Notice';
import { t } from './texts';

/** Says that nobody has measured what the safety checks find in a language of the child. */
export function LanguageNotice({ child: { nickname, unmeasuredLanguages } }: { child: ChildFieldsFragment }) {
  return (
    <Text size="sm">
      <Rich
        text={t('notice.language', { name: nickname, languages: joinNames(unmeasuredLanguages.map(languageName)) })}
        parts={{
          ...BOLD,
          link: (words) => (
            <Anchor component={Link} to="/safety" size="sm" underline="always">
              {words}
            </Anchor>
          ),
        }}
      />
    </Text>
  );
}
