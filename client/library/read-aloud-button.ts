import type { ReactNode } from 'react';

/** A button that reads a text aloud, for children who do not read yet. `name` is for screen readers. */
export type ReadAloudButton = (text: string, options?: { name?: string; onSpeak?: () => void }) => ReactNode;
