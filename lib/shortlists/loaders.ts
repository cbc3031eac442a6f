import 'server-only';
import { notFound } from 'next/navigation';
import { visitorOf } from '@/lib/platform/auth/visitor';
import { readShared } from './data';
import type { SharedShortlistDto } from './dto';
import { tokenParams } from './schema';

/** The list of a link, or the page for "nothing here": the same for ended links and for guesses. */
export async function loadShared(token: string, headers: Headers): Promise<SharedShortlistDto> {
  const { success } = tokenParams.safeParse({ token });
  return (success && (await readShared(token, visitorOf(headers)))) || notFound();
}
