import { GET as archive } from '@/app/api/deals/[id]/archive/route';
import { POST as take } from '@/app/api/esign/route';
import { POST as start } from '@/app/api/sign/[token]/esign/route';
import { env } from '@/lib/platform/env';
import { contentSecurityPolicy } from '@/lib/platform/http/page-policy';
import { settleBackground } from '@/lib/platform/jobs/background';
import { rekeyDocuments } from '@/lib/registries/key-rotation';
import { FormSigning } from '@/models/deals/form-signing';
import { unpacked } from '@/test/archives';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { esignReply, signXml, type XmlKey, xmlKey } from '@/test/esign-double';
import { readPdf } from '@/test/pdf-marks';
import { readSignature } from '@/test/pdf-signature';
import { linkOf, sentLicence } from '@/test/signing';
import { esignReplyOf } from './rules';

useTestDb();

const PROVIDER_URL = 'https://esign.example/esign/2.1/signdoc';
const withoutProvider = () => Object.assign(env(), { ESIGN_URL: undefined });
let asp: XmlKey;
let provider: XmlKey & { asp: XmlKey; aspId: string };

beforeAll(async () => {
  asp = await xmlKey('Our firm');
  provider = { ...(await xmlKey('Provider')), asp, aspId: 'ASP-1' };
});
beforeEach(async () => {
  await clearTestDb();
  Object.assign(env(), {
    ESIGN_URL: PROVIDER_URL,
    ESIGN_ASP_ID: 'ASP-1',
    ESIGN_KEY: asp.key.replaceAll('\n', '\\n'),
    ESIGN_CERTIFICATE: asp.certificate,
    ESIGN_PROVIDER_CERTIFICATE: provider.certificate,
  });
});
afterEach(withoutProvider);

/** The licensor goes to the provider; what the browser posts there. */
async function begun() {
  const made = await sentLicence();
  const browser = new Browser();
  const begin = async (token = made.licensor.token) =>
    (await browser.call(start, '/x', { method: 'POST', params: { token } })).json as unknown as {
      url: string;
      fields: { eSignRequest: string; aspTxnID: string };
    };
  const bring = (xml: string) =>
    browser.call(take, '/x', {
      method: 'POST',
      body: new URLSearchParams({ eSignResponse: Buffer.from(xml).toString('base64') }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://esign.example' },
    });
  const { url, fields } = await begin();
  return { ...made, begin, bring, url, request: fields.eSignRequest, txn: fields.aspTxnID };
}

test('a signer signs a copy at the provider, and it is named in the file that all have signed', async () => {
  const { request, url, bring, licensor, licensee, signings, form, sent, team, deal } = await begun();
  expect(url).toBe(PROVIDER_URL);
  expect(request).toMatch(/ekycId=""/);
  const reply = await bring(await esignReply(provider, request, { name: 'RAVI KALE' }));
  expect([reply.status, reply.headers.get('location')]).toEqual([
    303,
    expect.stringContaining(licensor.token),
  ]);
  expect(linkOf(await licensor.open())).toMatchObject({ own: 'signed', state: 'open' });

  const copy = await signings.file(form.id, `?copy=${sent.signers[0]?.id}`);
  expect(readSignature(copy.bytes)).toMatchObject({
    subFilter: 'adbe.pkcs7.detached',
    isWhole: true,
    isDigestRight: true,
    isSignatureRight: true,
  });
  expect(readSignature(copy.bytes).certificate.subject).toContain('RAVI KALE');
  await licensee.signNow();
  await settleBackground();
  const file = await signings.file(form.id);
  const paper = readPdf(file.bytes)
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ');
  expect(paper).toContain('Aadhaar eSign');
  const row = await FormSigning.findOne({ form: form.id }).lean();
  expect(paper.replace(/\s/g, '')).toContain(row?.signers[0]?.copy?.hash);
  // both are in the ZIP of the deal, also for the bank
  for (const wanted of ['archive', 'bank']) {
    const zip = await team.agent.browser.call(archive, `/x?for=${wanted}`, { params: { id: deal } });
    const names = [...(await unpacked(zip.bytes)).keys()].filter((name) => name.startsWith('documents/'));
    expect(names).toHaveLength(2);
  }
  expect(await rekeyDocuments()).toEqual({ changed: 0, failed: [] });
});

test('a reply that comes twice, or at once, signs once', async () => {
  const { request, bring, signings, form } = await begun();
  const xml = await esignReply(provider, request);
  const replies = await Promise.all([bring(xml), bring(xml)]);
  replies.push(await bring(xml));
  expect(replies.map(({ status }) => status)).toEqual([303, 303, 303]);
  const { events } = await signings.read(form.id);
  expect(events.filter(({ what }) => what === 'signed')).toHaveLength(1);
});

test('a reply is refused that the provider did not sign, or not as it came', async () => {
  const { request, bring, licensor } = await begun();
  const xml = await esignReply(provider, request);
  const stranger = { ...(await xmlKey('Provider')), asp, aspId: 'ASP-1' };
  const inner = xml.replace(/<Signature xmlns[\s\S]*<\/Signature>/, '');
  const wrapped = `<EsignResp status="1" txn="x">${xml}</EsignResp>`;
  for (const forged of [
    await esignReply(stranger, request),
    inner,
    xml.replace('status="1"', 'status="2"'),
    xml.replace(/<DocSignature([^>]*)>../, '<DocSignature$1>AA'),
    wrapped,
    `<!DOCTYPE x>${xml}`,
    signXml('<Other/>', provider),
    'not xml',
  ])
    expect((await bring(forged)).status).toBe(403);
  // signed by the provider, but over another document
  const other = await esignReply(provider, request, { digest: 'ab'.repeat(32) });
  expect((await bring(other)).status).toBe(403);
  expect(linkOf(await licensor.open()).own).toBe('waiting');
});

test('a failure is on record, and the signer may try again or use a code', async () => {
  const { request, bring, begin, licensor, signings, form } = await begun();
  const failed = await bring(await esignReply(provider, request, { status: '0' }));
  expect(failed.headers.get('location')).toMatch(/\?esign=failed$/);
  expect((await signings.read(form.id)).events.at(-1)?.what).toBe('esign-failed');
  const again = await begin();
  // the request before it has no copy any more
  expect((await bring(await esignReply(provider, request))).status).toBe(404);
  expect((await bring(await esignReply(provider, again.fields.eSignRequest))).status).toBe(303);
  expect(linkOf(await licensor.open()).own).toBe('signed');
});

test('the double refuses what the real one refuses: another key, an old time', async () => {
  const { request, bring } = await begun();
  const unknown = { ...provider, asp: await xmlKey('Another firm') };
  expect(await esignReply(unknown, request)).toContain('ESP-102');
  expect(await esignReply({ ...provider, aspId: 'ASP-2' }, request)).toContain('ESP-103');
  const late = await esignReply(provider, request, { now: new Date(Date.now() + 3_600_000) });
  expect(late).toContain('ESP-106');
  expect((await bring(late)).headers.get('location')).toMatch(/esign=failed$/);
});

test('a document that was withdrawn meanwhile is not signed', async () => {
  const { request, bring, signings, form } = await begun();
  await signings.step(form.id, { action: 'cancel' });
  expect((await bring(await esignReply(provider, request))).status).toBe(303);
  expect((await signings.read(form.id)).signers.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
});

test('without a provider there is no such way, and the browser may go to one from the page of a signer only', async () => {
  expect(contentSecurityPolicy('/mr/sign/abc', [])).toContain("form-action 'self' https://esign.example;");
  expect(contentSecurityPolicy('/login', [])).toContain("form-action 'self';");
  const { licensor, begin } = await begun();
  expect(linkOf(await licensor.open()).hasEsign).toBe(true);
  withoutProvider();
  expect(linkOf(await licensor.open()).hasEsign).toBe(false);
  expect(await begin()).toMatchObject({ code: 'not_found' });
});

test.each([
  ['plain', '<a/>', '<a/>'],
  ['a field', `eSignResponse=${encodeURIComponent('<a/>')}`, '<a/>'],
  ['base64', `msg=${encodeURIComponent(Buffer.from('<ä/>').toString('base64'))}`, '<ä/>'],
  ['nothing', 'x=1', ''],
])('a reply is read as %s', (_how, body, xml) => {
  expect(esignReplyOf(body)).toBe(xml);
});
