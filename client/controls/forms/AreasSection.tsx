import { Switch } from '@mantine/core';
import type { Area } from '../../../contract/controls';
import { Section } from '../../ui/Section';
import { ALL_AREAS, areaHint, areaLabel } from '../rule-words';
import type { RulesFormProps } from '../rules-form';
import { t } from '../texts';
import { UsualLine } from './UsualLine';

/** The parts of Starling that are open for the child. */
export function AreasSection({ rules, usual, change }: RulesFormProps) {
  const { areas } = rules;
  const set = (area: Area, isOn: boolean) =>
    change((before) => ({ ...before, areas: { ...before.areas, [area]: isOn } }));
  return (
    <Section title={t('areas.title')} hint={t('areas.hint')}>
      {ALL_AREAS.map((area) => (
        <Switch
          key={area}
          label={areaLabel(area)}
          aria-label={areaLabel(area)}
          description={areaHint(area)}
          checked={areas[area]}
          ms={area === 'own_words' ? 'lg' : undefined}
          // Without the chat there is nothing to type into.
          disabled={area === 'own_words' && !areas.chat}
          onChange={({ currentTarget }) => set(area, currentTarget.checked)}
        />
      ))}
      <UsualLine part="areas" rules={rules} usual={usual} change={change} />
    </Section>
  );
}
