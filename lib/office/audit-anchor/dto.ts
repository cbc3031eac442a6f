import type { Head } from '@/lib/platform/audit/chain/dto';

/** The end of the log on a day, as in the file of anchors and the mail to the owner. */
export type Anchor = Head & { at: string };
