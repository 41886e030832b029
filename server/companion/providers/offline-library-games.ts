import type { GameBody } from '../../../contract/library.js';
import type { GameTurn } from './offline-games.js';

/** A game of the library, with its link. */
export function offeredGame({ slug, title, summary, intro }: GameBody): string {
  return [`**${title}**: ${summary}`, intro, `Open it here: [${title}](/games/${slug}). Have fun.`].join('\n\n');
}

export function isOfferedGame(answer: string): boolean {
  return answer.includes('](/games/');
}

/** The first game that this conversation has not offered yet. After the last one they start again. */
export function nextGame(games: readonly GameBody[], { before }: GameTurn): GameBody {
  const offered = (slug: string) =>
    before.some(({ role, content }) => role === 'assistant' && content.includes(`](/games/${slug})`));
  return games.find(({ slug }) => !offered(slug)) ?? games[0]!;
}
