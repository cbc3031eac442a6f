import { printHandler } from '@/lib/prints/files/loaders';
import { pictureQuerySchema } from '@/lib/prints/files/schema';

/** The listing as a picture for chats, or with `?format=status` for a phone's status. */
export const GET = printHandler(pictureQuerySchema, ({ format }) =>
  format === 'status' ? 'status' : 'picture',
);
