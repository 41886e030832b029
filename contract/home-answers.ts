/**
 * Stands in every answer to a child that guardians never see. The child decides by it whether to say more, and its screen
 * opens a new talk next time.
 */
export const NOT_SHOWN_TO_FAMILY = 'This is not shown to your family.';

/** Each safety answer that names help lines to a child asks this. The others close a topic kindly, or end a stopped reply. */
export const ASKS_OF_DANGER = 'danger right now?';
