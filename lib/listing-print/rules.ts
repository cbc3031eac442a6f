import { createHash } from 'node:crypto';
import type { Offer } from '@/lib/brochure/dto';
import { printedCosts } from '@/lib/brochure/rules';
import { PRINT_TYPES, PRINT_VERSION, type PrintKind } from './constants';

/** Everything that a print says and how it is drawn, as one word: of the rates what they make of the costs on that day. */
export const versionOf = ({ rates, ...facts }: Offer, on = new Date()): string =>
  createHash('sha256')
    .update(
      JSON.stringify([PRINT_VERSION, facts, printedCosts(facts.property, rates, facts.site.costs ?? {}, on)]),
    )
    .digest('hex')
    .slice(0, 20);

export const printName = (kind: PrintKind, version: string): string =>
  `${kind}.${version}.${PRINT_TYPES[kind].extension}`;

/** The kind of a kept file; undefined for any other file. */
export function kindOf(name: string): PrintKind | undefined {
  const kind = name.slice(0, name.indexOf('.'));
  return kind in PRINT_TYPES ? (kind as PrintKind) : undefined;
}
