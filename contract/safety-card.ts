import type { AgeBand } from './children.js';
import type { ReviewDirection, SafetyCategory, SafetySeverity } from './safety.js';

/** The unsafe sentences of one kind, and how many of them the rules found. */
export interface SafetyCardRowBody {
  language: string;
  direction: ReviewDirection;
  category: SafetyCategory;
  severity: SafetySeverity;
  /** `any`: sentences that fit every age. */
  band: AgeBand | 'any';
  unsafe: number;
  found: number;
  /** `found / unsafe`. */
  recall: number;
}

/** `GET /safety/card`: how well the installed rules work, on the part of the test set that no rule was tuned on. */
export interface SafetyCardBody {
  pack_version: string;
  measured_at: string;
  rows: SafetyCardRowBody[];
  false_alarms: { harmless: number; flagged: number; rate: number };
}
