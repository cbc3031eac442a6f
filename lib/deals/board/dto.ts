import type { TourResultDto } from '@/lib/clients/tours/dto';

/** A family's reply to the homes of a tour, with the resulting deal. */
export type BoardResultDto = Omit<TourResultDto, 'homes'> & {
  homes: (TourResultDto['homes'][number] & { deal: string | null })[];
};
