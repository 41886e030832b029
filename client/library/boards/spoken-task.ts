import type { RoundGameBody } from '../../../contract/library';

/** What is read aloud of a round: its task, and the answers and cards that can only be read. */
export function spokenTask(round: RoundGameBody['rounds'][number]): string {
  const written =
    'choices' in round
      ? round.choices.filter(({ picture }) => !picture)
      : 'pairs' in round
        ? round.pairs.flatMap(({ card, match }) => [card, match])
        : [];
  return [round.prompt, ...written.map(({ text }) => (/\p{P}$/u.test(text) ? text : `${text}.`))].join('\n');
}
