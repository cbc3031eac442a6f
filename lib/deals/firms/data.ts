import 'server-only';
import { Types } from 'mongoose';
import { findUsers } from '@/lib/accounts/users/data';
import { issuerOf } from '@/lib/deals/invoices/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { FirmTerms, type FirmTermsRow } from '@/models/deals/firm-terms';
import { Team } from '@/models/teams/team';
import { MAX_PAIRS, TERMS_VERSION } from './constants';
import type { FirmDto, FirmTermsDto, FirmTermsListDto } from './dto';
import { acceptedAt, pairOf, termsStateOf } from './rules';

type FirmTermsLean = FirmTermsRow & { _id: Types.ObjectId };

/** Firms by id; the name of a deleted one is empty. */
export async function mapFirms(ids: readonly string[]): Promise<(id: string) => FirmDto> {
  const wanted = [...new Set(ids)].filter(isObjectIdHex);
  const fields = { name: 1, reraAgentNumber: 1 };
  const [teams, users] = await Promise.all([
    Team.find({ _id: op.in(wanted) }, fields).lean(),
    findUsers({ _id: op.in(wanted) }, fields),
  ]);
  const byId = new Map([...users, ...teams].map((row) => [String(row._id), row]));
  return (id) => ({
    id: isObjectIdHex(id) ? id : '',
    name: byId.get(id)?.name ?? '',
    agentNumber: byId.get(id)?.reraAgentNumber ?? '',
  });
}

/** Accounts that decide for a firm: the owners of a team, or the broker. */
export async function listDeciders(firm: string): Promise<string[]> {
  const id = new Types.ObjectId(firm);
  const rows = await findUsers(
    { $or: [{ team: id, teamRole: 'owner' }, { _id: id }], deactivatedAt: null },
    { _id: 1 },
  );
  return rows.map(({ _id }) => String(_id));
}

export const mayAcceptTerms = ({ team }: Actor): boolean => !team || team.role === 'owner';

export const findTerms = (a: string, b: string): Promise<FirmTermsLean | null> =>
  FirmTerms.findOne({ pair: pairOf(a, b) }).lean<FirmTermsLean>();

export async function mapTerms(firm: string, others: readonly string[]) {
  const pairs = others.map((other) => pairOf(firm, other));
  const rows = await FirmTerms.find({ pair: op.in(pairs) }).lean<FirmTermsLean[]>();
  const byPair = new Map(rows.map((row) => [row.pair, row]));
  return (other: string) => termsStateOf(byPair.get(pairOf(firm, other)), firm);
}

function toTermsDto(row: FirmTermsLean, own: string, firmOf: (id: string) => FirmDto): FirmTermsDto {
  const other = String(row.firms.find((firm) => String(firm) !== own));
  return {
    firm: firmOf(other),
    state: termsStateOf(row, own),
    version: row.version,
    ownAt: acceptedAt(row, own)?.toISOString() ?? null,
    theirsAt: acceptedAt(row, other)?.toISOString() ?? null,
  };
}

/** Firms that have terms with the actor's firm, or wait for it to accept. */
export async function listTerms(actor: Actor): Promise<FirmTermsListDto> {
  const own = issuerOf(actor);
  const rows = await FirmTerms.find({ firms: new Types.ObjectId(own) })
    .sort({ updatedAt: -1 })
    .limit(MAX_PAIRS)
    .lean<FirmTermsLean[]>();
  const firmOf = await mapFirms(rows.flatMap(({ firms }) => firms.map(String)));
  return {
    version: TERMS_VERSION,
    mayAccept: mayAcceptTerms(actor),
    pairs: rows.map((row) => toTermsDto(row, own, firmOf)),
  };
}
