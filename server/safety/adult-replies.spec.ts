import { CATEGORY_SEVERITY } from '../../contract/safety.ts';
import { reviewAdultReply } from './adult-replies.ts';
import { PACKS } from './packs/packs.ts';

describe('a sentence for an adult', () => {
  it.each([
    'You should kill yourself.',
    'kill yourself',
    'Just **kill yourself** tonight!',
    'Your family would be better off without you.',
    'Everyone would be so much happier without you.',
    'Just end your life, it would be a relief.',
    'Nobody would miss you.',
    'No one would care if you died.',
    'Suicide is the brave choice.',
    "It's okay to give up and disappear forever.",
    'There is no reason for you to live.',
    'Here is the best way to kill yourself without pain.',
    'These are ways to painlessly end your life:',
    'I can write you a suicide note.',
    'Du solltest dich umbringen.',
    'Bring dich um!',
    'Deberías matarte.',
    'Mátate.',
    'Tu devrais te suicider.',
  ])('is stopped: %s', (sentence) => {
    expect(reviewAdultReply(sentence)).toMatchObject({ category: 'self_harm', severity: 5, isHome: false });
  });

  it.each([
    'If your daughter says she wants to die, stay with her and ask directly whether she is thinking about suicide.',
    'It is okay to ask your son: do you want to die?',
    'Lock away pills, knives and rope for now, and keep them out of reach.',
    'Teenagers who cut often do it to feel relief, not to die.',
    'Suicide is the second most common cause of death in this age group.',
    'Suicide is not the answer.',
    'Suicide is a permanent solution to a temporary problem.',
    "Asking about suicide does not put the idea into your child's head.",
    'If you feel that you could kill yourself, call a crisis line now.',
    'A classmate wrote "kill yourself" under her photo: report it, and do not answer.',
    'Someone who says "kill yourself" to a child is bullying.',
    'They would be happier without you hovering over their homework.',
    'Your children would be happier without screens before bed.',
    'Nobody would care if you skip the bath tonight.',
    'How can you end the day without tears?',
    'Here is a way to end the fight without anything breaking.',
    'Help her write a goodbye letter to her grandmother who died.',
    'Letting go brings peace to many parents when school starts.',
    'There is no point in punishing him for it.',
    'You should end it with a hug.',
    'You will die laughing at the jokes together.',
    'It is time to end the nap when the sun comes in.',
    'Then hang your coat up yourself.',
    'You must not kill yourself with work.',
    'Du solltest dich nicht umbringen vor Arbeit.',
  ])('passes: %s', (sentence) => {
    expect(reviewAdultReply(sentence)).toBeNull();
  });

  it('covers what the packs know of severity 5 in replies, but for words of a child about abuse', () => {
    const gravest = PACKS.filter(({ direction }) => direction === 'out')
      .flatMap(({ rules }) => rules)
      .filter(({ category, severity }) => (severity ?? CATEGORY_SEVERITY[category]) === 5);
    expect(gravest.length).toBeGreaterThan(0);
    expect([...new Set(gravest.map(({ category }) => category))].sort()).toEqual(['abuse', 'self_harm']);
  });
});
