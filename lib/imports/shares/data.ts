import 'server-only';
import { Types } from 'mongoose';
import { UploadedPicture } from '@/models/listings/uploaded-picture';

/** How many photographs, shared before the sign-in, wait for a draft of the account. */
export const countPictures = (userId: string): Promise<number> =>
  UploadedPicture.countDocuments({ owner: new Types.ObjectId(userId), isShared: true });
