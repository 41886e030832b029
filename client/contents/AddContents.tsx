import { Button, NativeSelect } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from './texts';
import { DropZone } from './uploads/DropZone';
import { uploadQueue } from './uploads/upload-queue';
import type { ShelfPlace } from './useShelfPlaces';
import { WriteStoryDialog } from './WriteStoryDialog';

/** Adds files and stories to a shelf. A guardian in two families chooses one. */
export function AddContents({ shelf: { scope, households } }: { shelf: ShelfPlace }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const place = { scope, householdId: chosen ?? households[0]?.id ?? null };
  return (
    <>
      {households.length > 1 && (
        <NativeSelect
          mb="sm"
          maw={320}
          label={t('form.addTo')}
          value={place.householdId ?? ''}
          data={households.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      <DropZone onFiles={(files) => uploadQueue.add(files, place)}>
        <Button mih={44} leftSection={<IconPencilPlus size={18} />} onClick={() => setIsWriting(true)}>
          {t('write.title')}
        </Button>
      </DropZone>
      {isWriting && <WriteStoryDialog place={place} onClose={() => setIsWriting(false)} />}
    </>
  );
}
