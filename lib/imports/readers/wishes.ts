import { searchTitle, storedQuery } from '@/lib/alerts/saved-searches/rules';
import { EMPTY, EMPTY_CHOICE } from '@/lib/imports/decisions/constants';
import type { RowReader } from '@/lib/imports/decisions/rules';
import { headingUnit, isBlank, readMoney, readType } from '@/lib/imports/values/rules';
import { textsIn } from '@/lib/platform/language/messages';
import { type ParsedQuery, parseQuery } from '@/lib/search/parser/parse';
import type { PlaceIndex } from '@/lib/search/parser/place-index';
import { orderRanges, parseSearch } from '@/lib/search/schema';

export type Wish = {
  query: string;
  /** "For Sale · Nagpur · Besa · 2 BHK · Up to ₹50 L" */
  title: string;
  /** as written */
  text: string;
  /** words that no filter can express */
  left: string[];
};

export type WishContext = { index: PlaceIndex; home: string; today: string };

/** A budget for the search box: "45-50" in a column of lakhs becomes "45-50 lakh". */
function budgetText(reader: RowReader, isRent: boolean): string {
  const text = reader.text('wishBudget');
  if (isBlank(text)) return '';
  const money = readMoney(text);
  const isBare = money && ('bare' in money || ('from' in money && money.isBare));
  if (!isBare)
    return money && 'rupees' in money && /^[₹\d.,/\s-]+$/.test(text) ? `under ${money.rupees}` : text;
  const unit =
    headingUnit(reader.heading('wishBudget')) ??
    reader.meaningOf({
      field: 'wishBudget',
      value: text,
      column: reader.heading('wishBudget'),
      kind: isRent ? 'rent-unit' : 'unit',
      meaning: isRent ? 'thousand' : 'lakh',
      says: isRent ? 'Thousand' : 'Lakh',
      choices: [
        { meaning: 'lakh', label: 'Lakh' },
        { meaning: 'crore', label: 'Crore' },
        { meaning: 'thousand', label: 'Thousand' },
      ],
      message: 'Choose the unit above',
    });
  if (!unit) return '';
  const figures = text.replace(/[₹/-]+\s*$/, '').trim();
  // "३० पर्यंत" already states a limit
  const limit = 'bare' in money && !LIMIT.test(figures) ? 'under ' : '';
  return limit + figures.replace(LAST_FIGURE, `$& ${unit === 'thousand' ? 'k' : unit}`);
}

const LIMIT = /\b(?:up ?to|max|maximum|under|below|within|tak)\b|पर्यंत|तक/i;
const LAST_FIGURE = /[\d०-९][\d०-९.,]*(?!.*[\d०-९])/u;

const hasWish = ({ search }: ParsedQuery): boolean =>
  Boolean(
    search.bedrooms ||
      search.maxPrice ||
      search.minPrice ||
      search.category ||
      search.locality ||
      search.subType,
  );

const saysHome = ({ bedrooms, subType, category }: ParsedQuery['search']) =>
  Boolean(bedrooms || subType || category);

const asQuery = (text: string) =>
  text
    .replace(/[/&]| and /g, ' or ')
    .replace(/\s+/g, ' ')
    .slice(0, 300);

/** Places corrected by the parser are proposed, not accepted silently; a refused one is removed from the text. */
function checkedPlaces(
  reader: RowReader,
  text: string,
  parsed: ParsedQuery,
): { text: string; isOpen: boolean } {
  let [rest, isOpen] = [text, false];
  for (const { typed, place } of parsed.corrections) {
    const field = reader.text('wishArea') ? 'wishArea' : 'wishRequirement';
    const meaning = reader.meaningOf({
      field,
      value: typed,
      column: reader.heading(field),
      meaning: place.name,
      says: place.name,
      choices: [{ meaning: place.name, label: place.name }, EMPTY_CHOICE],
    });
    if (meaning === EMPTY) rest = rest.replaceAll(typed, ' ');
    isOpen ||= meaning === undefined;
  }
  return { text: rest, isOpen };
}

/** Words of people who sell or let and therefore want a buyer, not a home. */
const OFFERS =
  /\b(?:to (?:sell|let out|rent out)|(?:sell|lett|rent)ing (?:his|her|their|own|my|out)|bech(?:na|ne|ni)|(?:kiraye?|bhade) (?:se|pe|par|ne)? ?den[ae]|for (?:re)?sale by)\b|विकायच|विकणे|विकाय|बेचन|बेचें|भाड्याने द्या|किराए पर देन|किराये पर देन/i;

/** A person, even if a locality has the same name: "referred by Joshi", "Ref: Mr Rao". */
const REFERRER =
  /\bref(?:er+ed|erence)?\b\.?\s*(?:by|from|of)?\s*[:-]?\s*(?:(?:mr|mrs|ms|dr|shri|smt)\b\.?\s*)?\p{L}+/giu;

/**
 * A client's requirement, from its columns and the search box's parser: "2BHK Besa/Manish Nagar 45-50 L". Remarks count if no column has one. Undefined without
 * one, or if something has to be asked first.
 */
export function readWish(reader: RowReader, { index, home, today }: WishContext): Wish | undefined {
  const type =
    readType(reader.text('wishType')) ??
    (/rent|भाड|किरा/i.test(reader.text('wishRequirement')) ? 'rent' : undefined);
  const parts = [reader.text('wishRequirement'), reader.text('wishArea')].map((one) =>
    isBlank(one) ? '' : one,
  );
  const notes = reader.text('notes');
  const remarks = notes.replace(REFERRER, ' ');
  const budget = budgetText(reader, type === 'rent');
  const parse = (ask: string) => parseQuery(ask, index, { home, today, ...(type && { type }) });
  // a budget without a subject takes it from the remarks
  const spoken = budget && !parts.some(Boolean) ? parse(asQuery(remarks)).search : undefined;
  const isInRemarks = spoken && saysHome(spoken) && spoken.locality;
  const written = [...(isInRemarks ? [remarks] : parts), budget].filter(Boolean).join(' ');
  const text = asQuery(written || remarks);
  if (!text || OFFERS.test(text)) return undefined;
  const first = parse(text);
  // remarks only count if they name a kind of home and a place or price, because most are about something else
  const isRemark = !written && !(saysHome(first.search) && (first.search.locality || first.search.maxPrice));
  if (isRemark || !hasWish(first)) return undefined;
  const places = checkedPlaces(reader, text, first);
  if (places.isOpen) return undefined;
  const parsed = places.text === text ? first : parse(places.text);
  const search = orderRanges({
    ...parseSearch({}),
    ...parsed.search,
    type: parsed.search.type ?? type ?? 'sale',
  });
  const query = storedQuery({ ...search, also: undefined, prefer: undefined });
  if (!query) return undefined;
  return {
    query,
    title: searchTitle(search, textsIn('en', 'search/applied')),
    text: written || notes,
    left: [...parsed.words, ...parsed.preferred.map(({ words }) => words), ...parsed.unrecognised],
  };
}
