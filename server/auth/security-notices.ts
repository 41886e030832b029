/** Tells the owner of a change in how the account signs in, also by mail. */
export function securityNotice(title: string, message: string, advice: string) {
  return {
    kind: 'system' as const,
    title,
    message: `${message} If this was not you, ${advice}`,
    link: '/settings',
    mail: 'security' as const,
  };
}
