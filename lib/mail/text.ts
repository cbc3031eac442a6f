import 'server-only';
import type { Language } from '@/lib/language/languages';
import { textIn } from '@/lib/language/messages';
import type { Domain, Text } from '@/lib/language/translate';

/** Who gets a mail, and the language that they read; English when nobody has said. */
export type Receiver = { name: string; email: string; language?: Language | null | undefined };

/** The texts of a domain for the receiver of a mail. */
export const mailText = <D extends Domain>(to: Pick<Receiver, 'language'>, domain: D): Text<D> =>
  textIn(to.language ?? 'en', domain);

/** One line of text, whatever was typed. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 120);
