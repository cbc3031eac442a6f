import 'server-only';
import { longText } from '@/lib/language/long-text';
import { pageLanguage } from '@/lib/language/on-server';
import type { HelpTopic, Troubleshooting } from './dto';
import { help } from './texts/help';
import { troubleshooting } from './texts/troubleshooting';

export const loadHelp = async () =>
  longText<readonly HelpTopic[]>(await pageLanguage(), help, {
    mr: () => import('./texts/help.mr'),
    hi: () => import('./texts/help.hi'),
  });

export const loadTroubleshooting = async () =>
  longText<Troubleshooting>(await pageLanguage(), troubleshooting, {
    mr: () => import('./texts/troubleshooting.mr'),
    hi: () => import('./texts/troubleshooting.hi'),
  });
