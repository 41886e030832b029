import { textsIn } from '../platform/languages/texts.js';
import type { Letter } from './letter.js';

/** The letter as plain text (RFC 3676 readers wrap it themselves). */
export function letterText({ language = 'en', paragraphs, action, note, unsubscribe }: Letter): string {
  const t = textsIn(language, 'mails');
  const parts = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(note ? [note] : []),
    ['-- ', 'Starling', ...(unsubscribe ? [`${t('layout.unsubscribe')}: ${unsubscribe.pageUrl}`] : [])].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The letter as HTML: no pictures, no scripts, nothing that is loaded from anywhere. Light and dark. */
export function letterHtml({ language = 'en', subject, paragraphs, action, note, unsubscribe }: Letter): string {
  const t = textsIn(language, 'mails');
  const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  const button = action
    ? `<p><a class="action" href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`
    : '';
  const link = action ? `<p class="quiet">${escapeHtml(t('layout.address', { url: action.url }))}</p>` : '';
  const below = note ? `<p class="quiet">${escapeHtml(note)}</p>` : '';
  const end = unsubscribe
    ? ` <a href="${escapeHtml(unsubscribe.pageUrl)}">${escapeHtml(t('layout.unsubscribe'))}</a>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="page">
<p class="brand">Starling</p>
<div class="card">
<h1>${escapeHtml(subject)}</h1>
${text}
${button}
${link}
${below}
</div>
<p class="quiet">${escapeHtml(t('layout.sent'))}${end}</p>
</div>
</body>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; background: #f4f5f7; color: #1f2430; font: 16px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif; }
.page { max-width: 560px; margin: 0 auto; padding: 28px 16px; }
.brand { margin: 0 0 12px; font-weight: 700; font-size: 18px; color: #2b5d73; }
.card { padding: 28px; border-radius: 14px; background: #fff; border: 1px solid #e2e5ea; }
h1 { margin: 0 0 12px; font-size: 22px; line-height: 1.3; }
p { margin: 0 0 14px; overflow-wrap: anywhere; }
.card p:last-child { margin-bottom: 0; }
.action { display: inline-block; padding: 12px 22px; border-radius: 10px; background: #2b5d73; color: #fff; font-weight: 650; text-decoration: none; }
.quiet { color: #5b6472; font-size: 14px; }
.page > .quiet { margin-top: 16px; }
a { color: #2b5d73; }
@media (prefers-color-scheme: dark) {
  body { background: #14171c; color: #e8eaee; }
  .card { background: #1d2127; border-color: #333a44; }
  .brand, a { color: #8cc4da; }
  .action { background: #8cc4da; color: #10212a; }
  .quiet { color: #a4acb8; }
}`;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
