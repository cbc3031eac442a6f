import { z } from 'zod';
import { clientDto, samePhoneDto } from '@/lib/clients/dto';
import { clientMatchDto } from '@/lib/clients/matches/dto';
import { requirementDto } from '@/lib/clients/requirements/dto';
import { sentListDto } from '@/lib/clients/shortlists/dto';

export const clientItemDto = clientDto.extend({
  /** the client's current wishes, such as "For Sale · Nagpur · 2 BHK · Up to ₹60 L" */
  wishes: z.array(z.string()),
  newMatches: z.number(),
  endedMatches: z.number(),
  hasReacted: z.boolean(),
});
export type ClientItemDto = z.infer<typeof clientItemDto>;

export const clientDetailDto = clientDto.extend({
  samePhone: z.array(samePhoneDto),
  requirements: z.array(requirementDto),
  matches: z.array(clientMatchDto),
  lists: z.array(sentListDto),
  /** true if the client has replied since last viewed */
  hasReacted: z.boolean(),
});
export type ClientDetailDto = z.infer<typeof clientDetailDto>;

/** News for a person with clients: new matches, ended matches and replies to lists. */
export type ClientsTodayDto = {
  id: string;
  name: string;
  matches: number;
  ended: number;
  reactedAt?: string;
}[];
