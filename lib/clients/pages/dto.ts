import type { ClientDto, SamePhoneDto } from '@/lib/clients/dto';
import type { ClientMatchDto } from '@/lib/clients/matches/dto';
import type { RequirementDto } from '@/lib/clients/requirements/dto';
import type { SentListDto } from '@/lib/clients/shortlists/dto';

/** A client in the list, with what is new. */
export type ClientItemDto = ClientDto & {
  requirements: number;
  /** of the requirements: the most that is paid, in rupees */
  budget?: number;
  newMatches: number;
  endedMatches: number;
  hasReacted: boolean;
};

/** Everything about one client. */
export type ClientDetailDto = ClientDto & {
  samePhone: SamePhoneDto[];
  requirements: RequirementDto[];
  matches: ClientMatchDto[];
  lists: SentListDto[];
  /** replied since somebody looked at the client */
  hasReacted: boolean;
};

/** What somebody with clients should look at: new matches, matches that ended, replies to lists that were sent. */
export type ClientsTodayDto = {
  id: string;
  name: string;
  matches: number;
  ended: number;
  reactedAt?: string;
}[];
