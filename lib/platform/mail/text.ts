import 'server-only';
import type { Language } from '@/lib/platform/language/languages';

/** A mail's receiver and language; English if unknown. */
export type Receiver = { name: string; email: string; language?: Language | null | undefined };

/** One line of text, whatever was typed. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 120);
