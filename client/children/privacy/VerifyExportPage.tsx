import { Alert, Button, Card, Stack, Text } from '@mantine/core';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageHeader } from '../../ui/PageHeader';
import { t } from '../texts';
import { CheckedFiles } from './CheckedFiles';
import classes from './privacy.module.css';
import { type Verification, verifyExport } from './verify-export';

const PROBLEMS = {
  not_a_zip: 'check.notZip',
  no_manifest: 'check.noManifest',
  unreadable: 'check.unreadable',
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
      <PageHeader title={t('privacy.check')} subtitle={t('check.subtitle')} onBack={() => void navigate('/profiles')} />
      <Stack gap="md" maw={760}>
        <DropZone isBusy={state.is === 'checking'} onFile={(file) => void check(file)} />
        <div role="status">
          {state.is === 'checking' && <Text>{t('check.checking', { name: state.name })}</Text>}
          {state.is === 'failed' && (
            <Alert color="red" title={state.name}>
              {t(PROBLEMS[state.problem])}
            </Alert>
          )}
          {state.is === 'checked' && <CheckedFiles name={state.name} {...state.result} />}
        </div>
        <Text size="sm" c="dimmed">
          {t('check.limits')}
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
      <Text ta="center">{t('check.drop')}</Text>
      <Button loading={isBusy} onClick={() => input.current?.click()}>
        {t('check.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={t('check.file')}
        onChange={choose}
      />
    </Card>
  );
}
