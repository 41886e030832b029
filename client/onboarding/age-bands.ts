import { AGE_BAND_KEY } from '../platform/storage-keys';

/** Ages of a child, each with questions that its parent might ask first. */
export const AGE_BANDS = [
  {
    id: '0-5',
    label: '0–5',
    questions: [
      'How do I make bedtime calmer?',
      'What helps during a tantrum?',
      'Tell us a short story about a brave snail',
    ],
  },
  {
    id: '6-9',
    label: '6–9',
    questions: [
      'How do we end screen time without a fight?',
      'My child tells fibs. What can I do?',
      'Which kitchen experiments can we try?',
    ],
  },
  {
    id: '10-12',
    label: '10–12',
    questions: [
      'How do we agree on screen time?',
      'Which small jobs at home are right now?',
      'How can I find some rest myself?',
    ],
  },
  {
    id: '13-15',
    label: '13–15',
    questions: [
      'How do we agree on screen time?',
      'How do I stay calm when we argue?',
      'How do I talk about friends without prying?',
    ],
  },
  {
    id: '16-17',
    label: '16–17',
    questions: [
      'How much freedom is right at 16?',
      'How can I help before an exam?',
      'How do I stay calm when we argue?',
    ],
  },
] as const;

type AgeBand = (typeof AGE_BANDS)[number];
export type AgeBandId = AgeBand['id'];

function bandOf(id: unknown): AgeBand | null {
  return AGE_BANDS.find((band) => band.id === id) ?? null;
}

/** The band that this user chose on this device. The account's settings have no place for it. */
export function readAgeBand(storage: Storage, userId: string): AgeBand | null {
  const [owner, id] = storage.getItem(AGE_BAND_KEY)?.split(' ') ?? [];
  return owner === userId ? bandOf(id) : null;
}

export function storeAgeBand(storage: Storage, userId: string, id: AgeBandId): void {
  storage.setItem(AGE_BAND_KEY, `${userId} ${id}`);
}
