import 'server-only';
import { Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { messageWith, valueInEach } from '@/lib/platform/language/message';
import { formatTime } from '@/lib/platform/text/format';
import { Claim, type ClaimRow } from '@/models/teams/claim';
import type { ClaimType } from './constants';
import type { ClaimDto } from './dto';

export const claimKey = (type: ClaimType, id: string): string => `${type}:${id}`;

export const toClaimDto = (row: ClaimRow, me: string): ClaimDto => ({
  by: row.name,
  until: row.until.toISOString(),
  isMine: String(row.by) === me,
  ...(row.word && { word: row.word }),
});

const open = (now = new Date()) => ({ until: op.gt(now) });

export async function getClaim(type: ClaimType, id: string, me: string): Promise<ClaimDto | undefined> {
  const row = await Claim.findOne({ _id: claimKey(type, id), ...open() }).lean<ClaimRow>();
  return row ? toClaimDto(row, me) : undefined;
}

/** Names of colleagues who hold items of a list, by item id. */
export async function mapHolders(type: ClaimType, me: string): Promise<ReadonlyMap<string, string>> {
  const rows = await Claim.find({ type, ...open() }).lean<ClaimRow[]>();
  const others = rows.filter(({ by }) => String(by) !== me);
  return new Map(others.map(({ record, name }) => [String(record), name]));
}

/** Ids of items held by colleagues, which queues skip. */
export const heldByOthers = async (type: ClaimType, me: string): Promise<Types.ObjectId[]> =>
  [...(await mapHolders(type, me)).keys()].map((id) => new Types.ObjectId(id));

/** Throws 'conflict' while a colleague holds the item. */
export async function assertNotHeld(type: ClaimType, id: string, me: string): Promise<void> {
  const claim = await getClaim(type, id, me);
  if (claim && !claim.isMine)
    throw new AppError(
      'conflict',
      messageWith('{name} has this open until {time}. Take it over first', {
        name: claim.by,
        ...valueInEach('time', (language) => formatTime(claim.until, language)),
      }),
      { details: { claim } },
    );
}
