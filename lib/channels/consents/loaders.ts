import 'server-only';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { askedWords } from './data';

/** What the forms of a listing's page ask about WhatsApp, in its language. */
export async function loadListingWords() {
  const language = await pageLanguage();
  return { enquiry: await askedWords('enquiry', language), visit: await askedWords('visit', language) };
}
