import 'server-only';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { askedWords } from './data';

/** The WhatsApp consents on a listing's page, in its language. */
export async function loadListingWords() {
  const language = await pageLanguage();
  return { enquiry: await askedWords('enquiry', language), visit: await askedWords('visit', language) };
}
