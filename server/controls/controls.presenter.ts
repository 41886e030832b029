import {
  type ChildStateBody,
  CONTROL_CODES,
  type ControlCode,
  type Controls,
  type ControlsBody,
  type GrantBody,
  type LearnFirstProgressBody,
  type TimelinePartBody,
} from '../../contract/controls.js';
import type { BlockReason } from '../access/admission-rules.js';
import type { ChildState } from './child-state.js';
import type { Grant } from './controls.repository.js';
import type { VersionedControls } from './controls.service.js';
import type {
  ChildAreasObject,
  ChildControlsObject,
  ChildStateObject,
  TimeGrantObject,
  TimelinePartObject,
} from './controls.types.js';
import type { LearnFirstProgress } from './learn-first.js';
import type { TimelinePart } from './timeline.js';

export function toRest({ version, controls }: VersionedControls): ControlsBody {
  return { version, ...controls };
}

export function toGraphql({ version, controls }: VersionedControls): ChildControlsObject {
  const { windows, budgets, exempt, topics, words, areas, learn_first: learnFirst } = controls;
  return {
    version,
    windows: windows.map((window) => ({ ...window, days: [...window.days] })),
    budgets,
    exempt: [...exempt],
    breakEvery: controls.break_every,
    breakMinutes: controls.break_minutes,
    topics: Object.entries(topics).map(([topic, rule]) => ({ topic, rule })),
    words: [...words],
    areas: areasToGraphql(areas),
    learnFirst,
  };
}

export function stateToRest(state: ChildState): ChildStateBody {
  return {
    allowed: state.isAllowed,
    code: state.code,
    until: state.until?.toISOString() ?? null,
    minutes_used: state.minutesUsed,
    minutes_allowed: state.minutesAllowed,
    minutes_left: state.minutesLeft,
    explanation: state.explanation,
  };
}

export function stateToGraphql({ isAllowed, next, areas, exempt, ...state }: ChildState): ChildStateObject {
  return {
    ...state,
    allowed: isAllowed,
    next: next && { code: codeOf(next.reason), at: next.at },
    areas: areasToGraphql(areas),
    exempt: [...exempt],
  };
}

/** Rules of controls bring no other blocks. */
function codeOf(reason: BlockReason): ControlCode {
  const code = CONTROL_CODES.find((known) => known === reason);
  if (!code) throw new Error(`No rule of controls has the code ${reason}`);
  return code;
}

function areasToGraphql({ own_words: ownWords, ...others }: Controls['areas']): ChildAreasObject {
  return { ...others, ownWords };
}

export function progressToRest({ isWaived, isReached, ...progress }: LearnFirstProgress): LearnFirstProgressBody {
  return { ...progress, waived: isWaived, reached: isReached };
}

export function partToRest({ from, to, code }: TimelinePart): TimelinePartBody {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString(), allowed: code === null, code };
}

export function partToGraphql({ from, to, code }: TimelinePart): TimelinePartObject {
  return { from: new Date(from), to: new Date(to), allowed: code === null, code };
}

export function grantToRest(grant: Grant): GrantBody {
  return {
    id: grant.id,
    child_id: grant.childId,
    kind: grant.kind,
    minutes: grant.minutes,
    until: grant.until?.toISOString() ?? null,
    granted_by: grant.grantedBy,
    created_at: grant.createdAt.toISOString(),
  };
}

export function grantToGraphql({ localDate: _localDate, ...grant }: Grant): TimeGrantObject {
  return grant;
}
