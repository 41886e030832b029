import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import type { ConsentTextQuery } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { ErrorNotice } from '../ui/ErrorNotice';
import { ListSkeleton } from '../ui/Skeletons';
import classes from './children.module.css';
import { CONSENT_TEXT } from './consent.graphql';
import { t } from './texts';

export type ConsentTextBody = ConsentTextQuery['consentText'];

interface ConsentTextState {
  /** Null until it has loaded. */
  consent: ConsentTextBody | null;
  error: Error | null;
  reload: () => void;
}

/** The current text that a guardian agrees to. */
export function useConsentText(): ConsentTextState {
  const { data, error, refetch } = useQuery(CONSENT_TEXT);
  return { consent: data?.consentText ?? null, error: error ?? null, reload: () => askAgain(refetch) };
}

/** The whole text, never behind a link: agreeing to something unread means nothing. */
export function ConsentText({ state: { consent, error, reload } }: { state: ConsentTextState }) {
  if (error && !consent) return <ErrorNotice error={error} title={t('consent.failed')} onRetry={reload} />;
  if (!consent) return <ListSkeleton count={3} />;
  return (
    <div className={classes.consentText}>
      {partsOf(consent.text).map(({ heading, words }) => (
        <div key={words}>
          {heading && (
            <Text size="sm" fw={700}>
              {heading}
            </Text>
          )}
          <Text size="sm">{words}</Text>
        </div>
      ))}
    </div>
  );
}

/** The text is plain: a blank line between parts, and a heading in a line of its own. */
function partsOf(text: string): { heading: string | null; words: string }[] {
  return text.split(/\n{2,}/u).map((part) => {
    const [first = '', ...rest] = part.split('\n');
    return rest.length === 0 ? { heading: null, words: first } : { heading: first, words: rest.join(' ') };
  });
}
