import { getMailer, type Mail } from '@/lib/platform/mail/mailer';

/** Collects mails in the returned list instead of sending them. Call it at the top of a test file. */
export function catchMails(): Mail[] {
  const mails: Mail[] = [];
  let send: jest.SpyInstance;
  const begin = () => {
    send = jest.spyOn(getMailer(), 'send').mockImplementation(async (mail) => void mails.push(mail));
  };
  beforeAll(begin);
  // a test may have restored the original
  beforeEach(begin);
  afterAll(() => send.mockRestore());
  return mails;
}
