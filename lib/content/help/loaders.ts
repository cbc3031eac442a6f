import 'server-only';
import { help } from '@/lib/content/help/texts/help';
import { troubleshooting } from '@/lib/content/help/texts/troubleshooting';
import type { Language } from '@/lib/platform/language/languages';
import { longText } from '@/lib/platform/language/long-text';
import { pageLanguage } from '@/lib/platform/language/on-server';
import type { HelpTopic, Troubleshooting } from './dto';

export const loadHelp = async (language?: Language) =>
  longText<readonly HelpTopic[]>(language ?? (await pageLanguage()), help, {
    mr: () => import('@/lib/content/help/texts/help.mr'),
    hi: () => import('@/lib/content/help/texts/help.hi'),
  });

export const loadTroubleshooting = async () =>
  longText<Troubleshooting>(await pageLanguage(), troubleshooting, {
    mr: () => import('@/lib/content/help/texts/troubleshooting.mr'),
    hi: () => import('@/lib/content/help/texts/troubleshooting.hi'),
  });
