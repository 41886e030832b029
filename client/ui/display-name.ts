/** First and last name, or the user name without them. */
export function displayName(user: { first_name: string | null; last_name: string | null; username: string }): string {
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ').trim();
  return name === '' ? user.username : name;
}
