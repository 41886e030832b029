import type { HelpLineBody } from '../../contract/help-lines.ts';

/** A message names the emergency number and so many lines: more would be hard to choose from. */
const LINES_MAX = 3;

/** Help lines as a list in a message, the emergency number first. A number comes before an address. */
export function helpText(lines: readonly HelpLineBody[]): string {
  const shown = lines.slice(0, 1 + LINES_MAX);
  return shown.map((line) => `- ${line.is_emergency ? emergencyText(line) : lineText(line)}`).join('\n');
}

function emergencyText({ call }: HelpLineBody): string {
  return `**In danger right now? Call ${call}.**`;
}

function lineText({ name, call, text, url }: HelpLineBody): string {
  const ways = [
    ...(call ? [`call **${call}**`] : []),
    ...(text && text !== call ? [`text **${text}**`] : []),
    ...(call === null && text === null && url ? [url.replace(/^https:\/\//, '')] : []),
  ];
  return `${name}: ${ways.join(' or ')}`;
}
