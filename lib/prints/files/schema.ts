import { z } from 'zod';
import { PICTURE_FORMATS } from '@/lib/prints/pictures/constants';

export const pictureQuerySchema = z.object({
  format: z.enum(PICTURE_FORMATS, 'A picture is for a chat or a status').default('chat'),
});
