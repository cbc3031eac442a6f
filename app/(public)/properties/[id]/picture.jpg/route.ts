import { printHandler } from '@/lib/prints/files/loaders';
import { pictureQuerySchema } from '@/lib/prints/files/schema';

/** The listing as a picture to send in a chat, or with `?format=status` as one for the status of a phone. */
export const GET = printHandler(pictureQuerySchema, ({ format }) =>
  format === 'status' ? 'status' : 'picture',
);
