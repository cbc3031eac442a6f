import { z } from 'zod';
import type { VERDICTS } from '@/lib/shortlists/constants';
import { homeDto, sharedTourDto } from '@/lib/shortlists/dto';

/** A page sent to a client, as an entry in the person's thread. */
export type SentPageDto = {
  id: string;
  client: string;
  name: string;
  homes: number;
  at: string;
  replies: { name: string; verdict: (typeof VERDICTS)[number]; at: string }[];
};

export const sentWordsDto = z.strictObject({ words: z.string(), __v: z.number() });
export type SentWordsDto = z.infer<typeof sentWordsDto>;

/** Homes chosen for a client, with the reactions of the client and the family. */
export const sentListDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** null when the link was revoked */
  url: z.string().nullable(),
  homes: z.array(homeDto),
  /** the text below the broker's name on the page */
  words: z.string(),
  /** version of the text */
  __v: z.number(),
  /** requests to see homes on one day, newest last */
  tours: z.array(sharedTourDto),
  /** the text to send with the link */
  message: z.string(),
});
export type SentListDto = z.infer<typeof sentListDto>;
