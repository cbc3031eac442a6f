import * as mailer from '@/lib/platform/mail/mailer';

/** Call at the top of a test file: mails are not sent, but put into the list that comes back, as the product makes them. */
export function catchMails(): mailer.Mail[] {
  const mails: mailer.Mail[] = [];
  const send = async (mail: mailer.Mail) => void mails.push(mail);
  const begin = () => void vi.spyOn(mailer, 'getMailer').mockReturnValue({ send });
  beforeAll(begin);
  // where a test has put back what it replaced
  beforeEach(begin);
  return mails;
}
