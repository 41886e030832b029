import { useQuery } from '@apollo/client/react';
import { Button, Card, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import type { ErasureReceiptFieldsFragment } from '../gql/graphql';
import { statusOf } from '../platform/api-error';
import { askAgain } from '../platform/ask-again';
import { momentText } from '../ui/dates';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { PageSkeleton } from '../ui/Skeletons';
import classes from './children.module.css';
import { countLines } from './data-words';
import { ERASURE_RECEIPT } from './erasure.graphql';
import { t } from './texts';

/** `/profiles/receipts/{receiptId}`: the proof of an erasure. It holds counts and no data of the child. */
export function ReceiptPage() {
  const { receiptId = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(ERASURE_RECEIPT, { variables: { id: receiptId } });
  const back = () => void navigate('/profiles');
  if (statusOf(error) === 404) {
    return (
      <EmptyState title={t('receipt.notFound')} action={<Button onClick={back}>{t('page.all')}</Button>}>
        {t('receipt.notFoundText')}
      </EmptyState>
    );
  }
  if (error && !data) return <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />;
  if (!data) return <PageSkeleton />;
  return (
    <>
      <PageHeader
        title={t('receipt.title')}
        subtitle={t('receipt.subtitle')}
        onBack={back}
        actions={
          <Button
            className="no-print"
            variant="default"
            leftSection={<IconPrinter size={18} />}
            onClick={() => window.print()}
          >
            {t('receipt.print')}
          </Button>
        }
      />
      <Receipt receipt={data.erasureReceipt} />
    </>
  );
}

function Receipt({ receipt: { receiptId, at, counts, sha256 } }: { receipt: ErasureReceiptFieldsFragment }) {
  const rows: [string, string][] = [
    [t('receipt.at'), momentText(at)],
    [t('receipt.id'), receiptId],
    [t('receipt.checksum'), sha256],
  ];
  const lines = countLines(counts);
  return (
    <Card maw={760}>
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={classes.fact}>
          <dt>{t('receipt.erased')}</dt>
          <dd>
            <Text component="ul" inherit m={0} ps="lg">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Text>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
