import type { SafetyCategory } from '../../contract/safety.ts';

const GENERAL =
  'The last message of the child is not quite kind. Stay calm and warm, and lead back to what the child wants to learn.';

const HINTS: Readonly<Partial<Record<SafetyCategory, string>>> = {
  swearing:
    'The last message of the child holds a rude word. Do not repeat it and do not scold. Say in one short sentence that kinder words help, then answer.',
  hate: 'The last message of the child speaks badly of a person or a group. Do not repeat it and do not agree. Say kindly that everybody deserves respect, ask what happened, and answer nothing that mocks people.',
};

/** What the instructions to the model add where a message needs no fixed text, but care. */
export function hintFor(category: SafetyCategory): string {
  return HINTS[category] ?? GENERAL;
}
