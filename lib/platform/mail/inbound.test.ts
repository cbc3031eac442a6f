import { parseMail } from './inbound';

test('a mail brings no control characters and no marks that turn letters around', async () => {
  const raw = [
    'From: Asha <asha@example.org>',
    'To: reply@example.com',
    'Subject: =?utf-8?Q?About_the=E2=80=AE_flat?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Is it \u202estill there?\u0001',
    '--b',
    'Content-Type: text/plain; name="=?utf-8?Q?plan=E2=80=AEfdp.txt?="',
    'Content-Disposition: attachment; filename="=?utf-8?Q?plan=E2=80=AEfdp.txt?="',
    '',
    'x',
    '--b--',
  ].join('\r\n');
  const mail = await parseMail(Buffer.from(raw));
  expect([mail.subject, mail.text, mail.whole.trim()]).toEqual([
    'About the flat',
    'Is it still there?',
    'Is it still there?',
  ]);
  expect([mail.files, mail.names]).toEqual([['planfdp.txt'], ['planfdp.txt']]);
});
