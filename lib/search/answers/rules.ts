import { ERRANDS, type Errand } from '@/lib/search/parser/errands';
import type { ParsedQuery } from '@/lib/search/parser/parse';

const CODE_KINDS = ['project', 'agent', 'phone', 'email'] as const;

/** Represents one of the office's own phone numbers or e-mail addresses: `answer=phone-office`. */
export const OFFICE = 'office';

/** The question in an address: `answer=emi-5000000`, `answer=service-vridi`, `answer=project-P50500012345`. */
export type Asked =
  | { kind: Errand; amount?: number; years?: number }
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
  // the years of a loan follow its amount
  const { kind, amount, years } = question;
  return [kind, amount, amount === undefined ? undefined : years]
    .filter((part) => part !== undefined)
    .join('-');
}

/** A question's subject, then an amount in rupees and the years of a loan. */
const ERRAND = /^([a-z]+(?:-[a-z]+)*)(?:-(\d{1,12})(?:-(\d{1,2}))?)?$/;

/** Undefined for values no search box has written. */
export function readAsked(text: string | undefined): Asked | undefined {
  if (!text || text.length > 80) return undefined;
  const [, name, amount, years] = ERRAND.exec(text) ?? [];
  const errand = ERRANDS.find((one) => one === name);
  if (errand)
    return {
      kind: errand,
      ...(amount && { amount: Number(amount) }),
      ...(years && { years: Number(years) }),
    };
  const [kind = '', ...rest] = text.split('-');
  const value = rest.join('-');
  if (kind === 'service' && /^[a-z]+$/.test(value)) return { kind, slug: value };
  const codeKind = CODE_KINDS.find((value) => value === kind);
  return codeKind && value ? { kind: codeKind, code: value } : undefined;
}
