import { Text } from '@mantine/core';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { t } from './texts';
import { useAuthOptions } from './useAuthOptions';

/** A link by mail, or without mail the ways that work instead. */
export function WaysBack({ email }: { email: string }) {
  const options = useAuthOptions();
  if (!options) return null;
  const hasGoogle = options.google !== 'off';
  if (options.mail) return <ForgotPasswordForm initialEmail={email} hasGoogle={hasGoogle} />;
  return (
    <>
      <Text size="sm" mt={4}>
        {hasGoogle ? t('noMail.two') : t('noMail.one')}
      </Text>
      <Text component="ul" size="sm" m={0} ps="lg">
        {hasGoogle && <li>{t('noMail.google')}</li>}
        <li>{t('noMail.admin')}</li>
      </Text>
    </>
  );
}
