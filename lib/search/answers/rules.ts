import { ERRANDS, type Errand } from '@/lib/search/parser/errands';
import type { ParsedQuery } from '@/lib/search/parser/parse';

const CODE_KINDS = ['project', 'agent', 'phone', 'email'] as const;

/** Stands for one of the office's own phone numbers or e-mail addresses: `answer=phone-office`. */
export const OFFICE = 'office';

/** The question in an address: `answer=emi-5000000`, `answer=service-vridi`, `answer=project-P50500012345`. */
export type Asked =
  | { kind: Errand; amount?: number }
  | { kind: 'service'; slug: string }
  | { kind: (typeof CODE_KINDS)[number]; code: string };

export function askedBy({ answer, service, code }: ParsedQuery): Asked | undefined {
  if (code) return { kind: code.kind, code: code.value };
  if (answer) return answer;
  return service ? { kind: 'service', slug: service } : undefined;
}

export function writeAsked(question: Asked): string {
  if ('code' in question) return `${question.kind}-${question.code}`;
  if ('slug' in question) return `service-${question.slug}`;
  return question.amount === undefined ? question.kind : `${question.kind}-${question.amount}`;
}

/** Undefined for values no search box has written. */
export function readAsked(text: string | undefined): Asked | undefined {
  if (!text || text.length > 80) return undefined;
  const errand = ERRANDS.find((name) => text === name || new RegExp(`^${name}-\\d{1,12}$`).test(text));
  if (errand) {
    const amount = text.slice(errand.length + 1);
    return { kind: errand, ...(amount && { amount: Number(amount) }) };
  }
  const [kind = '', ...rest] = text.split('-');
  const value = rest.join('-');
  if (kind === 'service' && /^[a-z]+$/.test(value)) return { kind, slug: value };
  const codeKind = CODE_KINDS.find((value) => value === kind);
  return codeKind && value ? { kind: codeKind, code: value } : undefined;
}
