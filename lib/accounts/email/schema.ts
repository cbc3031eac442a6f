import { z } from 'zod';
import { emailSchema } from '@/lib/accounts/users/schema';

export const emailChangeSchema = z.object({ email: emailSchema });
