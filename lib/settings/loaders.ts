import 'server-only';
import type { Metadata } from 'next';
import type { Language } from '@/lib/platform/language/languages';
import { publicHead } from '@/lib/platform/language/page-head';
import { site } from './data';

/** The head of a public page with the site's name. */
export async function loadPublicHead(
  language: Language,
  path: string,
  title: string,
  description: string,
): Promise<Metadata> {
  return publicHead((await site()).name, language, path, title, description);
}
