/** Keeps the newest entries of a cache folder. */
export function pruneCache(folder: string, keep: number): Promise<void>;
