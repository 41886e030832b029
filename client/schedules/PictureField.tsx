import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { PictureKey } from '../../contract/pictures';
import { Picture } from '../library/pictures/Picture';
import { PictureChoice } from '../ui/PictureChoice';
import classes from './item-dialog.module.css';
import { pictureLabel } from './picture-words';
import { DAY_PICTURES } from './schedule-pictures';
import { t } from './texts';

interface PictureFieldProps {
  picture: PictureKey | null;
  onChange: (picture: PictureKey | null) => void;
}

const NONE = 'none';

/** One of our drawings, which the child sees before the words. */
export function PictureField({ picture, onChange }: PictureFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const keys = DAY_PICTURES;
  const offered = picture && !keys.includes(picture) ? [picture, ...keys] : keys;
  return (
    <div>
      <div className={classes.chosen}>
        <span className={classes.frame}>{picture && <Picture name={picture} className={classes.picture} />}</span>
        <div>
          <Text size="sm" fw={500}>
            {t('form.picture')}
          </Text>
          <Text size="sm" c="dimmed">
            {picture ? pictureLabel(picture) : t('form.noPictureYet')}
          </Text>
        </div>
        <Button variant="light" mih={44} ms="auto" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('form.close') : t('form.choosePicture')}
        </Button>
      </div>
      {isOpen && (
        <div className={classes.pictures}>
          <PictureChoice<PictureKey | typeof NONE>
            label={t('form.pictures')}
            minWidth={92}
            showLabels
            value={picture ?? NONE}
            onChange={(key) => onChange(key === NONE ? null : key)}
            options={[
              { value: NONE, label: t('form.noPicture'), picture: <span className={classes.noPicture} /> },
              ...offered.map((key) => ({
                value: key,
                label: pictureLabel(key),
                picture: <Picture name={key} className={classes.picture} />,
              })),
            ]}
          />
        </div>
      )}
    </div>
  );
}
