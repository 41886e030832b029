import { fileName } from './download-conversation';

it('turns any title into a valid file name', () => {
  expect(fileName('Why is the moon round?', 'markdown')).toBe('Why-is-the-moon-round.md');
  expect(fileName('../../etc/passwd', 'json')).toBe('etc-passwd.json');
  expect(fileName('Ärger im Bad', 'json')).toBe('Ärger-im-Bad.json');
  expect(fileName('🐦', 'json')).toBe('conversation.json');
});
