import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import { localPath } from '@/lib/platform/language/languages';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { findByCode } from './data';

/** The printed address: redirects to the listing with the code. A true 404 if no public listing has it. */
export async function loadCodeAddress(code: string): Promise<never> {
  const found = await findByCode(code.slice(0, 40));
  if (!found) notFound();
  permanentRedirect(localPath(await pageLanguage(), `/properties/${found.id}`));
}
