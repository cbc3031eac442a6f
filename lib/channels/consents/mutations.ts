import 'server-only';
import { Types } from 'mongoose';
import { CONSENT_KINDS, type ConsentKind, type ConsentWay } from '@/lib/channels/constants';
import { cancelMessages } from '@/lib/channels/messages/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import type { AnySession } from '@/lib/platform/auth/types';
import { ignoreExisting } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { LANGUAGES, type Language } from '@/lib/platform/language/languages';
import { normalizeMobile } from '@/lib/platform/text/phone';
import { Consent } from '@/models/channels/consent';
import { CONSENT_FORMS, type ConsentForm } from './constants';
import { askedWords, ownFilter } from './data';

type Given = {
  phone: string;
  kind: ConsentKind;
  way: ConsentWay;
  /** person's own words, or the text they agreed to */
  words: string;
  /** language in which a form showed the text */
  language?: Language | undefined;
  at?: Date;
  by?: Pick<Actor, 'name' | 'userId'> | undefined;
  /** the account, guest or browser that gave the consent */
  owner?: string | undefined;
};

/** Records a consent. An equal one in force stays unchanged, because its wording came first. */
export async function giveConsent({
  phone,
  kind,
  way,
  words,
  language,
  at = new Date(),
  by,
  owner,
}: Given): Promise<void> {
  if (await Consent.exists({ phone, kind, isActive: true })) return;
  // a late notification must not undo a later "stop"
  if (await Consent.exists({ phone, kind, endedAt: op.gte(at) })) return;
  await Consent.create({
    phone,
    kind,
    way,
    words: words.slice(0, 500),
    at,
    ...(language && { language }),
    ...(owner && { owner }),
    ...(by && { by: by.name, byId: new Types.ObjectId(by.userId) }),
  }).catch(ignoreExisting);
}

type Ticked = {
  /** sentence beside the checkbox; absent if it was not ticked */
  words: string | undefined;
  phone: string | undefined;
  owner: string;
};

/**
 * Records a form's checkbox. Accepts only the form's current sentence in one of the languages, so that outdated pages and programs agree to nothing. Stores it
 * as shown.
 */
export async function agreeInForm(form: ConsentForm, { words, phone, owner }: Ticked): Promise<void> {
  const number = normalizeMobile(phone ?? '');
  if (!words || !number) return;
  const shown = await Promise.all(LANGUAGES.map((language) => askedWords(form, language)));
  const language = LANGUAGES[shown.indexOf(words)];
  if (!language) return;
  await giveConsent({ phone: number, kind: CONSENT_FORMS[form].kind, way: 'form', words, language, owner });
}

/** Ends a consent of the caller; foreign and unknown ones are rejected alike. */
export async function withdrawOwn(session: AnySession | null, headers: Headers, id: string): Promise<void> {
  const filter = await ownFilter(session, headers);
  const row = filter && (await Consent.findOne({ _id: id, ...filter }).lean());
  if (!row) throw notFound('Consent not found');
  await endConsent({ phone: row.phone, kinds: [row.kind], way: 'form', words: 'Ended on the site' });
}

/** Moves the browser's consents to the account or guest at sign-in. */
export async function adoptConsents(owners: readonly string[], to: string): Promise<void> {
  await Consent.updateMany({ owner: op.in(owners) }, { $set: { owner: to } });
}

type Ended = { phone: string; kinds?: readonly ConsentKind[]; way: ConsentWay; words: string; at?: Date };

/** Ends a consent and withdraws its pending messages. Idempotent. */
export async function endConsent({
  phone,
  kinds = CONSENT_KINDS,
  way,
  words,
  at = new Date(),
}: Ended): Promise<void> {
  await Consent.updateMany(
    // a consent given later stays in force
    { phone, kind: op.in(kinds), isActive: true, at: op.lte(at) },
    { $set: { isActive: false, endedAt: at, endedWay: way, endedWords: words.slice(0, 500) } },
  );
  if (!(await Consent.exists({ phone, endedAt: op.gte(at) })))
    await Consent.create({
      phone,
      kind: 'answers',
      isActive: false,
      at,
      endedAt: at,
      way,
      endedWay: way,
      words: words.slice(0, 500),
      endedWords: words.slice(0, 500),
    });
  const active = await Consent.distinct('kind', { phone, isActive: true });
  const ended = kinds.filter((kind) => !active.includes(kind));
  await cancelMessages({ phone, purpose: op.in(ended) }, 'The person asked not to be contacted');
}
