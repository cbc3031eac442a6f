import { GET as signed } from '@/app/api/forms/[id]/signed/route';
import { GET as read, POST as send, PATCH as step } from '@/app/api/forms/[id]/signing/route';
import { GET as pdf } from '@/app/api/sign/[token]/pdf/route';
import { GET as open, POST as take } from '@/app/api/sign/[token]/route';
import { LINK } from '@/lib/deals/signing/data';
import type { SigningDto, SignLinkDto } from '@/lib/deals/signing/dto';
import type { runSigning } from '@/lib/deals/signing/jobs';
import { linkToken } from '@/lib/platform/crypto/link-token';
import { FormSigning } from '@/models/deals/form-signing';
import { Browser, type Reply } from './browser';
import { dealOf, dealsOf } from './deals';
import { formOf, formsOf, LICENCE_FIELDS } from './forms';
import { mailsTo } from './outbox';
import { makeTeam } from './teams';

export const signingOf = ({ json }: Reply) => json.data as SigningDto;
export const linkOf = ({ json }: Reply) => json.data as SignLinkDto;

/** What a firm does with a document that is to be signed. */
export const signingsOf = (browser: Browser) => ({
  send: (id: string, body: object) => browser.call(send, '/x', { params: { id }, body }),
  step: (id: string, body: object) => browser.call(step, '/x', { method: 'PATCH', params: { id }, body }),
  read: async (id: string) => signingOf(await browser.call(read, '/x', { params: { id } })),
  file: (id: string, query = '') => browser.call(signed, `/x${query}`, { params: { id } }),
});

/** What a signer does, whose browser is signed in nowhere. */
export function signerOf(id: string, email: string) {
  const browser = new Browser();
  const token = linkToken(LINK, id);
  const act = (body: object) => browser.call(take, '/x', { params: { token }, body });
  const codes = async () =>
    (await mailsTo(email)).flatMap(({ subject }) => /\b(\d{6})\b/.exec(subject)?.[1] ?? []);
  const code = async () => {
    const before = (await codes()).length;
    const reply = await act({ action: 'code' });
    if (reply.status !== 200) throw new Error(reply.text);
    return (await codes())[before] ?? '';
  };
  return {
    token,
    act,
    code,
    open: () => browser.call(open, '/x', { params: { token } }),
    pdf: () => browser.call(pdf, '/x', { params: { token } }),
    sign: (given: string, change: object = {}) =>
      act({ action: 'sign', code: given, name: 'Ravi Kale', agree: true, ...change }),
    /** asks for a code and signs with it */
    signNow: async (change: object = {}) => {
      const given = await code();
      return act({ action: 'sign', code: given, name: 'Ravi Kale', agree: true, ...change });
    },
  };
}

const SIGNERS = [
  { role: 'licensor', name: 'Ravi Kale', email: 'ravi@people.example' },
  { role: 'licensee', name: 'Asha Kulkarni', email: 'asha@people.example' },
];
const PARTIES = [
  { role: 'owner', name: 'Ravi Kale', email: 'ravi@people.example' },
  { role: 'tenant', name: 'Asha Kulkarni', email: 'asha@people.example' },
];

let made = 0;

/** A leave and licence agreement of a team that is filled in, with signers whose addresses nobody else has. */
export async function licenceToSign(language = 'en') {
  made += 1;
  const team = await makeTeam();
  const deals = dealsOf(team.agent.browser);
  const facts = { title: 'Flat 5, Orchid', kind: 'rent', value: 20_000, parties: PARTIES };
  const deal = dealOf(await deals.create(facts)).id;
  const forms = formsOf(team.agent.browser);
  const draft = formOf(await forms.create(deal, 'leave-licence', language));
  const form = formOf(await forms.save(draft, LICENCE_FIELDS));
  const signers = SIGNERS.map((one) => ({ ...one, email: `s${made}-${one.email}` }));
  const signings = signingsOf(team.agent.browser);
  return { team, deals, deal, forms, form, signings, signers };
}

/** The same, sent to its signers. */
export async function sentLicence(language = 'en') {
  const made = await licenceToSign(language);
  const { signings, form, signers } = made;
  const sent = signingOf(await signings.send(form.id, { version: form.version, signers }));
  const [licensor, licensee] = sent.signers.map(({ id, email }) => signerOf(id, email));
  if (!licensor || !licensee) throw new Error('no signers');
  return { ...made, sent, licensor, licensee };
}

/** What is stored of the signing of a document, as the job reads it. */
export async function storedSigning(form: string) {
  const row = await FormSigning.findOne({ form }).lean();
  if (!row) throw new Error('nothing was sent');
  return row as never as Parameters<typeof runSigning>[0];
}

export const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

/** What has happened to a document, in order. */
export const happenedTo = async ({ read: readOne }: ReturnType<typeof signingsOf>, id: string) =>
  (await readOne(id)).events.map(({ what }) => what);
