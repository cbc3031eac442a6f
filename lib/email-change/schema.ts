import { z } from 'zod';
import { emailSchema } from '@/lib/user/schema';

export const emailChangeSchema = z.object({ email: emailSchema });
