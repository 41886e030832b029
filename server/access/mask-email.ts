/** An address as logs may show it: enough to recognise, not enough to write to. Never cuts a character in half. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const [first = ''] = local;
  const [firstOfDomain = ''] = domain;
  return `${first}***@${firstOfDomain}***${domain.slice(domain.lastIndexOf('.'))}`;
}
