/** "Good evening, Pat" by the reader's clock, and "Hello" in the night; without a name, only the greeting. */
export function greeting(now: Date, firstName: string | null): string {
  const hour = now.getHours();
  const name = firstName?.trim();
  const greeted = hour < 5 ? 'Hello' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  return name ? `${greeted}, ${name}` : greeted;
}
