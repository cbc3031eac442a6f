import { createHash } from 'node:crypto';
import { isLanguage, type Language } from '@/lib/platform/language/languages';
import { printedCosts } from '@/lib/prints/brochure/rules';
import type { Offer } from '@/lib/prints/dto';
import { PRINT_TYPES, PRINT_VERSION, type PrintKind } from './constants';

/** Hash of a print's content and drawing version, with the day's costs instead of the rates. */
export const versionOf = ({ rates, ...facts }: Offer, on = new Date()): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        PRINT_VERSION,
        facts,
        printedCosts(facts.property, rates, facts.site.costs ?? {}, on, facts.language),
      ]),
    )
    .digest('hex')
    .slice(0, 20);

export type Print = { kind: PrintKind; language: Language };

/** Name prefix of all versions of a print. */
export const printStem = ({ kind, language }: Print): string => `${kind}.${language}.`;

export const printName = (print: Print, version: string): string =>
  `${printStem(print)}${version}.${PRINT_TYPES[print.kind].extension}`;

/** The kind of a stored file; undefined for any other file. */
export function readName(name: string): Print | undefined {
  const [kind = '', language] = name.split('.');
  return kind in PRINT_TYPES && isLanguage(language) ? { kind: kind as PrintKind, language } : undefined;
}

/** The name of a print on its receiver's disk: `SG-NAG-1001-card-a4.pdf`; a brochure by the code alone. */
export function printFileName(
  { _id, propertyCode }: { _id: string; propertyCode?: string | undefined },
  kind: PrintKind,
): string {
  const suffix = kind.startsWith('brochure') ? '' : `-${kind}`;
  return `${propertyCode ?? _id}${suffix}.${PRINT_TYPES[kind].extension}`;
}
