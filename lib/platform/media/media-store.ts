import type { StoredImage, StoredVideo } from './dto';
import type { PreparedImage } from './prepare-image';
import type { CheckedVideo } from './types';

export type StoredObject = { publicId: string; storedAt: Date };

/**
 * Storage of pictures and videos. A public id is `images/<id>` or `videos/<id>` with a new id for every upload, so no other request can store or show an object
 * that one request has stored but not yet recorded. A request can therefore remove its own objects, and a cleanup job only has to check their age and the
 * listings.
 */
export interface MediaStore {
  /**
   * Stores the one size that a visitor needs first. The picture is `pending` while `makeNextRendition` has sizes and formats to make. Rejects with MediaError,
   * leaving nothing or an object for the cleanup job.
   */
  putImage(image: PreparedImage): Promise<StoredImage>;
  /**
   * Makes one of the sizes and formats that `putImage` left for later. Returns false if none is left or the picture no longer exists. Safe to repeat after a
   * crash, and in two processes at the same time.
   */
  makeNextRendition(publicId: string): Promise<boolean>;
  putVideo(video: CheckedVideo): Promise<StoredVideo & { public_id: string }>;
  /** Removing a missing object succeeds. */
  remove(publicId: string): Promise<void>;
  /** All stored objects, oldest first if the store knows the order. */
  list(): AsyncIterable<StoredObject>;
}
