import type { PairReason } from '@/lib/contact/constants';
import type { ContactDto } from '@/lib/contact/dto';

export type PairDto = { id: string; reasons: PairReason[]; a: ContactDto; b: ContactDto };
