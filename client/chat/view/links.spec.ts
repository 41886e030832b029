import { safeLink } from './links';

const ORIGIN = 'https://starling.example';

describe('safeLink', () => {
  test.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['http://example.org', 'http://example.org/'],
    ['mailto:help@example.org', 'mailto:help@example.org'],
    ['HTTPS://EXAMPLE.ORG/', 'https://example.org/'],
  ])('allows the link %s to another site', (href, expected) => {
    expect(safeLink(href, ORIGIN)).toEqual({ kind: 'outside', href: expected });
  });

  test.each([
    ['/library', '/library'],
    ['/library/bedtime-routines', '/library/bedtime-routines'],
    [`${ORIGIN}/library/sharing`, '/library/sharing'],
    ['/story/the-brave-snail?from=chat', '/story/the-brave-snail?from=chat'],
  ])('opens the link %s within the app', (href, expected) => {
    expect(safeLink(href, ORIGIN)).toEqual({ kind: 'page', path: expected });
  });

  test.each([
    undefined,
    '',
    '#part',
    'library',
    '//evil.example',
    '/\\evil.example',
    '/admin',
    '/library/../admin',
    '/auth/success?code=x',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://starling.example/x',
    'file:///etc/passwd',
    'ftp://example.org',
    'https://user:word@example.org',
    'https://',
    'streamdown:incomplete-link',
  ])('shows the link %j as plain text', (href) => {
    expect(safeLink(href, ORIGIN)).toBeNull();
  });
});
