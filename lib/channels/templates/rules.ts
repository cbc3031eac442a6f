import type { ConsentKind, PriceCategory } from '@/lib/channels/constants';
import { variablesOf } from '@/lib/channels/rules';
import {
  OWN_TEMPLATE_NAMES,
  OWN_TEMPLATES,
  type OwnTemplateName,
  TEMPLATE_STATUSES,
  type TemplateStatus,
} from './constants';

export const isOwnTemplate = (name: string): name is OwnTemplateName =>
  (OWN_TEMPLATE_NAMES as readonly string[]).includes(name);

/** The consent that a template requires: declared for ours, else given by its price category. */
export const consentOf = (name: string, category: PriceCategory): ConsentKind =>
  isOwnTemplate(name) ? OWN_TEMPLATES[name].consent : category === 'marketing' ? 'offers' : 'answers';

/** Names of the variables, by meaning for ours and by number for others. */
export function variableLabels(name: string, body: string): string[] {
  if (isOwnTemplate(name)) return OWN_TEMPLATES[name].variables.map(([label]) => label);
  return Array.from({ length: variablesOf(body) ?? 0 }, (_, i) => String(i + 1));
}

/** Maps WhatsApp's states to ours, which are fewer. */
export function statusOf(remote: string): TemplateStatus {
  const word = remote.toLowerCase();
  const known = TEMPLATE_STATUSES.find((status) => status === word);
  if (known) return known;
  if (word === 'in_appeal' || word === 'pending_deletion' || word === 'flagged') return 'pending';
  if (word === 'reinstated') return 'approved';
  return 'disabled';
}

export function categoryOf(remote: string): PriceCategory {
  const word = remote.toLowerCase();
  return word === 'utility' || word === 'authentication' ? word : 'marketing';
}
