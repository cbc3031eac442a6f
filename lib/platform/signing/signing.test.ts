import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { Sheet } from '@/lib/prints/sheet/loaders';
import { readSignature } from '@/test/pdf-signature';
import { newSigningPair } from './key';
import { placeSignature, signWithFirm } from './pdf';

async function signedPdf(name: string) {
  const info = { Title: 'Mandate', Author: name, Subject: '1' };
  const sheet = new Sheet({ language: 'en', size: 'portrait', margin: 56, info });
  await sheet.add('The owner gives the agent the right.');
  const at = new Date('2026-11-26T10:00:00Z');
  const subFilter = SUBFILTER_ETSI_CADES_DETACHED;
  placeSignature(sheet.pdf, { subFilter, room: 'firm', at, name, reason: 'All have signed' });
  const pair = await newSigningPair(name, at);
  return { pair, pdf: await signWithFirm(await sheet.finish(), pair) };
}

test('the signature of a firm covers the whole file and is that of its key', async () => {
  const { pair, pdf } = await signedPdf('Kale & Sons (Nagpur), कळे');
  const read = readSignature(pdf);
  expect(read).toMatchObject({
    subFilter: 'ETSI.CAdES.detached',
    time: '20261126100000',
    isWhole: true,
    isDigestRight: true,
    isSignatureRight: true,
  });
  // content type, message digest, signing certificate; not the time (EN 319 142-1)
  expect(read.attributes).toEqual([
    '1.2.840.113549.1.9.16.2.47',
    '1.2.840.113549.1.9.3',
    '1.2.840.113549.1.9.4',
  ]);
  expect(read.certificate.raw.toString('base64')).toBe(pair.certificate);
  expect(read.certificate.subject).toContain('Kale & Sons');
});

test('a letter that is changed afterwards breaks it', async () => {
  const { pdf } = await signedPdf('Kale');
  const changed = Buffer.from(pdf);
  changed.write('Mandatf', changed.indexOf('Mandate'));
  expect(readSignature(changed)).toMatchObject({ isWhole: true, isDigestRight: false });
});

test('a name longer than a certificate takes is cut, and an empty one is signed too', async () => {
  const long = await newSigningPair('न'.repeat(100));
  expect(Buffer.from(long.certificate, 'base64').length).toBeLessThan(1500);
  expect((await signedPdf('')).pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
