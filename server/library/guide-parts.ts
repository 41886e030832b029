import type { GuideBody } from '../../contract/library.js';

/** A heading of a guide and the text under it. */
export interface GuideSection {
  heading: string;
  text: string;
}

export interface GuideParts {
  /** The text before the first heading: why things are as they are. */
  opening: string;
  /** The advice in a few numbered steps. */
  steps: string;
  sections: GuideSection[];
}

/** The heading of the steps. Every guide has it. */
export const STEPS_HEADING = 'In short';

export function partsOf({ body }: Pick<GuideBody, 'body'>): GuideParts {
  const [opening = '', ...parts] = body.split(/^## /m);
  const sections = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { heading: heading.trim(), text: lines.join('\n').trim() };
  });
  return {
    opening: opening.trim(),
    steps: sections.find(({ heading }) => heading === STEPS_HEADING)?.text ?? '',
    sections: sections.filter(({ heading }) => heading !== STEPS_HEADING),
  };
}
