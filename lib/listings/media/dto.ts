import type { StoredImage } from '@/lib/platform/media/types';

/** An uploaded picture as its uploader sees it. A listing refers to it by `public_id`. */
export type UploadedPictureDto = Omit<StoredImage, 'phash' | 'contentHash'>;

export function toUploadedPictureDto(image: StoredImage): UploadedPictureDto {
  const { phash: _phash, contentHash: _contentHash, ...shown } = image;
  return shown;
}

/** A photograph of a listing that another owner's listing shows too. */
export type SharedPhoto = {
  publicId: string;
  /** only the public ones */
  listings: { id: string; title: string }[];
  /** number of listings that are not public; nothing else about them is shown */
  hidden: number;
};
