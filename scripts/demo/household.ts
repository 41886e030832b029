/** The sample family as data: scripts/demo/data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildBody } from '../../contract/children.ts';
import type { RequestDecision, RequestKind } from '../../contract/controls.ts';
import type { ReminderAudience } from '../../contract/reminders.ts';

/** Days count from today, which is 0. Without `at`, it happens just before the demo is opened. */
interface Moment {
  day: number;
  at: string | null;
}

export interface DemoTalk extends Moment {
  who: string;
  title?: string;
  summary?: string;
  type?: string;
  tags?: string[];
  turns: { say: string; reply?: string; expect?: 'safety' }[];
}

export interface DemoChild {
  key: string;
  profile: Partial<ChildBody> & { nickname: string };
  device: string;
  /** Every so many days, at this time, the next of the list. */
  reads: { every: number; at: string };
  plays: { every: number; at: string };
  stories: string[];
  games: string[];
}

export interface DemoHousehold {
  name: string;
  country: string;
  guardians: { key: string; email: string; first_name: string; last_name: string; label: string }[];
  children: DemoChild[];
  schedule: { child: string; at: string; title: string; steps: string[]; [field: string]: unknown }[];
  reminders: { child: string | null; at: string; rrule: string; [field: string]: unknown }[];
  due_reminder: { child: string; title: string; note: string; audience: ReminderAudience };
  requests: (Moment & {
    child: string;
    kind: RequestKind;
    message: string;
    by?: string;
    decision?: RequestDecision;
    minutes?: number;
    note?: string;
  })[];
  contents: { by: string; children: string[]; title: string; tags: string[]; text: string }[];
  waiting: { day: number; email: string; first_name: string }[];
  /** What the children do before the demo is opened. */
  today: { child: string; story?: string; game?: string }[];
  opening: Moment & { by: string; child: string };
}

const read = <Data>(file: string) => JSON.parse(readFileSync(join(import.meta.dirname, 'data', file), 'utf8')) as Data;

export const HOUSEHOLD = read<DemoHousehold>('household.json');
export const TALKS: readonly DemoTalk[] = [...read<DemoTalk[]>('guardians.json'), ...read<DemoTalk[]>('children.json')];
