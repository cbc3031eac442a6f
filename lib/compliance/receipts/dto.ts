import type { Language } from '@/lib/platform/language/languages';

/** A consent that was given, with how it ended if it did. */
export type ReceiptDto = {
  id: string;
  /** the purpose in a few words */
  title: string;
  /** the sentence that was agreed to, as it was shown */
  words: string;
  /** in which it was shown */
  language: Language;
  at: string;
  /** of a WhatsApp consent: the last digits of the number */
  number: string | null;
  endedAt: string | null;
};

/** A purpose that the person has not decided about, in the language of the page. */
export type AskedDto = { id: string; title: string; words: string };

export type OwnReceiptsDto = { receipts: ReceiptDto[]; asked: AskedDto[] };
