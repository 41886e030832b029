import { Alert, Button, Card, Stack, Text } from '@mantine/core';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageHeader } from '../../ui/PageHeader';
import { CheckedFiles } from './CheckedFiles';
import classes from './privacy.module.css';
import { type Verification, verifyExport } from './verify-export';

const PROBLEMS = {
  not_a_zip: 'This is not a ZIP, or it is damaged.',
  no_manifest: 'This ZIP has no manifest.json of an export.',
  unreadable: 'This browser could not read the file.',
} as const;

type State =
  | { is: 'empty' }
  | { is: 'checking'; name: string }
  | { is: 'failed'; name: string; problem: keyof typeof PROBLEMS }
  | { is: 'checked'; name: string; result: Extract<Verification, { problem: null }> };

/** `/profiles/verify-export`: checks an exported ZIP against its own manifest, in the browser alone. */
export function VerifyExportPage() {
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ is: 'empty' });
  const check = async (file: File) => {
    const { name } = file;
    setState({ is: 'checking', name });
    try {
      const result = await verifyExport(new Uint8Array(await file.arrayBuffer()));
      setState(
        result.problem === null ? { is: 'checked', name, result } : { is: 'failed', name, problem: result.problem },
      );
    } catch {
      // The file is gone, or larger than the memory: the page says so.
      setState({ is: 'failed', name, problem: 'unreadable' });
    }
  };
  return (
    <>
      <PageHeader
        title="Check an export"
        subtitle="Is every file of a saved ZIP still as Starling wrote it?"
        onBack={() => void navigate('/profiles')}
      />
      <Stack gap="md" maw={760}>
        <DropZone isBusy={state.is === 'checking'} onFile={(file) => void check(file)} />
        <div role="status">
          {state.is === 'checking' && <Text>Checking {state.name}…</Text>}
          {state.is === 'failed' && (
            <Alert color="red" title={state.name}>
              {PROBLEMS[state.problem]}
            </Alert>
          )}
          {state.is === 'checked' && <CheckedFiles name={state.name} {...state.result} />}
        </div>
        <Text size="sm" c="dimmed">
          The check compares each file with the SHA-256 in the manifest of the same ZIP. It finds damage and careless
          changes. It cannot notice someone who changed a file and the manifest.
        </Text>
      </Stack>
    </>
  );
}

function DropZone({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isBusy) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <Card
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Text ta="center">Drop a ZIP here. It stays on this device: nothing is uploaded.</Text>
      <Button loading={isBusy} onClick={() => input.current?.click()}>
        Choose a ZIP
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label="ZIP of an export"
        onChange={choose}
      />
    </Card>
  );
}
