import { getMailer, type Mail } from '@/lib/platform/mail/mailer';

/** Call at the top of a test file: mails are not sent, but put into the list that comes back, as the product makes them. */
export function catchMails(): Mail[] {
  const mails: Mail[] = [];
  let send: jest.SpyInstance;
  const begin = () => {
    send = jest.spyOn(getMailer(), 'send').mockImplementation(async (mail) => void mails.push(mail));
  };
  beforeAll(begin);
  // where a test has put back what it replaced
  beforeEach(begin);
  afterAll(() => send.mockRestore());
  return mails;
}
