/** An address for logs: enough to recognise, not enough to write to. Never cuts a surrogate pair. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const [first = ''] = local;
  const [firstOfDomain = ''] = domain;
  return `${first}***@${firstOfDomain}***${domain.slice(domain.lastIndexOf('.'))}`;
}
