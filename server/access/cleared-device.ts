/** The next answer to a device whose session has ended tells its browser to forget everything of the child. */
export const CLEARED_DEVICE = { headers: { 'Clear-Site-Data': '"storage", "cache"' } } as const;
