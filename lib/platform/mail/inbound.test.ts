import { parseMail, recipientsIn } from './inbound';

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

const HEAD = ['From: <a@b.example>', 'To: <reply+x@site.example>', 'Delivered-To: y@site.example'];
const manyParts = (parts: number) =>
  Buffer.from(
    [
      ...HEAD,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...Array<string>(parts).fill('--b\r\n'),
    ].join('\r\n'),
  );

test('the addresses of a mail are read without its body', async () => {
  const before = process.cpuUsage();
  expect(await recipientsIn(manyParts(150_000))).toEqual(['reply+x@site.example', 'y@site.example']);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
  expect(await recipientsIn(Buffer.from(HEAD.join('\n')))).toHaveLength(2);
});

test('a mail of more parts than people write is refused at once', async () => {
  await expect(parseMail(manyParts(50_000))).rejects.toThrow('too many parts');
  expect(await parseMail(manyParts(30))).toMatchObject({ from: 'a@b.example' });
});
