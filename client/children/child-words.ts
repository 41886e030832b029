import type { Avatar, ChildColour } from '../../contract/children';
import type { AgeBand, Avatar as AvatarName, ChildColour as ColourName } from '../gql/graphql';

export { languageName, listText as joinNames } from '../platform/languages/names';

/** The youngest first. */
export const AGE_BANDS: readonly AgeBand[] = ['AGE_0_5', 'AGE_6_9', 'AGE_10_12', 'AGE_13_15', 'AGE_16_17'];

/** `AGE_6_9` as `6–9`. */
export function bandLabel(band: AgeBand): string {
  const [, from, to] = band.split('_');
  return `${from}–${to}`;
}

/** The names of enums are those of the contract in upper case. */
export function avatarOf(name: AvatarName): Avatar {
  return name.toLowerCase() as Avatar;
}

export function colourOf(name: ColourName): ChildColour {
  return name.toLowerCase() as ChildColour;
}
