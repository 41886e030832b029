import type { CompanionBody } from '../../../contract/library';

/** Who answers, in one line. Without an AI provider, Starling answers from its own guides. */
export function companionNote(kind: CompanionBody['kind'] | undefined): string {
  return kind === 'offline' ? 'Built-in guide mode. Starling can be wrong.' : 'Starling is an AI and can be wrong.';
}
