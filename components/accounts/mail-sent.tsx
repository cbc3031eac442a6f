import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { AuthLink } from './auth-link';

/** Shown after a sign-up, with the same text for a new and a taken address. */
export function MailSent({ email }: { email: string }) {
  const { t } = useTexts('accounts/sign-in');
  const { busy, outcome, call } = useCall();
  const sendAgain = () => call('/api/user/email/send', { method: 'POST', asksToSignIn: false });
  return (
    <section className="flex flex-col gap-3 rounded-md border border-verified bg-verified-soft p-5">
      <Heading level={2} size="panel" className="wrap-anywhere">
        {t('Open the email we sent to {email}', { email })}
      </Heading>
      <p>{t('If your account is new, its link signs you in on this browser.')}</p>
      <OutcomeNotice outcome={outcome} />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button disabled={busy} onClick={sendAgain}>
          {t('Send again')}
        </Button>
        <AuthLink to="/register">{t('Wrong address? Register again')}</AuthLink>
      </p>
    </section>
  );
}
