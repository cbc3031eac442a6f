import { typedPath } from '@/lib/listings/codes/rules';
import type { PropertyDto } from '@/lib/listings/dto';
import { FIELDS, STORED_NAMES } from '@/lib/listings/fields/rules';
import { LISTING_TYPE_LABELS } from '@/lib/listings/fields/vocabulary';
import { MAHARERA_HOST } from '@/lib/listings/publish-gate/rules';
import { formatRupees } from '@/lib/platform/text/format';

type Firm = { name: string; phone: string; url: string; reraAgentNumber: string | undefined };

/** Changes that do not alter the advert. */
const PASSING = [
  '__v',
  'updatedAt',
  'createdAt',
  'confirmedAt',
  'confirmedBy',
  'awaiting',
  'priceHistory',
] as const;

/** Facts of a listing that visitors see, without fields that change by themselves. */
export function advertFacts(property: PropertyDto): Record<string, unknown> {
  const facts: Record<string, unknown> = { ...property };
  for (const name of PASSING) delete facts[name];
  // file sizes are added later by a job
  return { ...facts, images: property.images.map(({ public_id }) => public_id) };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The labels and values of a listing's own fields. */
function rowsOf(property: PropertyDto): [string, string][] {
  const values = property as unknown as Record<string, unknown>;
  return STORED_NAMES.flatMap((name): [string, string][] => {
    const value = values[name];
    return value === undefined || value === null || value === ''
      ? []
      : [[FIELDS[name].label, valueText(value)]];
  });
}

/** A listing's page as a self-contained document: its text, the names of its pictures, and all of its data. */
export function advertPage(property: PropertyDto, firm: Firm): string {
  const rows = [
    ...rowsOf(property),
    ['Address', property.location.address] as const,
    ['Advertised by', [firm.name, firm.phone, firm.reraAgentNumber].filter(Boolean).join(', ')] as const,
  ];
  const pictures = property.images.map(({ public_id }) => public_id);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(property.title)}</title>
<h1>${escaped(property.title)}</h1>
<p>${escaped(formatRupees(property.price))}</p>
<table>${rows.map(([label, value]) => `<tr><th>${escaped(label)}</th><td>${escaped(value)}</td></tr>`).join('\n')}</table>
<h2>Pictures</h2>
<ul>${pictures.map((name) => `<li>${escaped(name)}</li>`).join('\n')}</ul>
<h2>Data</h2>
<pre>${escaped(JSON.stringify({ ...advertFacts(property), firm }, null, 1))}</pre>
</html>
`;
}

/** The text that the office posts on other portals, with the project number and MahaRERA's website, which its order on adverts requires. */
export function portalText(property: PropertyDto, firm: Firm): string {
  const { title, type, category, price, description, reraNumber, location } = property;
  return [
    title,
    `${LISTING_TYPE_LABELS[type]}, ${category}: ${formatRupees(price)}`,
    location.address,
    description,
    reraNumber && `MahaRERA project ${reraNumber}, https://${MAHARERA_HOST}`,
    [firm.name, firm.reraAgentNumber && `MahaRERA agent ${firm.reraAgentNumber}`, firm.phone]
      .filter(Boolean)
      .join(', '),
    firm.url + typedPath(property),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
