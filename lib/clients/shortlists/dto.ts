import type { HomeDto } from '@/lib/shortlists/dto';

/** Homes that were chosen for a client, with what the client and the family say of them. */
export type SentListDto = {
  id: string;
  name: string;
  /** null when the link was ended */
  url: string | null;
  homes: HomeDto[];
  /** the text to send with the link */
  message: string;
};
