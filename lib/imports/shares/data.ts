import 'server-only';
import { Types } from 'mongoose';
import { UploadedPicture } from '@/models/listings/uploaded-picture';

/** Number of photos shared before signing in that wait for a draft. */
export const countPictures = (userId: string): Promise<number> =>
  UploadedPicture.countDocuments({ owner: new Types.ObjectId(userId), isShared: true });
