import { Button, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { Rich } from '../../platform/languages/Rich';
import { saveFile } from '../../ui/save-file';
import { t } from '../texts';

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
        <Rich text={t('secondStep.codes.text')} parts={{ strong: (words) => <strong>{words}</strong> }} />
      </Text>
      <SimpleGrid
        component="ul"
        cols={{ base: 1, xs: 2 }}
        spacing="xs"
        m={0}
        p={0}
        aria-label={t('secondStep.codes.label')}
      >
        {codes.map((code) => (
          <li key={code} style={{ listStyle: 'none' }}>
            <code>{code}</code>
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
          {t('secondStep.codes.download')}
        </Button>
        <CopyButton value={text} timeout={4_000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              mih={44}
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              onClick={copy}
            >
              {t(copied ? 'secondStep.codes.copied' : 'secondStep.codes.copy')}
            </Button>
          )}
        </CopyButton>
        <Button mih={44} onClick={onDone}>
          {t('secondStep.codes.done')}
        </Button>
      </Group>
    </Stack>
  );
}
