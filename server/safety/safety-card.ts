import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SafetyCardBody } from '../../contract/safety-card.js';
import { projectRoot } from '../platform/project-root.js';

/** A test computes this file, and fails where it differs. */
export const SAFETY_CARD_FILE = join(projectRoot(), 'content/safety/safety-card.json');

/** The measured figures of the installed rules. An abstract class, so that it can be injected. */
export abstract class SafetyCard implements SafetyCardBody {
  abstract readonly pack_version: string;
  abstract readonly measured_at: string;
  abstract readonly rows: SafetyCardBody['rows'];
  abstract readonly false_alarms: SafetyCardBody['false_alarms'];
}

export function loadSafetyCard(file = SAFETY_CARD_FILE): SafetyCardBody {
  return JSON.parse(readFileSync(file, 'utf8'));
}
