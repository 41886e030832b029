import { useMutation } from '@apollo/client/react';
import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { HouseholdForm } from './HouseholdForm';
import { regionOf } from './household-words';
import { CREATE_HOUSEHOLD } from './households.graphql';

/** A household before the first child, for example to invite the other parent first. */
export function CreateHouseholdButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [create] = useMutation(CREATE_HOUSEHOLD, { refetchQueries: ['Households'] });
  return (
    <>
      <Button variant="subtle" onClick={() => setIsOpen(true)}>
        Create a household without a child
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={<Text fw={750}>Create a household</Text>}>
        <HouseholdForm
          initial={{ name: '', country: regionOf(navigator.language) ?? '' }}
          submitLabel="Create household"
          onSubmit={async (input) => {
            await create({ variables: { input } });
            setIsOpen(false);
          }}
        />
      </Modal>
    </>
  );
}
