import 'server-only';
import { notFound } from 'next/navigation';
import { keyFacts } from '@/lib/listings/format';
import { visitorOf } from '@/lib/platform/auth/visitor';
import { texts } from '@/lib/platform/language/on-server';
import { capitalised } from '@/lib/platform/text/format';
import { readShared, readSharedHome } from './data';
import type { SharedHomePageDto, SharedShortlistDto } from './dto';
import { homeParams, tokenParams } from './schema';

/** The list behind a link, or the not-found page for expired and guessed links alike. */
export async function loadShared(token: string, headers: Headers): Promise<SharedShortlistDto> {
  const { success } = tokenParams.safeParse({ token });
  return (success && (await readShared(token, visitorOf(headers)))) || notFound();
}

/** A home in the list behind a link, or the not-found page. */
export async function loadSharedHome(token: string, property: string): Promise<SharedHomePageDto> {
  const isGiven = tokenParams.safeParse({ token }).success && homeParams.safeParse({ property }).success;
  const found = isGiven && (await readSharedHome(token, property));
  if (!found) notFound();
  const { listing, from, broker, line } = found;
  const words = await texts('listings/facts');
  const facts = keyFacts(listing, words).map(([label, value]): [string, string] => [
    words.label(label),
    capitalised(value),
  ]);
  return { listing, facts, ...(from && { from }), ...(broker && { broker }), ...(line && { line }) };
}
