/**
 * The next answer to a removed device tells its browser to forget everything of the child. A session that ended for another
 * reason gets no such answer: another tab may have switched to the next child, and would lose its new tokens.
 */
export const CLEARED_DEVICE = { headers: { 'Clear-Site-Data': '"storage", "cache"' } } as const;
