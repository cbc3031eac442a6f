import { z } from 'zod';
import { type StoredImage, storedImageDto } from '@/lib/platform/media/dto';

/** An uploaded picture as its uploader sees it. A listing refers to it by `public_id`. */
export const uploadedPictureDto = storedImageDto.omit({ contentHash: true, phash: true });
export type UploadedPictureDto = z.infer<typeof uploadedPictureDto>;

export function toUploadedPictureDto(image: StoredImage): UploadedPictureDto {
  const { phash: _phash, contentHash: _contentHash, ...shown } = image;
  return shown;
}

/** A photo that another owner's listing shows too. */
export const sharedPhotoDto = z.strictObject({
  publicId: z.string(),
  /** only the public ones */
  listings: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  /** number of listings that are not public; nothing else about them is shown */
  hidden: z.number(),
});
export type SharedPhoto = z.infer<typeof sharedPhotoDto>;
