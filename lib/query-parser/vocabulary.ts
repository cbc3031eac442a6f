import type { Buyer } from '@/lib/cost-search/constants';
import { subTypesOf } from '@/lib/listing-field/rules';
import {
  AMENITIES,
  AMENITY_LABELS,
  CATEGORIES,
  type Category,
  type Facing,
  type Furnishing,
  type ListingType,
  type Possession,
  type SubType,
} from '@/lib/listing-vocabulary/constants';
import { foldWord } from '@/lib/place-name';
import type { PropertySearch, Sort } from '@/lib/search/schema';
import type { ServiceSlug } from '@/lib/service-line/dto';
import { PhraseTable, phraseSet } from './tokens';

/** What a phrase of a search means. */
export type Phrase = {
  set?: Partial<PropertySearch>;
  /** it is also looked for as text: no filter knows it */
  text?: true;
  /** one of the service lines (docs/spec.md#service-lines): no listing is meant */
  service?: string;
  /** said of who may rent or who offers: no listing field knows it, and the page names it as not understood */
  left?: true;
  /** "all cities": the city of the site is not implied */
  anywhere?: true;
};

/** One value and all its phrases. */
type Phrases<T extends string> = Partial<Record<T, string>>;

const TYPES: Phrases<ListingType> = {
  sale: 'for sale, to buy, buy, sale, purchase, resale, bikau, lena hai, bechna hai, vikau, vikat ghyayche, vikat ghyaycha, vikat ghyaychi, विकत घ्यायचे, विकत घ्यायचा, विकत घ्यायची, बेचना, बेचना है, बिकाऊ, विकाऊ, kharidna, kharidne, kharedi, vikat, vikri, vikne, bechna, खरीदना, खरीदने, खरेदी, खरेदीसाठी, विकत, विक्री, विक्रीसाठी, विकणे, बिक्री',
  rent: 'for rent, on rent, to let, tolet, on lease, rent, rental, rented, lease, kiraye pe, kiraye par, kiraye, kiraya, kiray, bhade se, bhade par, bhade, bhada, bhadyane, bhadyani, bhadyan, bhadyanee, bhadyacha, bhadyache, bhadyala, किराये पर, किराए पर, किराया, किराये, किराए, भाड्याने, भाड्यानं, भाड्यावर, भाडे, भाड्याचे, भाड्याचा, भाड्याच्या, भाड्यासाठी, भाडेतत्त्वावर',
};

/** Kinds of rent that no filter knows: rentals are shown, and the word is looked for. */
const SHARED_RENT = 'pg, paying guest, hostel, flatmate, roommate, co living, पीजी, पेइंग गेस्ट, हॉस्टेल, वसतिगृह';

const CATEGORY_WORDS: Phrases<Category> = {
  Residential:
    'residential, flat, flats, apartment, apartments, house, home, homes, ghar, makan, makaan, फ्लॅट, फ्लैट, घर, मकान, सदनिका',
  Villas: 'villa, villas, विला, व्हिला, bungalow, bungalows, bangla, bangala, बंगला, बंगले, बंगलो',
  Plots:
    'plot, plots, na plot, residential plot, residential plots, bhukhand, zameen, zamin, jamin, jameen, प्लॉट, प्लाट, भूखंड, जमीन',
  Commercial: 'commercial, gala, गाळा',
  'Farm Houses': 'farm house, farm houses, farmhouse, farmhouses, फार्महाऊस, फार्म हाऊस',
  Industrial: 'industrial',
  Agricultural:
    'agricultural, agricultural land, agriculture land, farm land, farmland, farm, khet, kheti, sheti, shet jamin, kheti ki zameen, kheti ki jamin, sheti jamin, sheti chi jamin, खेती की जमीन, शेती जमीन, शेतीची जमीन, शेती, शेत, शेतजमीन, शेत जमीन, खेत, खेती',
};

/** One step finer than the category: a shop is not an office. */
const SUB_TYPE_WORDS: Phrases<SubType> = {
  shop: 'shop, shops, dukan, dukaan, दुकान',
  showroom: 'showroom, showrooms',
  office: 'office, offices, office space, ऑफिस, कार्यालय',
  penthouse: 'penthouse, penthouses',
  'row-house': 'row house, row houses, रो हाऊस',
  warehouse: 'warehouse, warehouses, godown, godam, गोदाम, गोडाऊन',
  shed: 'industrial shed, factory, कारखाना',
  orchard: 'orchard, orchards',
};

const COMPASS: Record<string, Facing> = {
  'north east': 'north-east',
  'south east': 'south-east',
  'north west': 'north-west',
  'south west': 'south-west',
  ne: 'north-east',
  se: 'south-east',
  nw: 'north-west',
  sw: 'south-west',
  northeast: 'north-east',
  southeast: 'south-east',
  northwest: 'north-west',
  southwest: 'south-west',
  north: 'north',
  south: 'south',
  east: 'east',
  west: 'west',
};

/** A direction counts only beside "facing": "West High Court Road" is a place. */
const FACING_WORDS: Record<string, Facing> = {
  ...Object.fromEntries(
    Object.entries(COMPASS).flatMap(([words, facing]) => [
      [`${words} facing`, facing],
      [`facing ${words}`, facing],
      [`${words} face`, facing],
    ]),
  ),
  'purv mukhi': 'east',
  'purva mukhi': 'east',
  'uttar mukhi': 'north',
  'paschim mukhi': 'west',
  'dakshin mukhi': 'south',
  'पूर्व मुखी': 'east',
  पूर्वमुखी: 'east',
  पूर्वाभिमुख: 'east',
  'उत्तर मुखी': 'north',
  उत्तराभिमुख: 'north',
  पश्चिमाभिमुख: 'west',
  दक्षिणाभिमुख: 'south',
};

const FURNISHING_WORDS: Record<string, Furnishing> = {
  'fully furnished': 'furnished',
  'full furnished': 'furnished',
  furnished: 'furnished',
  'semi furnished': 'semi-furnished',
  semifurnished: 'semi-furnished',
  unfurnished: 'unfurnished',
  'un furnished': 'unfurnished',
  'not furnished': 'unfurnished',
  'non furnished': 'unfurnished',
  फर्निश्ड: 'furnished',
  'फुल फर्निश्ड': 'furnished',
  'सेमी फर्निश्ड': 'semi-furnished',
  अनफर्निश्ड: 'unfurnished',
};

const POSSESSION_WORDS: Record<string, Possession> = {
  'ready to move': 'ready',
  'ready to move in': 'ready',
  'ready possession': 'ready',
  ready: 'ready',
  तयार: 'ready',
  'ताबा तयार': 'ready',
  'तयार ताबा': 'ready',
  'रेडी टू मूव': 'ready',
  'रेडी पझेशन': 'ready',
  'बांधकाम सुरू': 'under-construction',
  निर्माणाधीन: 'under-construction',
  'under construction': 'under-construction',
  'new launch': 'new-launch',
  'newly launched': 'new-launch',
};

const AMENITY_WORDS = {
  ...Object.fromEntries(
    AMENITIES.map((name) => [AMENITY_LABELS[name].toLowerCase().replaceAll('-', ' '), name]),
  ),
  लिफ्ट: 'lift',
  पार्किंग: 'parking',
  जिम: 'gym',
  'स्विमिंग पूल': 'swimming-pool',
  pool: 'swimming-pool',
  elevator: 'lift',
  'car parking': 'parking',
  'covered parking': 'parking',
  generator: 'power-backup',
  'children play area': 'play-area',
} as Record<string, (typeof AMENITIES)[number]>;

/** Who may rent, and who offers: understood, but no field of a listing says it. */
const UNFILTERED =
  'bachelors allowed, bachelor allowed, bachelors, bachelor, for bachelors, family only, only family, families only, family, families, students, student, direct owner, owner direct, by owner, from owner, owner, no broker, without broker, no brokerage, without brokerage, broker, agent, malak se direct, malak, dalal nako, बॅचलर, बैचलर, फक्त कुटुंबासाठी, कुटुंबासाठी, कुटुंब, विद्यार्थी, थेट मालकाकडून, मालकाकडून, मालक, दलाल नको, दलाल नहीं, दलाल, ब्रोकर, परिवार के लिए, परिवार';

const SORT_WORDS: Phrases<Sort> = {
  'price-asc': 'cheap, cheapest, lowest price, low price, sasta, saste, swast, सस्ता, सस्ते, स्वस्त',
  'area-desc': 'largest, biggest',
  newest: 'newest, latest',
};

/** Duty is lower where all buyers are women. */
const BUYER_WORDS: Phrases<Buyer> = {
  woman:
    'woman buyer, women buyers, women buyer, female buyer, lady buyer, woman buys, wife name, wifes name, on wife name, mahila kharidar, mahila ke naam, patni ke naam, biwi ke naam, bayko chya nave, महिला खरीदार, महिला खरेदीदार, महिला के नाम, पत्नी के नाम, पत्नीच्या नावे, पत्नीच्या नावावर',
  joint: 'joint buyers, joint buyer, joint name, joint names, joint purchase, bought jointly, संयुक्त नावे',
  man: 'man buyer, male buyer, man buys',
};

/** What people ask a property site for that is no property. */
const SERVICE_WORDS: Phrases<ServiceSlug> = {
  vridi:
    'home loan, home loans, housing loan, house loan, property loan, plot loan, bank loan, loan available, loan, loans, loan against property, mortgage, interest rate, karj, karz, कर्ज, गृहकर्ज, लोन, होम लोन, ऋण, गृह ऋण',
  siddhant: 'property lawyer, lawyer, advocate, legal help, legal advice, title search, vakil, वकील',
  kalpa: 'interior, interiors, interior design, interior designer, architect',
  sampaadana: 'building material, building materials, cement, bricks',
};

const phrases = <T extends string>(table: Phrases<T>, make: (value: T) => Phrase): [string, Phrase][] =>
  (Object.entries(table) as [T, string][]).flatMap(([value, list]) =>
    list.split(', ').map((phrase): [string, Phrase] => [phrase, make(value)]),
  );
const categoryOf = (subType: SubType) => CATEGORIES.find((one) => subTypesOf(one).includes(subType))!;
const each = <T>(table: Record<string, T>, make: (value: T) => Partial<PropertySearch>) =>
  Object.entries(table).map(([phrase, value]): [string, Phrase] => [phrase, { set: make(value) }]);

export const PHRASES = new PhraseTable<Phrase>([
  ...phrases(TYPES, (type) => ({ set: { type } })),
  ...phrases({ rent: SHARED_RENT }, () => ({ set: { type: 'rent' }, text: true })),
  ...phrases(CATEGORY_WORDS, (category) => ({ set: { category } })),
  ...phrases(SUB_TYPE_WORDS, (subType) => ({ set: { category: categoryOf(subType), subType: [subType] } })),
  ...phrases(SORT_WORDS, (sort) => ({ set: { sort } })),
  ...phrases(BUYER_WORDS, (buyer) => ({ set: { buyer } })),
  ...phrases(SERVICE_WORDS, (service) => ({ service })),
  ...phrases({ left: UNFILTERED }, () => ({ left: true as const })),
  // the Hindi for "in" is also typed "main"
  ...phrases({ road: 'main road' }, () => ({ text: true as const })),
  ...phrases({ all: 'all cities, any city, anywhere, all india, india' }, () => ({ anywhere: true })),
  ...each(FACING_WORDS, (facing) => ({ facing: [facing] })),
  ...each(FURNISHING_WORDS, (furnishing) => ({ furnishing: [furnishing] })),
  ...each(POSSESSION_WORDS, (possession) => ({ possession: [possession] })),
  ...each(AMENITY_WORDS, (amenity) => ({ amenities: [amenity] })),
  ...each({ verified: 'verified', 'verified only': 'verified' } as const, (status) => ({ status: [status] })),
]);

/** Words that carry nothing for the search and are neither shown as understood nor as unknown. */
export const FILLERS = new Set(
  'a an and any are area at budget by find for from i in is looking me my near nearby need of on only or please price property properties real estate show some the to want we with around city nice good facing pin pincode code my mein main madhe madhye madhil madhla madhle madhli yethe ithe mai me ka ke ki ko la chahiye chahie pahije pahijet hava havi have hai aahe par pe wala wali se aur cha chi che chya sathi liye javal में मध्ये मधे मधील मधला मधले मधली येथे येथील इथे का के की को ला चाहिए चाहिये पाहिजे हवा हवे हवी आहे है हैं पर से वाला और आणि या किंवा चा ची चे च्या साठी लिए जवळ एरिया वर वरील असलेला असलेले असलेली वाले वाली वाला kya wale mala mujhe मला मुझे'
    .split(' ')
    .map(foldWord),
);

/** Before a figure without a unit, which no filter can do anything with. */
export const LIMITS = new Set(
  'under below above over within upto up less more than max maximum min minimum least between around'.split(
    ' ',
  ),
);
/** Behind the name of a locality, whose main road it is. */
export const ROAD = new Set(['road', 'rd', 'रोड']);

/** What stands before something that is not wanted, and what stands after it. */
export const NOT_BEFORE = phraseSet(
  'not, no, without, except, excluding, exclude, avoid, other than, apart from, anything but, bina, बिना, शिवाय, सोडून',
);
export const NOT_AFTER = phraseSet(
  'nahi, nahin, nako, sodun, chhodkar, chodkar, chhod ke, नहीं, नही, नको, नाही, सोडून, छोडकर, के अलावा',
);
