import type { UseFormReturnType } from '@mantine/form';
import { AgePicture } from '../onboarding/AgePicture';
import type { AgeBandId } from '../onboarding/age-bands';
import { PictureChoice } from '../ui/PictureChoice';
import type { ChildFormValues } from './child-form';
import { AGE_BANDS, bandLabel } from './child-words';
import classes from './children.module.css';
import { t } from './texts';

/** The age as a band. Starling does not ask for the birthday. */
export function AgeField({ form }: { form: UseFormReturnType<ChildFormValues> }) {
  return (
    <PictureChoice
      label={t('form.years')}
      description={t('form.yearsHint')}
      minWidth={84}
      showLabels
      value={form.values.ageBand}
      onChange={(band) => form.setFieldValue('ageBand', band)}
      error={form.errors['ageBand']}
      options={AGE_BANDS.map((band) => ({
        value: band,
        label: bandLabel(band),
        picture: <AgePicture id={bandLabel(band).replace('–', '-') as AgeBandId} className={classes.age} />,
      }))}
    />
  );
}
