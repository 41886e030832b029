import { avatarOf, colourOf } from '../children/child-words';
import type { ChildFieldsFragment } from '../gql/graphql';
import { ChildAvatar } from '../ui/avatars/ChildAvatar';
import { PictureChoice } from '../ui/PictureChoice';

interface ChildChoiceProps {
  label: string;
  profiles: readonly ChildFieldsFragment[];
  value: string | null;
  onChange: (id: string) => void;
}

/** Which child. An only child needs no choice. */
export function ChildChoice({ label, profiles, value, onChange }: ChildChoiceProps) {
  if (profiles.length < 2) return null;
  return (
    <PictureChoice
      label={label}
      minWidth={96}
      showLabels
      value={value}
      onChange={onChange}
      options={profiles.map(({ id, nickname, avatar, colour }) => ({
        value: id,
        label: nickname,
        picture: <ChildAvatar avatar={avatarOf(avatar)} colour={colourOf(colour)} size={56} />,
      }))}
    />
  );
}
