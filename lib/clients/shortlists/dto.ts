import type { VERDICTS } from '@/lib/shortlists/constants';
import type { HomeDto, SharedTourDto } from '@/lib/shortlists/dto';

/** A page that a client was sent, as an entry of the person's thread. */
export type SentPageDto = {
  id: string;
  client: string;
  name: string;
  homes: number;
  at: string;
  replies: { name: string; verdict: (typeof VERDICTS)[number]; at: string }[];
};

/** Homes that were chosen for a client, with what the client and the family say of them. */
export type SentListDto = {
  id: string;
  name: string;
  /** null when the link was ended */
  url: string | null;
  homes: HomeDto[];
  /** what the page says below the broker's name */
  words: string;
  /** requests to see homes on one day, the newest last */
  tours: SharedTourDto[];
  /** the text to send with the link */
  message: string;
};
