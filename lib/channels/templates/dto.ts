import type { ConsentKind, PriceCategory } from '@/lib/channels/constants';
import type { TemplateStatus } from './constants';

export type MessageTemplateDto = {
  id: string;
  name: string;
  language: string;
  category: PriceCategory;
  body: string;
  status: TemplateStatus;
  /** WhatsApp's reason for rejecting it */
  reason?: string;
  /** the meaning of the variables, in order */
  variables: string[];
  /** the consent it requires */
  consent: ConsentKind;
  /** used by the site itself */
  isOwn: boolean;
  checkedAt?: string;
};
