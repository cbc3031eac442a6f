import type { PropertyCardDto } from '@/lib/listings/dto';
import type { ShareMode, Verdict } from './constants';

/** What became of a home since its owner last looked. */
export type HomeChangeDto =
  | { kind: 'price'; before: number; now: number }
  | { kind: 'status'; now: 'sold' | 'rented' | 'expired' | 'gone' | 'back' }
  | { kind: 'edited' };

export type ReplyDto = { name: string; verdict: Verdict; note: string; at: string; isOwn: boolean };

export type HomeDto = {
  id: string;
  /** absent when the listing can no longer be seen */
  card?: PropertyCardDto;
  /** as it is, or was when its owner last looked */
  title: string;
  note: string;
  rating: number | null;
  addedAt: string;
  changes: HomeChangeDto[];
  replies: ReplyDto[];
};

export type ShortlistDto = {
  id: string;
  name: string;
  isDefault: boolean;
  share: { url: string; mode: ShareMode } | null;
  homes: HomeDto[];
};

/** All that one person has set aside. */
export type OwnShortlistsDto = { lists: ShortlistDto[]; hidden: HomeDto[] };

/** Only which homes are saved and hidden: what cards need. */
export type SavedIdsDto = { saved: string[]; hidden: string[] };

/** What somebody with the link sees: no owner but of lists that were sent, no rating, no e-mail address, no phone number. */
export type SharedShortlistDto = {
  name: string;
  /** who has chosen the homes for somebody else */
  from?: string;
  mode: ShareMode;
  homes: Pick<HomeDto, 'id' | 'card' | 'title' | 'note' | 'replies'>[];
};
