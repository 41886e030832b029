/** The twenty phrases that show while Starling thinks, a new one every 20 s. */
export const THINKING_PHRASES: readonly string[] = [
  'Listening closely…',
  'Turning it over…',
  'Looking through the growth guide…',
  'Gathering thoughts…',
  'Finding the right words…',
  'Following a bright idea…',
  'Asking the old oak tree…',
  'Leafing through the story shelf…',
  'Putting the pieces together…',
  'Weighing one idea against another…',
  'Sorting feathers…',
  'Thinking about little steps…',
  'Looking at it from a child’s height…',
  'Humming to itself…',
  'Stretching its wings…',
  'Drawing a small map…',
  'Counting the stars it knows…',
  'Checking it twice…',
  'Choosing the simplest way to say it…',
  'Almost ready to sing…',
];

/** A random phrase other than the current one. `random` is 0 ≤ x < 1. */
export function nextThinkingPhrase(current: string | null, random: number): string {
  const others = THINKING_PHRASES.filter((phrase) => phrase !== current);
  return others[Math.floor(random * others.length)] ?? THINKING_PHRASES[0]!;
}
