import type { ConsentKind, PriceCategory } from '@/lib/channels/constants';
import type { TemplateStatus } from './constants';

export type MessageTemplateDto = {
  id: string;
  name: string;
  language: string;
  category: PriceCategory;
  body: string;
  status: TemplateStatus;
  /** why WhatsApp rejected it, in its word */
  reason?: string;
  /** what the variables stand for, in order */
  variables: string[];
  /** what the person must have agreed to */
  consent: ConsentKind;
  /** used by the site itself */
  isOwn: boolean;
  checkedAt?: string;
};
