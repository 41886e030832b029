import { calmEnding } from './calm-ending';

describe('an ending that the rules of the guardians bring', () => {
  it('has its own title, and keeps the words of the server where they explain it', () => {
    expect(calmEnding({ responseType: 'needs_parent', content: 'x' })?.title).toBe("Let's ask your grown-up.");
    expect(calmEnding({ responseType: 'declined', content: 'Ask me about stars.' })?.text).toBe('Ask me about stars.');
    expect(calmEnding({ responseType: 'topic_blocked', content: 'Ask me more.' })?.text).toBe('Ask me more.');
  });

  it('is no other ending', () => {
    for (const responseType of [null, 'safety', 'stopped', 'error']) {
      expect(calmEnding({ responseType, content: 'x' })).toBeNull();
    }
  });
});
