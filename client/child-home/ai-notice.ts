/** At the start of each conversation of a child, and at each break. */
export const AI_NOTICE = 'I am a learning helper, a computer program. I can be wrong.';
