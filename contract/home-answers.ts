/**
 * Stands in every answer to a child that guardians never see. The child decides by it whether to say more, and its screen
 * opens a new talk next time.
 */
export const NOT_SHOWN_TO_FAMILY = 'This is not shown to your family.';
