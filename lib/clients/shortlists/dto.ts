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

/** The words of a page, as they are stored. */
export type SentWordsDto = { words: string; __v: number };

/** Homes chosen for a client, with the reactions of the client and the family. */
export type SentListDto = {
  id: string;
  name: string;
  /** null when the link was revoked */
  url: string | null;
  homes: HomeDto[];
  /** what the page says below the broker's name */
  words: string;
  /** of the words */
  __v: number;
  /** requests to see homes on one day, the newest last */
  tours: SharedTourDto[];
  /** the text to send with the link */
  message: string;
};
