import 'server-only';
import type { QueryFilter } from 'mongoose';
import { countUsers, findUserById, findUsers } from '@/lib/accounts/users/data';
import { beginsWith, hasTerm } from '@/lib/platform/db/connect';
import { foldsOf } from '@/lib/platform/text/fold';
import { type Page, pageOf } from '@/lib/platform/text/list-url';
import { normalizePhone } from '@/lib/platform/text/phone';
import type { UserRow } from '@/models/platform/user';
import type { AdminUserDto } from './dto';
import { USERS_PAGE_SIZE, type UserSearch } from './schema';

const FIELDS = {
  name: 1,
  email: 1,
  phone: 1,
  role: 1,
  officeRole: 1,
  isVerified: 1,
  hasSecondFactor: 1,
  deactivatedAt: 1,
  createdAt: 1,
  lastLoginAt: 1,
} as const;

/** Filters by a prefix of an email, parts of the name's words in either script, or a full phone number. */
export function userFilter({ search, role }: Pick<UserSearch, 'search' | 'role'>): QueryFilter<UserRow> {
  const phone = search && normalizePhone(search);
  return {
    ...(role && { role }),
    ...(search && {
      $or: [
        { emailKey: beginsWith(search.toLowerCase()) },
        ...(foldsOf(search).length > 0 ? [{ $and: foldsOf(search).map(hasTerm) }] : []),
        ...(phone ? [{ phone }] : []),
      ],
    }),
  };
}

type Lean = Pick<UserRow, keyof typeof FIELDS> & { _id: unknown };

function toAdminUserDto(row: Lean): AdminUserDto {
  return {
    id: String(row._id),
    name: row.name,
    email: row.email,
    phone: row.phone ?? '',
    role: row.role,
    ...(row.officeRole && { office: row.officeRole }),
    isVerified: row.isVerified,
    hasSecondFactor: row.hasSecondFactor ?? false,
    active: !row.deactivatedAt,
    createdAt: row.createdAt.toISOString(),
    ...(row.lastLoginAt && { lastLoginAt: row.lastLoginAt.toISOString() }),
  };
}

export function userOrder({ by, dir }: Pick<UserSearch, 'by' | 'dir'>): Record<string, 1 | -1> {
  const order = dir === 'asc' ? 1 : -1;
  // within a role the index continues with the newest
  if (by === 'role') return { role: order, createdAt: order === 1 ? -1 : 1, _id: order === 1 ? -1 : 1 };
  return { [by]: order, _id: order };
}

/** One page of accounts, newest first unless requested otherwise. */
export async function searchUsers(search: UserSearch): Promise<Page<AdminUserDto>> {
  const filter = userFilter(search);
  const total = await countUsers(filter);
  const { page, pages, skip } = pageOf(total, search.page, search.size ?? USERS_PAGE_SIZE);
  const rows = await findUsers(filter, FIELDS)
    .sort(userOrder(search))
    .skip(skip)
    .limit(search.size ?? USERS_PAGE_SIZE);
  return { rows: rows.map(toAdminUserDto), total, page, pages };
}

export async function getUserForAdmin(id: string): Promise<AdminUserDto | undefined> {
  const row = await findUserById(id, FIELDS);
  return row ? toAdminUserDto(row) : undefined;
}
