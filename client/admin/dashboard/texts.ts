import english from '../../../languages/en/admin-dashboard.json' with { type: 'json' };
import { textsOf } from '../../platform/languages/texts';

export const t = textsOf('admin-dashboard', english);

export type ChartName = keyof typeof english.chart;
export type SeriesName = keyof typeof english.series;
export type StatName = keyof typeof english.stat;
