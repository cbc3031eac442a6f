import { trusted } from 'mongoose';
import { CONTACT_FILTERS, type ContactFilter } from './constants';
import { listOf } from './keys';

/**
 * How the directory is searched without a scan or a regular expression: each contact stores the beginnings of its
 * words and the ends of its phone numbers, and a search asks the index for one of them.
 */

/** A beginning longer than this is looked up by its first letters and a range: few contacts share them. */
const LONGEST_PREFIX = 6;
/** People type the last digits of a number, or all of it, with or without +91. */
const SHORTEST_SUFFIX = 3;

type Named = Partial<Record<ContactFilter, string | null | undefined>> & {
  firstName?: string | null;
  lastName?: string | null;
  mobilePhone?: string | null;
  homePhone?: string | null;
  businessPhone?: string | null;
  otherPhones?: string | null;
};

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export function contactNameKey({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ').toLowerCase().trim();
}

/** Everything one contact is found by, without repeats. */
export function contactTerms(contact: Named): string[] {
  const terms = new Set<string>();
  for (const word of wordsOf(contactNameKey(contact))) {
    for (let length = 1; length <= Math.min(word.length, LONGEST_PREFIX); length++)
      terms.add(word.slice(0, length));
    if (word.length > LONGEST_PREFIX) terms.add(word);
  }
  const { mobilePhone, homePhone, businessPhone, otherPhones } = contact;
  for (const phone of [mobilePhone, homePhone, businessPhone, ...listOf(otherPhones)]) {
    const digits = (phone ?? '').replace(/\D/g, '').slice(-15);
    for (let at = 0; at <= digits.length - SHORTEST_SUFFIX; at++) terms.add(`#${digits.slice(at)}`);
  }
  for (const field of CONTACT_FILTERS) {
    const value = contact[field];
    if (value) terms.add(filterTerm(field, value));
  }
  return [...terms];
}

/** How a filter's value stands among the terms: whole, in any case, however many blanks. */
export function filterTerm(field: ContactFilter, value: string): string {
  return `${field}:${value.trim().toLowerCase().replace(/\s+/g, ' ')}`;
}

/** `trusted`: built here from a checked word, never an object of the visitor's (sanitizeFilter would undo it). */
const range = (from: string) => ({ terms: trusted({ $elemMatch: { $gte: from, $lt: `${from}\uffff` } }) });

/** One condition on `terms` per word of the search; digits (three or more) are sought in the phone numbers as well. */
export function contactTermConditions(search: string): Record<string, unknown>[] {
  const compact = search.replace(/[\s()+.-]/g, '');
  if (/^\d{3,}$/.test(compact)) {
    const digits = `#${compact.slice(-15)}`;
    return [range(digits)];
  }
  return wordsOf(search)
    .slice(0, 6)
    .map((word) => (word.length <= LONGEST_PREFIX ? { terms: word } : range(word)));
}
