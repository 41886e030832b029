/** At the start of each conversation of a child, and at each break. */
export const AI_NOTICE = 'Starling is a learning helper, a computer program. It can be wrong.';
