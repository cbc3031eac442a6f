import 'server-only';
import { notFound } from 'next/navigation';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { findSubscriber, readSearches } from './data';
import type { OwnSearchesDto } from './dto';
import { tokenParams } from './schema';

/** All searches behind a link, or the not-found page for expired and guessed links alike. */
export async function loadByLink(token: string): Promise<OwnSearchesDto> {
  const { success } = tokenParams.safeParse({ token });
  const subscriber = success ? await findSubscriber({ token }) : null;
  return subscriber ? readSearches(subscriber, await pageLanguage()) : notFound();
}
