import { z } from 'zod';
import { LISTING_FILES } from '@/lib/visits/feeds/constants';
import { feedParams } from '@/lib/visits/feeds/schema';

export const portalParams = feedParams.extend({ file: z.enum(LISTING_FILES) });
