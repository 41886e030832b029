import { Button, Text } from '@mantine/core';
import classes from '../controls.module.css';
import type { RulesFormProps } from '../rules-form';
import { t } from '../texts';
import { isUsual, type UsualPart, usualText, withUsual } from '../usual-rules';

interface UsualLineProps extends Pick<RulesFormProps, 'rules' | 'usual' | 'change'> {
  part: UsualPart;
}

/** What is usual for the child's age, and the way back to it. */
export function UsualLine({ rules, usual, change, part }: UsualLineProps) {
  return (
    <div className={classes.usual}>
      <Text size="sm" c="dimmed">
        {usualText(usual, part)}
      </Text>
      {!isUsual(rules, usual, part) && (
        <Button
          variant="subtle"
          size="compact-sm"
          mih={44}
          onClick={() => change((before) => withUsual(before, usual, part))}
        >
          {t('usual.reset')}
        </Button>
      )}
    </div>
  );
}
