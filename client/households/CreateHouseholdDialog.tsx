import { useMutation } from '@apollo/client/react';
import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { HouseholdForm } from './HouseholdForm';
import { regionOf } from './household-words';
import { CREATE_HOUSEHOLD } from './households.graphql';
import { t } from './texts';

/** A household before the first child, for example to invite the other parent first. */
export function CreateHouseholdButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [create] = useMutation(CREATE_HOUSEHOLD, { refetchQueries: ['Households'] });
  return (
    <>
      <Button variant="subtle" onClick={() => setIsOpen(true)}>
        {t('create.open')}
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={<Text fw={750}>{t('create.title')}</Text>}>
        <HouseholdForm
          initial={{ name: '', country: regionOf(navigator.language) ?? '' }}
          submitLabel={t('create.submit')}
          onSubmit={async (input) => {
            await create({ variables: { input } });
            setIsOpen(false);
          }}
        />
      </Modal>
    </>
  );
}
