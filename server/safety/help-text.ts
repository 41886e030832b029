import type { HelpLineBody } from '../../contract/help-lines.ts';

/** Help lines as a list in a message, the emergency number first. A number comes before an address. */
export function helpText(lines: readonly HelpLineBody[]): string {
  return lines.map((line) => `- ${line.is_emergency ? emergencyText(line) : lineText(line)}`).join('\n');
}

function emergencyText({ call }: HelpLineBody): string {
  return `**In danger right now? Call ${call}.**`;
}

function lineText({ name, call, text, url }: HelpLineBody): string {
  const ways = [
    ...(call ? [`call **${call}**`] : []),
    ...(text ? [`text **${text}**`] : []),
    ...(call === null && text === null && url ? [url.replace(/^https:\/\//, '')] : []),
  ];
  return `${name}: ${ways.join(' or ')}`;
}
