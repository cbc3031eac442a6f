import 'server-only';
import type { Metadata } from 'next';
import type { Language } from '@/lib/platform/language/languages';
import { publicHead } from '@/lib/platform/language/page-head';
import { site } from './data';

/** The head of a public page, with the name of the site. */
export async function loadPublicHead(
  language: Language,
  path: string,
  title: string,
  description: string,
): Promise<Metadata> {
  return publicHead((await site()).name, language, path, title, description);
}
