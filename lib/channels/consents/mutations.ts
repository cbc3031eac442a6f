import 'server-only';
import { Types } from 'mongoose';
import { CONSENT_KINDS, type ConsentKind, type ConsentWay } from '@/lib/channels/constants';
import { cancelMessages } from '@/lib/channels/messages/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { Consent } from '@/models/channels/consent';

type Given = {
  phone: string;
  kind: ConsentKind;
  way: ConsentWay;
  /** what the person said or agreed to */
  words: string;
  at?: Date;
  by?: Pick<Actor, 'name' | 'userId'> | undefined;
};

/** Writes down that somebody agreed. One that holds already stays as it is: its words came first. */
export async function giveConsent({ phone, kind, way, words, at = new Date(), by }: Given): Promise<void> {
  if (await Consent.exists({ phone, kind, isActive: true })) return;
  // a notification that comes late must not undo a later "stop"
  if (await Consent.exists({ phone, kind, endedAt: op.gte(at) })) return;
  await Consent.create({
    phone,
    kind,
    way,
    words: words.slice(0, 500),
    at,
    ...(by && { by: by.name, byId: new Types.ObjectId(by.userId) }),
  }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
}

type Ended = { phone: string; kinds?: readonly ConsentKind[]; way: ConsentWay; words: string; at?: Date };

/** Ends what somebody agreed to, and takes back what was to be sent for it. Idempotent. */
export async function endConsent({
  phone,
  kinds = CONSENT_KINDS,
  way,
  words,
  at = new Date(),
}: Ended): Promise<void> {
  await Consent.updateMany(
    // one that was given after this was said holds
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
  await cancelMessages({ phone, purpose: op.in(ended) }, 'The person asked not to be written to');
}
