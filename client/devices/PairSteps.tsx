import { useApolloClient } from '@apollo/client/react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { ErrorNotice } from '../ui/ErrorNotice';
import { ApprovePairing, type PairingRequest } from './ApprovePairing';
import { DEVICE_PAIRING } from './devices.graphql';
import classes from './devices.module.css';
import { foreignLetters, isWholeCode, shownCode } from './pairing-code';

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
    setHint(foreign.length > 0 ? `Codes have no ${foreign.join(', ')}. Please look again.` : null);
    setCode(shownCode(text));
    setError(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWholeCode(code)) void look(code);
    else setHint('The code has eight letters.');
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text component="ol" m={0} pl="lg" size="sm">
          <li>
            On the child’s device, open <strong>{window.location.host}</strong> and tap “This is a child’s device”.
          </li>
          <li>Enter the code that it shows.</li>
        </Text>
        <TextInput
          label="Code on the device"
          size="lg"
          placeholder="BCDF-GHJK"
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
          Continue
        </Button>
      </Stack>
    </form>
  );
}
