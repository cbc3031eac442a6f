import 'server-only';
import type { Language } from '@/lib/platform/language/languages';

export type Receiver = { name: string; email: string; language?: Language | null | undefined };

/** Reduces typed text to one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 120);
