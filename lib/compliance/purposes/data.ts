import 'server-only';
import type { Types } from 'mongoose';
import type { AskedDto } from '@/lib/compliance/receipts/dto';
import { op } from '@/lib/platform/db/operators';
import { EXPORT_ROWS } from '@/lib/platform/db/personal-data';
import { notFound } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { ConsentChoice } from '@/models/compliance/consent-choice';
import { Purpose, type PurposeRow } from '@/models/compliance/purpose';
import { User } from '@/models/platform/user';
import type { PurposeDto } from './dto';

export type PurposeLean = PurposeRow & { _id: Types.ObjectId };
const MAX_PURPOSES = 100;

/** A purpose that is asked about; ended ones are rejected like unknown ones. */
export async function findPurpose(id: string): Promise<PurposeLean> {
  const row = isObjectIdHex(id)
    ? await Purpose.findOne({ _id: id, endedAt: null }).lean<PurposeLean>()
    : null;
  if (!row) throw notFound('Purpose not found');
  return row;
}

export const listOpenPurposes = () =>
  Purpose.find({ endedAt: null }).sort({ createdAt: -1 }).limit(MAX_PURPOSES).lean<PurposeLean[]>();

/** Open purposes that this account has made no choice about. */
export async function listAsked(owner: string, language: Language): Promise<AskedDto[]> {
  const open = await listOpenPurposes();
  const decided = new Set<string>(
    await ConsentChoice.distinct('purpose', { owner, purpose: op.in(open.map(({ _id }) => String(_id))) }),
  );
  return open
    .filter(({ _id }) => !decided.has(String(_id)))
    .map(({ _id, title, words }) => ({
      id: String(_id),
      title: title?.[language] ?? '',
      words: words?.[language] ?? '',
    }));
}

export async function listPurposes(): Promise<PurposeDto[]> {
  const rows = await Purpose.find()
    .sort({ endedAt: 1, createdAt: -1 })
    .limit(MAX_PURPOSES)
    .lean<PurposeLean[]>();
  const count = (purpose: string, state: 'agreed' | 'refused') =>
    ConsentChoice.countDocuments({ purpose, state, endedAt: null });
  return Promise.all(
    rows.map(async ({ _id, title, words, createdAt, endedAt }) => ({
      id: String(_id),
      title: { en: title?.en ?? '', mr: title?.mr ?? '', hi: title?.hi ?? '' },
      words: { en: words?.en ?? '', mr: words?.mr ?? '', hi: words?.hi ?? '' },
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      agreed: await count(String(_id), 'agreed'),
      refused: await count(String(_id), 'refused'),
    })),
  );
}

/** The people who agreed to a purpose: nobody else's data may be used for it. */
export async function listAgreedPeople(id: string) {
  const { _id } = await findPurpose(id);
  const rows = await ConsentChoice.find({ purpose: String(_id), state: 'agreed', endedAt: null })
    .sort({ owner: 1 })
    .limit(EXPORT_ROWS)
    .lean();
  const ids = rows.map(({ owner }) => owner.slice('user:'.length)).filter(isObjectIdHex);
  const users = await User.find(
    { _id: op.in(ids), deactivatedAt: null, erasureRequestedAt: null },
    { name: 1, email: 1, phone: 1 },
  ).lean();
  const at = new Map(rows.map((row) => [row.owner.slice('user:'.length), row.at]));
  return users.map(({ _id: user, name, email, phone }) => ({
    name,
    email,
    phone,
    agreedAt: at.get(String(user))?.toISOString() ?? '',
  }));
}
