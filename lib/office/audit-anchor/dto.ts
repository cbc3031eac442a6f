import type { Head } from '@/lib/platform/audit-chain/dto';

/** The end of the log on a day, as it is in the file of anchors and in the mail to the owner. */
export type Anchor = Head & { at: string };
