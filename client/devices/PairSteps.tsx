import { useApolloClient } from '@apollo/client/react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { Rich } from '../platform/languages/Rich';
import { ErrorNotice } from '../ui/ErrorNotice';
import { ApprovePairing, type PairingRequest } from './ApprovePairing';
import { DEVICE_PAIRING } from './devices.graphql';
import classes from './devices.module.css';
import { foreignLetters, isWholeCode, shownCode } from './pairing-code';
import { t } from './texts';

/** The form of a code is the same in every language. */
const EXAMPLE = 'BCDF-GHJK';

interface PairStepsProps {
  profiles: readonly ChildFieldsFragment[];
  initialCode?: string;
  initialChildId?: string | null;
  /** The page to which a new sign-in returns, with the code. */
  page: (code: string) => string;
  /** The name of the device. */
  onPaired: (name: string) => void;
}

interface Found {
  code: string;
  request: PairingRequest;
}

/** Two steps: the code, then the picture, the child and a name. */
export function PairSteps({ profiles, initialCode = '', initialChildId = null, page, onPaired }: PairStepsProps) {
  const client = useApolloClient();
  const [code, setCode] = useState(() => shownCode(initialCode));
  const [hint, setHint] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const look = async (wanted: string) => {
    setIsLooking(true);
    setError(null);
    try {
      const { data } = await client.query({
        query: DEVICE_PAIRING,
        variables: { userCode: wanted },
        fetchPolicy: 'no-cache',
      });
      if (data) setFound({ code: wanted, request: data.devicePairing });
    } catch (reason) {
      setError(reason);
    } finally {
      setIsLooking(false);
    }
  };
  // A code in the address saves the typing. The guardian still picks the picture and approves.
  const lookAtFirst = useEffectEvent(() => {
    if (isWholeCode(code)) void look(code);
  });
  useEffect(() => lookAtFirst(), []);

  if (found) {
    return (
      <ApprovePairing
        code={found.code}
        request={found.request}
        profiles={profiles}
        initialChildId={initialChildId}
        page={page(found.code)}
        onPaired={onPaired}
        onBack={(reason) => {
          setFound(null);
          setCode('');
          setError(reason);
        }}
      />
    );
  }

  const type = (text: string) => {
    const foreign = foreignLetters(text);
    setHint(foreign.length > 0 ? t('code.foreign', { letters: foreign.join(', ') }) : null);
    setCode(shownCode(text));
    setError(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWholeCode(code)) void look(code);
    else setHint(t('code.short'));
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text component="ol" m={0} ps="lg" size="sm">
          <li>
            <Rich
              text={t('code.open', { host: window.location.host })}
              parts={{ b: (words) => <strong>{words}</strong> }}
            />
          </li>
          <li>{t('code.enter')}</li>
        </Text>
        <TextInput
          label={t('code.label')}
          size="lg"
          placeholder={EXAMPLE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode="text"
          classNames={{ input: classes.code }}
          value={code}
          error={hint}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        {error !== null && <ErrorNotice error={error} />}
        <Button type="submit" size="md" loading={isLooking}>
          {t('code.continue')}
        </Button>
      </Stack>
    </form>
  );
}
