import type { SafetyAlertState } from '../../contract/safety-alerts.js';

/** Events of one kind about one child. */
export interface SafetyAlert {
  readonly id: string;
  readonly childId: string;
  readonly category: string;
  readonly severity: number;
  readonly count: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly state: SafetyAlertState;
  /** The rules found it in a reply, which was stopped before the child saw it. */
  readonly isReply: boolean;
}

/** A message of a child, or a reply to it, in which the rules found something. */
export interface SafetyEvent {
  readonly messageId: string;
  readonly childId: string;
  readonly category: string;
  readonly severity: number;
  readonly ruleId: string;
  readonly packVersion: string;
  readonly isReply: boolean;
}
