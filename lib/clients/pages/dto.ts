import type { ClientDto, SamePhoneDto } from '@/lib/clients/dto';
import type { ClientMatchDto } from '@/lib/clients/matches/dto';
import type { RequirementDto } from '@/lib/clients/requirements/dto';
import type { SentListDto } from '@/lib/clients/shortlists/dto';

export type ClientItemDto = ClientDto & {
  /** the client's current wishes, such as "For Sale · Nagpur · 2 BHK · Up to ₹60 L" */
  wishes: string[];
  newMatches: number;
  endedMatches: number;
  hasReacted: boolean;
};

export type ClientDetailDto = ClientDto & {
  samePhone: SamePhoneDto[];
  requirements: RequirementDto[];
  matches: ClientMatchDto[];
  lists: SentListDto[];
  /** true if the client has replied since last viewed */
  hasReacted: boolean;
};

/** News for a person with clients: new matches, ended matches and replies to lists. */
export type ClientsTodayDto = {
  id: string;
  name: string;
  matches: number;
  ended: number;
  reactedAt?: string;
}[];
