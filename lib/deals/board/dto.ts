import type { TourResultDto } from '@/lib/clients/tours/dto';

/** What a family said about the homes of a tour, with the deal that came of it. */
export type BoardResultDto = Omit<TourResultDto, 'homes'> & {
  homes: (TourResultDto['homes'][number] & { deal: string | null })[];
};
