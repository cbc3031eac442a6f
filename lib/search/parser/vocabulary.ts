import type { ServiceSlug } from '@/lib/content/service-lines/dto';
import type { Buyer } from '@/lib/costs/search/constants';
import { subTypesOf } from '@/lib/listings/fields/rules';
import { CATEGORIES, type Category, type ListingType, type SubType } from '@/lib/listings/fields/vocabulary';
import { foldWord } from '@/lib/platform/text/place-name';
import type { PropertySearch, Sort } from '@/lib/search/schema';
import { AMENITY_WORDS } from './amenity-words';
import { FIELD_PHRASES, type FieldPhrase, SHARED_PHRASES } from './field-words';
import { PhraseTable, phraseSet } from './tokens';
import { FACING_WORDS, FURNISHING_WORDS, POSSESSION_WORDS } from './value-words';

/** The meaning of a phrase in a search. */
export type Phrase = Partial<FieldPhrase> & {
  /** it ranks, like a word without a filter */
  text?: true;
  /** recognised, but without a filter: it is named */
  left?: true;
  /** a service line (docs/spec.md#service-lines): no listing is meant */
  service?: string;
  /** a word for any home, land or space, which gives way to a kind of property */
  isGeneric?: 'home' | 'land' | 'space';
  /** "all cities": the site's city is not assumed */
  anywhere?: true;
};

/** One value and all its phrases. */
type Phrases<T extends string> = Partial<Record<T, string>>;

const TYPES: Phrases<ListingType> = {
  sale: 'विकणे आहे का, विकायचे आहे का, विकायचा आहे का, विक्रीला आहे का, vikne aahe ka, vikayche aahe ka, vikaycha aahe ka, vikayla aahe ka, bikau hai kya, bechne wala hai kya, बिकाऊ है क्या, for sale, for sel, to buy, buy, sale, purchase, bikau, lena hai, kharid, kharidna hai, kharidni, kharidni hai, kharidne ke liye, kharedi karaychi, ghyaycha, ghyaychi, ghyayche, vikau, vikat ghyayche, vikat ghyaycha, vikat ghyaychi, विकत घ्यायचे, विकत घ्यायचा, विकत घ्यायची, बिकाऊ, घ्यायचा, घ्यायची, घ्यायचे, विकाऊ, kharidna, kharidne, kharedi, vikat, vikri, खरीदना, खरीदने, खरेदी, खरेदीसाठी, विकत, विक्री, विक्रीसाठी, विक्रीला, बिक्री, bikri, bikree',
  rent: 'रेंट, रेंटवर, रेंट पर, रेंट पे, रेंटने, रेंट ने, accommodation, accomodation, rnt, for rent, on rent, rent pe, rent par, rent se, rent ka, rent wala, rant, rentpe, rentvar, kirayane, kirayacha, kirayachi, kirayache, kirayala, kirayase, kirayvar, bhadyavar, bhadyat, kirayepe, kirayese, bhadepe, kiraye ka, kiraye ke liye, kirayene, bhade ne, bhadyachi, rentla, to let, tolet, on lease, rent, rental, rented, lease, kiraye pe, kiraye par, kiraye, kiraya, kiray, bhade se, bhade par, bhade, bhada, bhadyane, bhadyani, bhadyan, bhadyanee, bhadyacha, bhadyache, bhadyala, किराये पर, किराए पर, किराया, किराये, किराए, किराये का, किराए का, किराये के लिए, किराए के लिए, भाड्याने, भाड्यानं, भाड्यावर, भाडे, भाड्याचे, भाड्याचा, भाड्याच्या, भाड्यासाठी, भाडेतत्त्वावर',
};

export const CATEGORY_WORDS: Phrases<Category> = {
  Residential:
    'residential, flat, flats, flt, flet, falt, flate, flaat, apartment, apartments, builder floor, builder floors, independent floor, apartmnt, apartement, appartment, apt, sadanika, फ्लॅट्स, फ्लॅटस, फ़्लैट, फ्लेट, अपार्टमेंट, फ्लॅटची, फ्लॅटचा, फ्लॅट, फ्लैट, सदनिका',
  Villas:
    'villa, villas, vila, विला, व्हिला, bungalow, bungalows, bunglow, bungla, banglow, bangla, bangala, बंगला, बंगले, बंगलो',
  Plots:
    'plot, plots, polt, plott, bungalow plot, bungalow plots, villa plot, villa plots, house plot, residential plot, residential plots, open plot, open plots, bhukhand, प्लॉट्स, प्लॉटचा, प्लॉटची, प्लॉट, प्लाट, भूखंड',
  Commercial:
    'commercial, commercial space, commercial property, commercial unit, commercial building, gala, गाळा, कमर्शियल, व्यावसायिक',
  'Farm Houses': 'farm house, farm houses, फार्महाउस, फार्म हाउस, farmhouse, farmhouses, फार्महाऊस, फार्म हाऊस',
  Industrial: 'industrial',
  Agricultural:
    'land for farming, farming land, land for agriculture, agricultural, agricultural land, agriculture land, farm land, farmland, farm, khet, kheti, sheti, shet jamin, shetjamin, shetjameen, agri land, agri plot, kheti ki zameen, kheti ki jamin, sheti jamin, sheti chi jamin, खेती की जमीन, खेती की ज़मीन, कृषि भूमि, शेतीसाठी जमीन, शेती जमीन, शेतीची जमीन, शेती, शेत, शेतजमीन, शेत जमीन, खेत, खेती',
};

const LAND_WORDS = 'land, lands, zameen, zamin, jamin, jameen, jaga, ज़मीन, जागा, जगह, जमीन';

/** A residential place of any kind. */
const HOME_WORDS =
  'gharachi, gharache, gharacha, gharala, house, houses, home, homes, ghar, gharr, makan, makaan, makan chahiye, घरे, घराची, घराचे, घर, मकान';

/** "santre ki bagh": each fruit with each word for its garden. */
const ORCHARDS = [
  'santra',
  'santre',
  'santri',
  'santryachi',
  'orange',
  'mosambi',
  'limbu',
  'amba',
  'ambyachi',
  'aam',
  'chikoo',
  'peru',
]
  .flatMap((fruit) => ['', ' ki', ' ka', ' chi', ' cha'].map((of) => `${fruit}${of}`))
  .flatMap((of) =>
    ['baag', 'bagh', 'bag', 'baug', 'bagicha', 'bageecha', 'garden', 'orchard'].map(
      (garden) => `${of} ${garden}`,
    ),
  )
  .join(', ');

/** One step finer than the category: a shop is not an office. */
export const SUB_TYPE_WORDS: Phrases<SubType> = {
  shop: 'shop, shops, shop space, dukan, dukaan, दुकान, दुकाने, शॉप',
  showroom: 'showroom, showrooms, show room, शोरूम',
  office:
    'coworking, co working, coworking space, co working space, office, offices, office space, ofice, ऑफिस, कार्यालय, ऑफ़िस, दफ्तर',
  house:
    'independent house, independent houses, individual house, independent home, swatantra ghar, स्वतंत्र घर, अलग मकान, इंडिपेंडेंट हाउस',
  studio: 'studio, studio apartment, studio flat, स्टुडिओ',
  penthouse: 'penthouse, penthouses, पेंटहाऊस, पेंटहाउस',
  'row-house':
    'rh, row bungalow, row bungalows, row villa, row villas, row house, row houses, rowhouse, rowhouses, raw house, रो हाऊस, रो हाउस, रोहाऊस',
  warehouse:
    'warehouse, warehouses, ware house, wear house, wearhouse, godown, godowns, go down, godam, गोडाउन, वेयरहाउस, गोदाम, गोडाऊन',
  shed: 'industrial shed, shed, sheds, factory, factory shed, karkhana, कारखाना, शेड',
  orchard: `${ORCHARDS}, baag, bagh, santrabag, amrai, mango garden, mango orchard, fruit garden, orchard, orchards, orange orchard, santra bag, santra bagicha, फळबाग, संत्रा बाग`,
};

/** "NA plot": by themselves the two letters are Hindi for no. */
const NA_PLOT =
  'na plot, na plots, n a plot, na layout plot, na residential plot, plot na, plots na, na land, na jamin, एनए प्लॉट, बिगरशेती प्लॉट';

const SORT_WORDS: Phrases<Sort> = {
  'price-asc':
    'lowest, lowest rate, lowest budget, least price, minimum price, min price, low cost, low priced, less costly, least expensive, less expensive, pocket friendly, kam daam, kam dam, kam rate, kam price, kam paise, kam paisa, kami paisa, kami dar, कम दाम, कम पैसे, कमी दर, कमी पैशात, price low to high, low to high, low to high price, lowest first, cheapest first, price ascending, kam se zyada, kam se jyada, कम से ज्यादा, kami kimtit, kami kimat, kami kimmat, kam kimat me, कमी किमतीत, कमी किंमतीत, कमी किंमत, कम कीमत में, कम बजट, कमी बजेट, kam budget, low budget, kami budget, budget friendly, affordable, cheap, cheapest, sabse sasta, sabse saste, sabse sasti, sarvat swasta, swasta, swastat, swastatla, kam kimat, less price, economical, lowest cost, lowest price, low price, sasta, saste, sasti, swast, सस्ता, सस्ते, सस्ती, सबसे सस्ता, सबसे सस्ती, स्वस्त, स्वस्तात, सर्वात स्वस्त, कम कीमत',
  'price-desc':
    'highest, highest price, highest rate, price high to low, high to low, high to low price, highest first, price descending, zyada se kam, jyada se kam, ज्यादा से कम, costliest, costly, most costly, most expensive, expensive, mehnga, mehenga, mahanga, mehnge, mehngi, sabse mehnga, mahag, mahaag, महंगा, महँगा, महंगे, महंगी, सबसे महंगा, महाग, सर्वात महाग',
  'area-desc':
    'largest, biggest, sabse bada, sabse badi, sabse bade, sarvat motha, sarvat mothe, सबसे बड़ा, सबसे बड़ी, सबसे बड़े, सर्वात मोठा, सर्वात मोठे, सर्वात मोठी',
  newest: 'newest, latest',
};

/** Duty is lower if all buyers are women. */
const BUYER_WORDS: Phrases<Buyer> = {
  woman:
    'wife ke naam, wife ke naam se, wife ke naam par, ladies name, lady name, woman buyer, women buyers, women buyer, female buyer, lady buyer, woman buys, wife name, wifes name, on wife name, mahila kharidar, mahila ke naam, patni ke naam, biwi ke naam, bayko chya nave, महिला खरीदार, महिला खरेदीदार, महिला के नाम, पत्नी के नाम, पत्नीच्या नावे, पत्नीच्या नावावर',
  joint: 'joint buyers, joint buyer, joint name, joint names, joint purchase, bought jointly, संयुक्त नावे',
  man: 'man buyer, male buyer, man buys',
};

/** Services that people ask a property site for. */
const SERVICE_WORDS: Phrases<ServiceSlug> = {
  vridi:
    'down payment, downpayment, डाउन पेमेंट, डाऊन पेमेंट, home lone, home loan, home loans, housing loan, house loan, property loan, plot loan, bank loan, loan available, loan possible, loan facility, bank loan facility, bank finance, finance available, bank finance available, loan approved, bank approved, bank loan approved, loan eligibility, loan eligible, loan, loanable, loans, loan against property, mortgage, interest rate, interest rates, cheapest loan, cheapest home loan, best loan, lowest interest, lowest interest rate, karj, karz, gahan karj, gahan theun karj, girvi rakh kar loan, girvi rakhkar loan, गहाण कर्ज, गहाण ठेवून कर्ज, गहाण ठेवून, गिरवी रखकर लोन, कर्ज, गृहकर्ज, लोन, होम लोन, ऋण, गृह ऋण',
  siddhant:
    'legal opinion, land papers, plot papers, flat papers, house papers, check title, title check, title verification, document verification, documents verification, document check, documents check, property documents, papers check, legal check, legal verification, documents needed, documents required, document required, papers needed, papers required, kagad, kagadpatre, kagadpatra, kaagaz, kagaz, dastavez, dastavej, कागदपत्रे, कागदपत्र, दस्तावेज़, दस्तावेज, कागज़ात, property lawyer, lawyer, advocate, legal help, legal advice, title search, rent agreement, rental agreement, rent agrement, agreement, leave and license, leave and licence, leave license, sale deed, sale agreement, 7 / 12, 7 12, 7 / 12 utara, 7 12 utara, 8a utara, 8 a utara, satbara utara, sat bara utara, utara, सातबारा उतारा, उतारा, ferfar, फेरफार, mutation, mutation entry, property card, namantaran, नामांतरण, encumbrance certificate, search report, title report, noc, affidavit, power of attorney, poa, gift deed, will deed, partition deed, satbara, sat bara, सातबारा, ७ / १२, index 2, agreement to sale, registry, property papers, bhade karar, bhadekarar, bhada karar, bhadyacha karar, kirayanama, vakil, वकील, भाडे करार, भाडेकरार, रेंट एग्रीमेंट, रेंट अ‍ॅग्रीमेंट, किरायानामा, करारनामा, खरेदीखत, रजिस्ट्री',
  kalpa:
    'interior, interiors, interior design, interior designer, interior work, architect, architects, house plan, home plan, house design, vastu plan, ghar ka map, makan ka map, house map, building map, map nikalna, map nikalna hai, map banwana, map banwana hai, naksha nikalna, naksha banwana, gharacha map, gharacha naksha, घर का नक्शा, नक्शा, घराचा नकाशा, naksha, ghar ka naksha, आर्किटेक्ट, वास्तुविशारद, इंटिरियर, नकाशा',
  neeti:
    'property management, society management, building management, facility management, security agency, security guard agency, guard agency, security service, security services, security company, security staff, facility manager, society manager, housekeeping',
  sampaadana:
    'building material, building materials, construction material, material supplier, cement, bricks, steel, सिमेंट, सीमेंट, विटा, रेती',
  manthan: 'agri consultancy, agriculture consultant, agricultural consultant',
  aashray: 'property consultant, realty consultant, real estate consultant',
};

/** Schemes that lower a loan; homes sold under them say so. */
const SUBSIDIES =
  'pmay, pradhan mantri awas yojana, pradhanmantri awas yojana, awas yojana, housing scheme subsidy, home loan subsidy, loan subsidy, subsidy, clss, प्रधानमंत्री आवास योजना, आवास योजना, अनुदान, सब्सिडी';

/** Without a filter: places only the visitor knows, and trades. */
const OWN_PLACES =
  'distance between, what is the distance, what is the distance between, what s the distance, how far is, how far, kitna dur, kitni dur, kitna door, kitni door, kiti dur, kiti lamb, किती दूर, किती लांब, कितना दूर, कितनी दूर, outside nagpur, outside of nagpur, out of nagpur, outskirts of nagpur, nagpur outskirts, outskirts, nagpur ke bahar, nagpur se bahar, nagpur baher, nagpurchya baher, city ke bahar, outside city, outside the city, शहर के बाहर, शहराबाहेर, नागपूर बाहेर, नागपुर के बाहर, नागपूरच्या बाहेर, construction cost, construction rate, cost of construction, bandhkam kharcha, nirman kharcha, बांधकाम खर्च, निर्माण खर्च, new nagpur, naya nagpur, navin nagpur, नवीन नागपूर, नया नागपुर, नए नागपुर, vastu consultant, my office, my work, my workplace, my company, my job, my school, my college, my home, our office, mere office, meri company, mera office, majhya office, majhe office, maze office, माझ्या ऑफिस, मेरे ऑफिस';

/** "manish nagar or nearby": a list goes on with the neighbours anyway. */
const OR_NEARBY = ['or', 'and', 'ya', 'aur', 'kinva', 'ani', '/', '&', 'या', 'और', 'किंवा', 'आणि']
  .flatMap((join) =>
    'nearby, nearby area, nearby areas, near by, near by area, near by areas, nearby locality, nearby localities, surrounding, surrounding area, surrounding areas, around, aas paas, aaspaas, aas pas, aaspas, aas paas ke area, aaspaas ke area, uske aas paas, uske aaspaas, javalpas, jawalpas, javalpasche, javalpaas, jawal pas, adjacent area, adjacent areas, आसपास, आस पास, जवळपास, जवळपासचे'
      .split(', ')
      .map((near) => `${join} ${near}`),
  )
  .join(', ');

/** "budget no bar": nothing is limited. */
const NO_LIMIT = ['budget', 'price', 'money', 'paisa', 'location', 'बजेट', 'बजट']
  .flatMap((what) =>
    'no issue, no bar, no constraint, no limit, no problem, is no issue, is not an issue, is not a problem, not an issue, is no bar, ki chinta nahi, ka issue nahi, ka koi issue nahi, ki koi dikkat nahi, chi chinta nahi, cha prashna nahi, ची चिंता नाही, का इश्यू नहीं, की चिंता नहीं'
      .split(', ')
      .map((none) => `${what} ${none}`),
  )
  .concat('no budget issue', 'no budget limit', 'no budget constraint', 'no price limit')
  .join(', ');

/** How long somebody stays: no filter asks for it. */
const SHORT_STAYS =
  'for night, for the night, for a night, for one night, one night, per night, overnight, night stay, for a day, for one day, one day, ek raat, ek raat ke liye, एक रात, heavy deposit no rent, no rent heavy deposit, heavy deposit basis, on heavy deposit, girvi, गहाण, what is the deposit, what is deposit, what s the deposit, how much deposit, how much is the deposit, deposit kitna, deposit kitni, kitna deposit, deposit kiti, kiti deposit, डिपॉझिट किती, डिपॉजिट कितना, short term, short term rent, short term rental, short term stay, short stay, short duration, long term, long term rent, long term rental, temporary, temporary stay, temporary rent, daily basis, day basis, daily rent, weekly basis, weekly rent, weekly, monthly basis, hourly, per day, service apartment, service apartments, serviced apartment, serviced apartments, homestay, home stay, holiday home, airbnb, thode din, thodya divsa, kahi divas, थोड्या दिवसांसाठी, काही दिवस, कुछ दिन';

/** The Hindi for "in" is also spelled "main"; homes already let are not for rent. */
const RANKING_PHRASES =
  'price drop, price drops, price dropped, price reduced, reduced price, price cut, price reduction, below market rate, below market price, below market value, under market rate, under market price, facing garden, facing park, facing road, facing lake, facing main road, facing pool, for office use, office use, for office purpose, office purpose, for commercial use, commercial use, commercial purpose, for commercial purpose, residential use, residential purpose, for residential purpose, business use, business purpose, city view, lake view, garden view, open view, hill view, river view, pool view, park view, lake facing, park facing, garden facing, pool facing, road facing, main road facing, highway facing, highway touch, road touch, road side, roadside, solar water heater, solar heater, solar geyser, solar water, water heater, hot water, water logging, water purifier, water filter, water park, water body, water front, waterfront, water tank, water tanker, water meter, water bill, water cooler, lift irrigation, main road, rental portion, rental portions, rental floor, rental unit, rental units, rent portion, fix rate, fixed rate, fixed price, fix price, final price, last price, final rate, rental income, rental yield, pre leased, pre rented, preleased, prerented, bank leased, already rented, already leased, tenanted';

const phrases = <T extends string>(table: Phrases<T>, make: (value: T) => Phrase): [string, Phrase][] =>
  (Object.entries(table) as [T, string][]).flatMap(([value, list]) =>
    list.split(', ').map((phrase): [string, Phrase] => [phrase, make(value)]),
  );
const categoryOf = (subType: SubType) =>
  CATEGORIES.find((category) => subTypesOf(category).includes(subType))!;
const each = <T>(table: Record<string, T>, make: (value: T) => Partial<PropertySearch>) =>
  Object.entries(table).map(([phrase, value]): [string, Phrase] => [phrase, { set: make(value) }]);

export const PHRASES = new PhraseTable<Phrase>([
  ...phrases(TYPES, (type) => ({ set: { type } })),
  ...FIELD_PHRASES,
  ...SHARED_PHRASES.map(([phrase, set]): [string, Phrase] => [phrase, { set }]),
  ...phrases({ na: NA_PLOT }, () => ({ set: { category: 'Plots', naOrder: ['na'] } })),
  ...phrases(CATEGORY_WORDS, (category) => ({ set: { category } })),
  ...phrases({ home: HOME_WORDS }, () => ({ set: { category: 'Residential' }, isGeneric: 'home' as const })),
  ...phrases({ land: LAND_WORDS }, () => ({ set: { category: 'Plots' }, isGeneric: 'land' as const })),
  ...phrases({ space: 'space, स्पेस' }, () => ({
    set: { category: 'Commercial' },
    isGeneric: 'space' as const,
  })),
  ...phrases(SUB_TYPE_WORDS, (subType) => ({ set: { category: categoryOf(subType), subType: [subType] } })),
  ...phrases(SORT_WORDS, (sort) => ({ set: { sort } })),
  ...phrases(BUYER_WORDS, (buyer) => ({ set: { buyer } })),
  ...phrases(SERVICE_WORDS, (service) => ({ service })),
  ...phrases({ vridi: SUBSIDIES }, (service) => ({ service, text: true as const })),
  ...phrases({ words: RANKING_PHRASES }, () => ({ text: true as const })),
  ...phrases({ stay: SHORT_STAYS }, () => ({ set: { type: 'rent' as const }, left: true as const })),
  ...phrases({ own: OWN_PLACES }, () => ({ left: true as const })),
  ...phrases({ any: `${NO_LIMIT}, ${OR_NEARBY}` }, () => ({ set: {} })),
  ...phrases({ all: 'all cities, any city, anywhere, all india, india' }, () => ({ anywhere: true })),
  ...each(FACING_WORDS, (facing) => ({ facing: [facing] })),
  ...each(FURNISHING_WORDS, (furnishing) => ({ furnishing: [furnishing] })),
  ...each(POSSESSION_WORDS, (possession) => ({ possession: [possession] })),
  ...each(AMENITY_WORDS, (amenity) => ({ amenities: [amenity] })),
  ...each({ verified: 'verified', 'verified only': 'verified' } as const, (status) => ({ status: [status] })),
]);

/** Each word of the kinds of property, such as "flat". */
export const KIND_WORDS: ReadonlySet<string> = new Set(
  [...Object.values(CATEGORY_WORDS), ...Object.values(SUB_TYPE_WORDS), LAND_WORDS, HOME_WORDS]
    .join(', ')
    .split(/,? /),
);

/** Words without meaning for the search, shown neither as recognised nor as unknown. */
export const FILLERS = new Set(
  'a an and any are area at budget by find for from i in is looking me my near nearby need of on only or please price property properties real estate show some the to want we with around city nice good facing pin pincode code my mein main madhe madhye madhil madhla madhle madhli yethe ithe mai me ka ke ki ko la chahiye chahie pahije pahijet hava havi have hai aahe par pe wala wali se aur cha chi che chya sathi liye javal में मध्ये मधे मधील मधला मधले मधली येथे येथील इथे का के की को ला चाहिए चाहिये पाहिजे हवा हवे हवी आहे है हैं पर से वाला और आणि या किंवा चा ची चे च्या साठी लिए जवळ एरिया वर वरील असलेला असलेले असलेली वाले वाली वाला kya wale mala mujhe मला मुझे'
    .split(' ')
    .map(foldWord),
);

/** Before a number without a unit, which has no filter. */
export const LIMITS = new Set(
  'under below above over within upto up less more than max maximum min minimum least between around'.split(
    ' ',
  ),
);
/** After the name of a locality whose main road or square it is, or repeating that it is a place. */
export const SPENT_WITH_LOCALITY = new Set(
  'road rd chowk chauk square circle stop village gaon locality midc एमआयडीसी एमआईडीसी रोड चौक'.split(' '),
);

/** Words before and after an exclusion. */
const ANY_BUT = ['any', 'all', 'every', 'koi bhi', 'kuthlahi', 'kuthlihi', 'kontahi', 'kontihi']
  .flatMap((any) =>
    [
      'area',
      'areas',
      'locality',
      'location',
      'place',
      'side',
      'part',
      'floor',
      'facing',
      'direction',
      'home',
      'property',
    ].flatMap((noun) =>
      ['but', 'but not', 'except', 'other than', 'besides'].map((but) => `${any} ${noun} ${but}`),
    ),
  )
  .join(', ');
const NOT_WANTED = ['don t', 'dont', 'do not', 'doesn t', 'doesnt', 'does not', 'not', 'never', 'no']
  .flatMap((no) =>
    [
      ...[
        'want',
        'need',
        'show',
        'show me',
        'include',
        'like',
        'prefer',
        'preferred',
        'preferably',
        'require',
        'looking for',
        'interested in',
      ],
      ...['want any', 'need any', 'want to see', 'need to show'],
    ].map((verb) => `${no} ${verb}`),
  )
  .join(', ');
export const NOT_BEFORE = phraseSet(
  `${ANY_BUT}, ${NOT_WANTED}, not a single, not even a, not even one, not any, nothing, none of, na ki, naa ki, ना की, ना कि, न कि, hide, skip, ignore, leave out, neither, nothing in, none in, nothing near, no need of, no need for, need not have, not, no, non, without, except, besides, away from, far from, far away from, anywhere but, rather than, instead of, except, excluding, exclude, avoid, other than, apart from, anything but, any but, minus, all but, everything but, leaving, bina, बिना`,
);
export const NOT_AFTER = phraseSet(
  'ke bajay, ke bajaye, ke badle, aivaji, chya aivaji, के बजाय, के बदले, ऐवजी, च्या ऐवजी, chalega nahi, chalegi nahi, chalel nahi, chalta nahi, nahi chalta, chahiye nahi, pahije nahi, hava nahi, havi nahi, चलेगा नहीं, चाहिए नहीं, पाहिजे नाही, avoid, to be avoided, avoided, excluded, to be excluded, not included, not acceptable, unacceptable, not preferred, not ok, not okay, not allowed, allowed nahi, allowed nako, na ho, na hona, na hone, nasel, nasava, nasavi, nasave, naslela, nasleli, naslele, naslelya, nasnara, nasnari, nasnare, nahi ho, न हो, ना हो, नसावा, नसावी, नसावे, नसलेला, नसलेली, नसलेले, नसलेल्या, नसणारा, नसणारी, नसणारे, not needed, not required, not necessary, chalnar nahi, nahi chalnar, नाही चालणार, nahi chalega, nahi chalel, nahi chalegi, चालणार नाही, नहीं चलेगा, not wanted, not necessary, nahi mangta, nahi hava, nahi havi, nahi have, nahi hona chahiye, nahi hona, mat dikhao, nahi chahiye, nahi, nahin, nahi pahije, nako, nakoy, sodun, sodkar, chhodkar, chodkar, chhod ke, chod ke, chhod kar, chod kar, chhodke, chodke, ke bina, ke bagair, ke bagher, k bina, के बिना, के बगैर, के बग़ैर, के अलावा, ke alawa, ke alava, ke siva, ke sivay, shivay, sivay, vagalun, vaglun, vagalta, sodlyas, शिवाय, वगळून, वगळता, सोडल्यास, के सिवा, के सिवाय, व्यतिरिक्त, नहीं चाहिए, नहीं, नही, नको, नकोय, नाही, सोडून, छोडकर, के अलावा',
);
