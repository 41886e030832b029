import { t } from './texts';

/** At the start of each conversation of a child, and at each break. */
export const aiNotice = (): string => t('aiNotice');
