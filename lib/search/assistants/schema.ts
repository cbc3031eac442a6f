import { z } from 'zod';
import {
  CATEGORIES,
  FURNISHINGS,
  LISTING_TYPES,
  POSSESSIONS,
  SEARCH_AMENITIES,
} from '@/lib/listings/fields/vocabulary';
import { CITIES } from '@/lib/places/rules';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { SORTS } from '@/lib/search/constants';
import { MAX_QUERY_LENGTH } from '@/lib/search/parser/tokens';
import { MAX_COMPARED } from '@/lib/shortlists/constants';

/** Arguments of the tools with their descriptions. Rejects unknown fields, because a misspelt one would widen the search. */

const language = z.enum(LANGUAGES).default('en').describe('of the reply: English, Marathi or Hindi');
const id = z.string().regex(/^[0-9a-f]{24}$/, 'an id has 24 characters, 0-9 and a-f');
const city = z.enum(CITIES.map(({ name }) => name));
const name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^,]*$/, 'one name, without a comma');
const whole = z.int().min(0).max(1e12).optional();
const [type, category] = [z.enum(LISTING_TYPES), z.enum(CATEGORIES)];

export const searchInput = z
  .strictObject({
    sentence: z.string().trim().max(MAX_QUERY_LENGTH).optional().describe('what people want, as they say it'),
    ...{ type: type.optional(), city: city.optional(), category: category.optional() },
    locality: z.array(name).max(20).optional().describe('names in either script'),
    bedrooms: z.array(z.int().min(1).max(9)).max(9).optional().describe('5 stands for 5 or more'),
    ...{ minPrice: whole, maxPrice: whole, maxAllIn: whole, maxEmi: whole, minArea: whole, maxArea: whole },
    near: name.optional().describe('a landmark, a locality, or a kind of places such as "metro"'),
    furnishing: z.array(z.enum(FURNISHINGS)).max(20).optional(),
    possession: z.array(z.enum(POSSESSIONS)).max(20).optional(),
    amenities: z.array(z.enum(SEARCH_AMENITIES)).max(20).optional(),
    sort: z.enum(SORTS).optional(),
    page: z.int().min(1).max(1000).default(1),
    language,
  })
  .describe(
    'Finds homes by a sentence in English, Marathi or Hindi ("3 bhk dharampeth under 60 lakh"), by fields, or both; answers questions such as "stamp duty for 60 lakh" too. A property code such as SG-NAG-4821 finds its home.',
  );

export const propertyInput = z
  .strictObject({ id, language })
  .describe('All public facts of a home: costs, space, place, papers, amenities, photos.');

export const compareInput = z
  .strictObject({ ids: z.array(id).min(2).max(MAX_COMPARED), language })
  .describe('Two to six homes side by side, differences first.');

export const placesInput = z
  .strictObject({
    ...{
      city: city.default('Nagpur'),
      type: type.default('sale'),
      category: category.default('Residential'),
    },
    language,
  })
  .describe('The localities of a city with the most homes of a kind, and their middle asked prices.');

export const costInput = z
  .strictObject({
    id,
    allBuyersAreWomen: z.boolean().default(false),
    ownMoneyPercent: z.int().min(10).max(100).default(25),
    years: z.int().min(1).max(30).default(20).describe('of the loan'),
    language,
  })
  .describe(
    'What a home costs in all, line by line, and the monthly instalment; of a rent what moving in costs.',
  );
