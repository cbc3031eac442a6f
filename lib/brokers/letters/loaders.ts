import 'server-only';
import { notFound } from 'next/navigation';
import { pageUser } from '@/lib/platform/auth/page-guards';
import type { UserSession } from '@/lib/platform/auth/types';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { getOwner, getStop, listLetters } from './data';
import type { LetterDto, OwnerDto, StopDto } from './dto';
import { tokenParams } from './schema';

export async function loadLetters(): Promise<LetterDto[]> {
  const session = await pageUser('/dashboard/letters');
  return listLetters(session.user.id);
}

/** A home's owner for the account that listed it; undefined for colleagues and admins. */
export const loadOwner = async (session: UserSession, id: string): Promise<OwnerDto | undefined> =>
  getOwner(session.user.id, id, await pageLanguage());

/** Opens the link of a letter; the same 404 for expired and guessed links. */
export async function loadStop(token: string): Promise<StopDto> {
  const found = tokenParams.safeParse({ token }).success ? await getStop(token) : undefined;
  return found ?? notFound();
}
