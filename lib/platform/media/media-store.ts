import type { PreparedImage } from './prepare-image';
import type { CheckedVideo, StoredImage, StoredVideo } from './types';

export type StoredObject = { publicId: string; storedAt: Date };

/**
 * Where pictures and videos live. A public id is `images/<id>` or `videos/<id>`, and the id is new for every upload:
 * nobody else can be storing or showing an object that one request has stored and not yet written down, so a request may
 * remove its own objects and a cleanup job needs no more than an age and a look at the listings.
 */
export interface MediaStore {
  /**
   * Stores the one size that a visitor needs at once. The picture is `pending` when sizes and formats are still to be
   * made by `makeNextRendition`. Rejects with MediaError, and then leaves nothing, or an object for the cleanup job.
   */
  putImage(image: PreparedImage): Promise<StoredImage>;
  /**
   * Makes one of the sizes and formats that `putImage` left for later. Returns false when none is left or the picture is
   * gone. May be called again after a crash, and by two processes at once.
   */
  makeNextRendition(publicId: string): Promise<boolean>;
  putVideo(video: CheckedVideo): Promise<StoredVideo & { public_id: string }>;
  /** Removing what is not there succeeds. */
  remove(publicId: string): Promise<void>;
  /** Everything stored, oldest first where the store knows an order. */
  list(): AsyncIterable<StoredObject>;
}
