import { Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { ConversationBody, MessageBody } from '../../contract/conversations';
import { Markdown } from '../chat/view/Markdown';
import { dateText } from '../platform/languages/formats';
import { rest } from '../platform/rest';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { PageSkeleton } from '../ui/Skeletons';
import { tagName } from '../ui/tag-name';
import { moreText } from './more-texts';
import classes from './PrintPage.module.css';
import { plainText } from './preview';
import { titleOf } from './title';

type WholeConversation = ConversationBody & { messages: MessageBody[] };

const timeText = (time: string) => dateText(new Date(time), { dateStyle: 'medium', timeStyle: 'short' });

function startText({ created_at, tags }: WholeConversation): string {
  const time = timeText(created_at);
  return tags.length > 0
    ? moreText('detail.startedWithTags', { time, tags: tags.map(tagName).join(', ') })
    : moreText('detail.started', { time });
}

/** `/conversation-list/{conversationId}/print`: a whole conversation, laid out for paper. */
export function PrintPage() {
  const { conversationId = '' } = useParams();
  const navigate = useNavigate();
  const [conversation, setConversation] = useState<WholeConversation | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(async () => {
    setError(null);
    try {
      setConversation(await rest.get<WholeConversation>(`/conversations/${encodeURIComponent(conversationId)}/export`));
    } catch (reason) {
      setError(reason);
    }
  }, [conversationId]);
  useEffect(() => {
    void load();
  }, [load]);

  if (error) return <ErrorNotice error={error} fallback={moreText('detail.failed')} onRetry={() => void load()} />;
  if (!conversation) return <PageSkeleton />;
  return (
    <article className={classes.printed}>
      <PageHeader
        title={titleOf(conversation)}
        subtitle={conversation.summary ? plainText(conversation.summary) : undefined}
        onBack={() => void navigate(-1)}
        actions={
          <Button className="no-print" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
            {moreText('menu.print')}
          </Button>
        }
      />
      <Text size="sm" c="dimmed" mb={4}>
        {startText(conversation)}
      </Text>
      {conversation.messages.map((message) => (
        <section key={message.id} className={classes.printedMessage}>
          <Text size="sm" c="dimmed">
            <b>{message.message_role === 'user' ? moreText('detail.you') : 'Starling'}</b> ·{' '}
            {timeText(message.created_at)}
          </Text>
          {message.message_role === 'user' ? (
            <Text className={classes.asWritten}>{message.message_content}</Text>
          ) : (
            <Markdown text={message.message_content} />
          )}
        </section>
      ))}
    </article>
  );
}
