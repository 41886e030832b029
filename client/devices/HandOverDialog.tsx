import { Modal, Text } from '@mantine/core';
import type { ChildFieldsFragment } from '../gql/graphql';
import { HandOverForm } from './HandOverForm';
import { t } from './texts';

interface HandOverDialogProps {
  opened: boolean;
  profiles: readonly ChildFieldsFragment[];
  onClose: () => void;
}

export function HandOverDialog({ opened, profiles, onClose }: HandOverDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} size="lg" title={<Text fw={750}>{t('add.handOver')}</Text>}>
      <HandOverForm profiles={profiles} cancelLabel={t('form.cancel')} onCancel={onClose} />
    </Modal>
  );
}
