import { Alert, Card, Stack, Text } from '@mantine/core';
import { t } from '../texts';
import classes from './privacy.module.css';
import type { CheckedFile } from './verify-export';

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
        {isUnchanged ? t('check.unchanged', { count: files.length }) : t('check.wrong', { wrong, count: files.length })}
      </Alert>
      <Card component="ul" className={classes.files} m={0}>
        {files.map((file) => (
          <li key={file.name} className={classes.file}>
            <span className={classes.name}>{file.name}</span>
            <Text span size="sm" fw={650} c={file.state === 'unchanged' ? undefined : 'red'}>
              {t(`fileState.${file.state}`)}
            </Text>
          </li>
        ))}
      </Card>
    </Stack>
  );
}
