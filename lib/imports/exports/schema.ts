import { z } from 'zod';

/** The lists of a member that leave as files. */
export const EXPORTS = ['listings', 'leads', 'clients', 'visits', 'deals', 'enquiries'] as const;
export type ExportName = (typeof EXPORTS)[number];
export const exportParams = z.object({ what: z.enum(EXPORTS) });
