import { Button, Code, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../ui/save-file';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows new recovery codes, once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  return (
    <Stack gap="md">
      <Text>
        Keep these recovery codes where you find them without your phone. Each of them works once in place of the app.{' '}
        <strong>They are not shown again.</strong>
      </Text>
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2 }} spacing="xs" m={0} p={0} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} style={{ listStyle: 'none' }}>
            <Code fz="md">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Group justify="flex-end" gap="xs">
        <Button
          variant="default"
          mih={44}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'starling-recovery-codes.txt')}
        >
          Download
        </Button>
        <CopyButton value={text} timeout={4_000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              mih={44}
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button mih={44} onClick={onDone}>
          I have saved them
        </Button>
      </Group>
    </Stack>
  );
}
