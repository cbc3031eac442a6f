import 'server-only';
import { EXPORT_ROWS } from '@/lib/platform/db/personal-data';
import { ApiCall } from '@/models/platform/api-call';
import { ApiToken } from '@/models/platform/api-token';
import { MAX_API_TOKENS, SHOWN_API_CALLS } from './constants';
import { type ApiCallDto, type ApiTokenDto, toApiCallDto, toApiTokenDto } from './dto';

/** An account's active tokens and the most recently ended ones, newest first. */
export async function listApiTokens(user: string): Promise<ApiTokenDto[]> {
  const rows = await ApiToken.find({ user })
    .sort({ createdAt: -1 })
    .limit(2 * MAX_API_TOKENS)
    .lean();
  return rows.map((row) => toApiTokenDto(row));
}

/** The latest calls made with an account's tokens, including refused ones. */
export async function listApiCalls(user: string): Promise<ApiCallDto[]> {
  const [rows, tokens] = await Promise.all([
    ApiCall.find({ user }).sort({ at: -1 }).limit(SHOWN_API_CALLS).lean(),
    ApiToken.find({ user }, { name: 1 }).lean(),
  ]);
  const names = new Map(tokens.map(({ _id, name }) => [String(_id), name]));
  return rows.map((row) => toApiCallDto(row, names.get(String(row.token)) ?? ''));
}

export async function exportApiUse(user: string): Promise<object> {
  const [tokens, calls] = await Promise.all([
    listApiTokens(user),
    ApiCall.find({ user }, { _id: 0, call: 1, status: 1, at: 1 }).sort({ at: -1 }).limit(EXPORT_ROWS).lean(),
  ]);
  return { tokens, calls };
}
