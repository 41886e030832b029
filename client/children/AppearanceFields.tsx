import { Group, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { AVATARS, CHILD_COLOURS, NICKNAME_MAX_LENGTH } from '../../contract/children';
import type { Avatar, ChildColour } from '../gql/graphql';
import { avatarName } from '../ui/avatars/avatar-name';
import { ChildAvatar } from '../ui/avatars/ChildAvatar';
import { ColourDisc } from '../ui/avatars/ColourDisc';
import { PictureChoice } from '../ui/PictureChoice';
import type { ChildFormValues } from './child-form';
import { avatarOf, colourOf } from './child-words';
import { t } from './texts';

/** The nickname and how the child looks: an animal on a disc of its own colour. */
export function AppearanceFields({ form }: { form: UseFormReturnType<ChildFormValues> }) {
  const { avatar, colour } = form.values;
  return (
    <Stack gap="lg">
      <Group gap="md" wrap="nowrap" align="center">
        <ChildAvatar avatar={avatarOf(avatar)} colour={colourOf(colour)} size={80} />
        <TextInput
          flex={1}
          miw={0}
          label={t('form.nickname')}
          description={t('form.nicknameHint')}
          autoComplete="off"
          // Longer than the limit, because an emoji counts as one character. The form checks it.
          maxLength={NICKNAME_MAX_LENGTH * 2}
          {...form.getInputProps('nickname')}
        />
      </Group>
      <PictureChoice
        label={t('form.picture')}
        look="bare"
        minWidth={56}
        value={avatar}
        onChange={(next) => form.setFieldValue('avatar', next)}
        options={AVATARS.map((name) => ({
          value: name.toUpperCase() as Avatar,
          label: avatarName(name),
          picture: <ChildAvatar avatar={name} colour={colourOf(colour)} size={48} />,
        }))}
      />
      <PictureChoice
        label={t('form.colour')}
        look="bare"
        minWidth={44}
        value={colour}
        onChange={(next) => form.setFieldValue('colour', next)}
        options={CHILD_COLOURS.map((name) => ({
          value: name.toUpperCase() as ChildColour,
          label: t(`colour.${name}`),
          picture: <ColourDisc colour={name} />,
        }))}
      />
    </Stack>
  );
}
