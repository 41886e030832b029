import { passwordResetLetter } from '../../auth/link-letters.js';
import { createFormatError, graphqlErrorOf } from '../../graphql/format-error.js';
import { letterHtml, letterText } from '../../mail/letter-layout.js';
import { AppError } from '../errors/app-error.js';
import { errorBody } from '../errors/error-body.js';
import { requestLanguage, setRequestLanguage, withRequestId } from '../request-context.js';

const asked = () => 'de' as const;

it('takes the language of the account, else the one that is asked for, else English', () => {
  expect(requestLanguage()).toBe('en');
  expect(withRequestId('a', requestLanguage)).toBe('en');
  expect(withRequestId('a', requestLanguage, { asked })).toBe('de');
  expect(withRequestId('a', requestLanguage, { asked, language: 'es' })).toBe('es');
  const later = () => {
    setRequestLanguage('es');
    return requestLanguage();
  };
  expect(withRequestId('a', later, { asked })).toBe('es');
});

it('explains an error to the caller over REST and GraphQL, and in English to the log', () => {
  const error = new AppError('household_full');
  const message = 'Ein Haushalt hat bis zu 8 Mitglieder';
  const refused = graphqlErrorOf(error);
  const [rest, formatted] = withRequestId(
    'a',
    () => [errorBody(error, 'a'), createFormatError(false)(refused.toJSON(), refused)],
    { asked },
  );
  expect(rest).toMatchObject({ error: 'household_full', message, detail: { message } });
  expect(formatted).toMatchObject({ message, extensions: { error: 'household_full' } });
  expect(error.message).toBe('A household has up to 8 members');
  const own = new AppError('household_full', { message: 'Of this case' });
  expect(withRequestId('a', () => errorBody(own, 'a').message, { asked })).toBe('Of this case');
});

it('writes a mail in one language, from its subject to its end', () => {
  const url = 'https://starling.example/reset?a=1&b=2';
  const letter = passwordResetLetter(url, 'es');
  expect(letterText(letter)).toContain(`Elegir una nueva contraseña:\n${url}`);
  expect(letterHtml(letter)).toMatch(/<html lang="es">[\s\S]*O abre esta dirección: https:[\s\S]*a=1&#38;b=2/);
  expect(letterHtml({ subject: 'A', paragraphs: ['B'] })).toMatch(/<html lang="en">[\s\S]*Starling sent this mail/);
});
