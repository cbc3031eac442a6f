import type { VERDICTS } from '@/lib/shortlists/constants';
import type { HomeDto, SharedTourDto } from '@/lib/shortlists/dto';

/** A page sent to a client, as an entry in the person's thread. */
export type SentPageDto = {
  id: string;
  client: string;
  name: string;
  homes: number;
  at: string;
  replies: { name: string; verdict: (typeof VERDICTS)[number]; at: string }[];
};

export type SentWordsDto = { words: string; __v: number };

/** Homes chosen for a client, with the reactions of the client and the family. */
export type SentListDto = {
  id: string;
  name: string;
  /** null when the link was revoked */
  url: string | null;
  homes: HomeDto[];
  /** the text below the broker's name on the page */
  words: string;
  /** version of the text */
  __v: number;
  /** requests to see homes on one day, newest last */
  tours: SharedTourDto[];
  /** the text to send with the link */
  message: string;
};
