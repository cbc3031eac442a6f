import { z } from 'zod';

export const contactTapSchema = z.object({ way: z.enum(['call', 'whatsapp'], 'Unknown way') });
export type TapWay = z.output<typeof contactTapSchema>['way'];
