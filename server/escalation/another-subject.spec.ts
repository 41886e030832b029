import { isAnotherSubject } from './another-subject.js';

describe('after a child has told of harm at home, a message', () => {
  it.each([
    'Why is the sky blue?',
    'Tell me a story about a fox',
    'And tell me a story about a hare',
    'Can you explain how volcanoes work?',
    'thanks! what do rabbits eat',
    'How far is the sun from earth',
    'Play a riddle game with me',
    'Warum ist der Himmel blau?',
  ])('is plainly about something else: %s', (text) => {
    expect(isAnotherSubject(text)).toBe(true);
  });

  it.each([
    'he did it again',
    "don't tell him",
    'why',
    'why me?',
    'yes',
    'every night',
    'what happens if someone finds out',
    'Will you tell anyone?',
    'can you help me',
    'what should i do now',
    'is it my fault?',
    'How long does a bruise stay?',
    'Where can children go at night?',
    'how do i call the police',
    'Why is the sky blue? He hit me again',
    'Tell me a story about a dad who hurts his girl',
    'do the marks go away',
    'My rabbit eats grass',
    'Er hat es wieder getan',
    'Warum ist das Gras grün?',
    'ok',
    'Thank you for the story',
    `why ${'do clouds '.repeat(30)}`,
  ])('may go on with it: %s', (text) => {
    expect(isAnotherSubject(text)).toBe(false);
  });
});
