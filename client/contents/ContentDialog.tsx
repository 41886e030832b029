import { useQuery } from '@apollo/client/react';
import { Button, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ContentFieldsFragment, ContentQuery } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { ErrorNotice } from '../ui/ErrorNotice';
import { useIsPhone } from '../ui/useIsPhone';
import { CONTENT } from './contents.graphql';
import classes from './contents.module.css';
import { t } from './texts';

interface ContentDialogProps {
  content: ContentFieldsFragment;
  onClose: () => void;
}

/** Shows a picture or a story. A worksheet is downloaded. */
export function ContentDialog({ content: { id, title }, onClose }: ContentDialogProps) {
  // A link lives for minutes only, so each opening asks for a new one.
  const { data, error, refetch } = useQuery(CONTENT, { variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Modal opened size="xl" fullScreen={useIsPhone()} onClose={onClose} title={<Text fw={750}>{title}</Text>}>
      {error && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
      {!error && !data && <Skeleton h={240} />}
      {data && <Shown content={data.content} />}
    </Modal>
  );
}

function Shown({ content }: { content: ContentQuery['content'] }) {
  if (content.kind === 'PICTURE' && content.url)
    return <img className={classes.seen} src={content.url} alt={content.title} />;
  if (content.text) return <div className={classes.story}>{content.text}</div>;
  return (
    <Stack align="center" gap="sm" py="lg">
      <Text c="dimmed">{t('open.worksheet')}</Text>
      <Button component="a" href={content.url ?? undefined} download mih={44} leftSection={<IconDownload size={18} />}>
        {t('open.download')}
      </Button>
    </Stack>
  );
}
