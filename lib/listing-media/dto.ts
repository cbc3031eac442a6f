import type { StoredImage } from '@/lib/media/types';

/** An uploaded picture as its uploader sees it: a listing refers to it by `public_id`. */
export type UploadedPictureDto = Omit<StoredImage, 'phash' | 'contentHash'>;

export function toUploadedPictureDto(image: StoredImage): UploadedPictureDto {
  const { phash: _phash, contentHash: _contentHash, ...shown } = image;
  return shown;
}
