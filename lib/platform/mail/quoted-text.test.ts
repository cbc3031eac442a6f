import { withoutQuotation } from './quoted-text';

test.each([
  [
    'an answer above',
    'Yes.\n\nOn Sat, Nov 21, 2026 at 10:00 AM Asha <a@b.example> wrote:\n> Is it free?\n> Asha',
    'Yes.',
  ],
  [
    'a folded introduction',
    'Yes.\nOn Sat, Nov 21, 2026 at 10:00 AM Asha\n<a@b.example>\nwrote:\nquoted',
    'Yes.',
  ],
  ['an answer below', 'On Sat, Nov 21, 2026 Asha wrote:\n> Is it free?\n\nYes.', 'Yes.'],
  ['answers in between', '> Free?\nYes.\n> Parking?\nOne car.', 'Yes.\nOne car.'],
  ['Outlook', 'Yes.\n\n________________________________\nFrom: Asha\nSent: today\n\nIs it free?', 'Yes.'],
  ['Outlook with a header', 'Yes.\n\nFrom: Saptam <a@b.example>\nSent: Saturday\n\nIs it free?', 'Yes.'],
  ['an original message', 'Yes.\n-----Original Message-----\nIs it free?', 'Yes.'],
  ['Hindi', 'हाँ।\nशनि, 21 नव॰ 2026 को Asha <a@b.example> ने लिखा:\n> प्रश्न', 'हाँ।'],
  ['Marathi', 'हो.\nAsha <a@b.example> यांनी लिहिले:\n> प्रश्न', 'हो.'],
  ['a signature', 'Yes.\n-- \nRavi\n+91 98220 12345', 'Yes.'],
  ['a telephone', 'Yes.\n\nSent from my iPhone', 'Yes.'],
  ['nothing but a quotation', '> Is it free?', ''],
  [
    'words that only look like it',
    'On Sunday I wrote: come at ten.\nFrom ten to twelve.',
    'On Sunday I wrote: come at ten.\nFrom ten to twelve.',
  ],
  ['blank lines', 'One\r\n\r\n\r\n\r\nTwo\r\n', 'One\n\nTwo'],
])('%s', (_, mail, written) => expect(withoutQuotation(mail)).toBe(written));

test('a hostile text takes no long time', () => {
  // of the processor, which other work does not lengthen; a reader that goes back and forth takes minutes
  const started = process.cpuUsage();
  withoutQuotation(`${'On '.repeat(60_000)}\n${'-'.repeat(60_000)}\nfrom:${' @'.repeat(30_000)}`);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5);
});
