import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import { DETAIL_STATUSES } from '@/lib/listings/fields/vocabulary';
import { localPath } from '@/lib/platform/language/languages';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { findByCode } from './data';

/** Redirects the short address to the code's listing, whose page says so if it is off the market. */
export async function loadCodeAddress(code: string): Promise<never> {
  const found = await findByCode(code.slice(0, 40), [...DETAIL_STATUSES, 'paused', 'expired']);
  if (!found) notFound();
  permanentRedirect(localPath(await pageLanguage(), `/properties/${found.id}`));
}
