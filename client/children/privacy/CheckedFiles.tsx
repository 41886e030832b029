import { Alert, Card, Stack, Text } from '@mantine/core';
import classes from './privacy.module.css';
import type { CheckedFile, FileState } from './verify-export';

const WORDS: Readonly<Record<FileState, string>> = {
  unchanged: 'Unchanged',
  changed: 'Changed',
  missing: 'Missing',
  unlisted: 'Not part of the export',
};

interface CheckedFilesProps {
  name: string;
  files: readonly CheckedFile[];
  isUnchanged: boolean;
}

/** The result of a check: one sentence, then each file. */
export function CheckedFiles({ name, files, isUnchanged }: CheckedFilesProps) {
  const wrong = files.filter(({ state }) => state !== 'unchanged').length;
  return (
    <Stack gap="sm">
      <Alert color={isUnchanged ? 'green' : 'red'} title={name}>
        {isUnchanged
          ? `All ${files.length} files are unchanged.`
          : `${wrong} of ${files.length} files are not as Starling wrote them.`}
      </Alert>
      <Card component="ul" className={classes.files} m={0}>
        {files.map((file) => (
          <li key={file.name} className={classes.file}>
            <span className={classes.name}>{file.name}</span>
            <Text span size="sm" fw={650} c={file.state === 'unchanged' ? undefined : 'red'}>
              {WORDS[file.state]}
            </Text>
          </li>
        ))}
      </Card>
    </Stack>
  );
}
