import 'server-only';
import { Types } from 'mongoose';
import { UploadedPicture } from '@/models/listings/uploaded-picture';

/** Number of photographs, shared before the sign-in, that wait for a draft of the account. */
export const countPictures = (userId: string): Promise<number> =>
  UploadedPicture.countDocuments({ owner: new Types.ObjectId(userId), isShared: true });
