import type { Category, SubType } from '@/lib/listings/fields/vocabulary';

/** Characters of a text that may be a price, a size or a floor. A longer one is not read as a figure. */
export const MAX_FIGURE = 120;

/** Words found in cells, in three languages, normalised by `plainValue`. */
const words = <const T>(value: T, all: string) => all.split('|').map((word) => [word, value] as const);

export const TYPE_WORDS: ReadonlyMap<string, 'sale' | 'rent'> = new Map([
  ...words(
    'sale',
    'sale|bechne ke liye|vikri|bechna|bechna hai|bikau|for sale|new property|sell|selling|to sell|resale|re sale|for resale|outright|out right|buy|purchase|fresh|new booking|first sale|new sale|ownership|विक्री|विक्रीसाठी|विक्रीला|विक्रीस|विकणे|विकायचे|विकायचे आहे|विकाऊ|पुनर्विक्री|रीसेल|सेल|बेचना|बेचना है|बेचने|बिक्री|बिक्री के लिए|बेचने के लिए|बिकाऊ|विक्रय|s',
  ),
  ...words(
    'rent',
    'rent|kiraya|kiraye|kiraye pe|kiraye par|kiraye se|kiraye ke liye|bhade pe|bhadyane|for rent|rental|to let|tolet|on rent|renting|lease|on lease|for lease|leave and license|leave and licence|leave license|leave licence|l l|l and l|rented|monthly rent|भाडे|भाड्याने|भाड्यासाठी|भाड्याने देणे|भाड्याने द्यायचे|भाडेतत्त्वावर|भाडेतत्वावर|भाडेपट्टी|भाड्याला|किराया|किराये|किराये पर|किराए पर|किराये के लिए|किराए के लिए|किराए|रेंट|लीज|r',
  ),
]);

export type Property = { category: Category; subType?: SubType };
const kind = (category: Category, subType?: SubType): Property => ({ category, ...(subType && { subType }) });

/** Kinds of property by their words. The longest name in a cell wins, so "row bungalow" is no bungalow. */
export const PROPERTY_WORDS: ReadonlyMap<string, Property> = new Map([
  ...words(
    kind('Residential', 'flat'),
    'flat|flats|apartment|apartments|apt|appartment|residential flat|residential apartment|res flat|builder floor|फ्लॅट|फ्लैट|फ्लॅट्स|सदनिका|अपार्टमेंट|निवासी फ्लॅट',
  ),
  ...words(
    kind('Residential', 'house'),
    'house|independent house|individual house|ind house|duplex|duplex house|home|makan|makaan|ghar|घर|स्वतंत्र घर|मकान|डुप्लेक्स|गृह',
  ),
  ...words(kind('Residential', 'penthouse'), 'penthouse|pent house|पेंटहाऊस|पेंटहाउस'),
  ...words(kind('Residential', 'studio'), 'studio|studio apartment|स्टुडिओ|स्टूडियो'),
  ...words(kind('Residential', 'rk'), 'rk|1 rk|1rk|room kitchen|आरके|१ आरके'),
  ...words(kind('Residential', 'pg'), 'pg|paying guest|पीजी|पेइंग गेस्ट'),
  ...words(kind('Residential', 'hostel'), 'hostel|वसतिगृह|हॉस्टेल|हॉस्टल'),
  ...words(kind('Residential', 'room'), 'room|single room|खोली|कमरा'),
  ...words(kind('Residential'), 'residential|resi|residence|निवासी|रहिवासी|आवासीय|रिहायशी'),
  ...words(kind('Commercial', 'shop'), 'shop|shops|dukan|dukaan|retail shop|दुकान|दुकाने|शॉप|गाळा|गाळे'),
  ...words(kind('Commercial', 'showroom'), 'showroom|show room|शोरूम'),
  ...words(
    kind('Commercial', 'office'),
    'office|offices|office space|commercial office|ऑफिस|कार्यालय|दफ्तर|ऑफ़िस',
  ),
  ...words(kind('Commercial'), 'commercial|comm|commercial space|व्यावसायिक|व्यापारी|वाणिज्यिक|कमर्शियल|कमर्शिअल'),
  ...words(kind('Villas', 'villa'), 'villa|villas|व्हिला|विला'),
  ...words(
    kind('Villas', 'bungalow'),
    'bungalow|bunglow|bungalows|banglow|independent bungalow|duplex bungalow|duplex bunglow|बंगला|बंगलो|कोठी|kothi',
  ),
  ...words(
    kind('Villas', 'row-house'),
    'row house|rowhouse|row houses|row bungalow|row bunglow|row villa|twin bungalow|रो हाऊस|रो हाउस|रो बंगला|रो बंगलो|रोहाऊस',
  ),
  ...words(
    kind('Plots'),
    'plot|plots|na plot|open plot|residential plot|land|layout plot|nit plot|site|भूखंड|प्लॉट|प्लाट|एनए प्लॉट|जागा|जमीन',
  ),
  ...words(
    kind('Agricultural', 'farmland'),
    'kheti|khet|sheti|agricultural|agriculture|agri|agricultural land|agriculture land|agri land|farm|farmland|farm land|शेत|शेती|शेतजमीन|शेतीजमीन|खेत|खेती|कृषि भूमि|कृषी|कृषि',
  ),
  ...words(kind('Agricultural', 'orchard'), 'orchard|फळबाग|बाग|बगीचा'),
  ...words(kind('Farm Houses'), 'farm house|farmhouse|farm houses|फार्महाऊस|फार्म हाऊस|फार्महाउस|फार्म हाउस'),
  ...words(kind('Industrial', 'warehouse'), 'warehouse|ware house|godown|गोदाम|गोडाऊन|वखार'),
  ...words(kind('Industrial', 'shed'), 'shed|factory|industrial shed|factory shed|शेड|कारखाना|फॅक्टरी|फैक्ट्री'),
  ...words(kind('Industrial'), 'industrial|औद्योगिक|इंडस्ट्रियल'),
]);

export const YES_NO_WORDS: ReadonlyMap<string, 'yes' | 'no'> = new Map([
  ...words('yes', 'yes|y|yeah|true|available|avail|have|with|1|✓|✔|✅|√|होय|हो|आहे|हां|हाँ|जी हां|है|उपलब्ध'),
  ...words('no', 'no|n|nil|none|false|not available|na|n a|without|0|x|✗|✘|❌|नाही|नाहीत|नको|नहीं|नही|ना'),
]);

/** True for the name of a use, which a narrower name in the same cell overrides: "Residential land / plot" is a plot. */
export const isBroad = ({ category, subType }: Property): boolean =>
  !subType && ['Residential', 'Commercial', 'Industrial'].includes(category);

/** Words for "not given". */
export const BLANK_WORDS = new Set(
  '- -- --- na n a nil none null tbd tba x . ? …'
    .split(' ')
    .concat(['n a', 'not known', 'माहित नाही', 'पता नहीं', 'लागू नाही']),
);

/** A listing's choices by their words, without those in the registry. */
export const CHOICE_WORDS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  furnishing: new Map([
    ...words(
      'furnished',
      'furnished|fully furnished|full furnished|fully furn|full furn|ff|f f|full|furn|with furniture|फर्निश्ड|पूर्ण फर्निश्ड|फुल फर्निश्ड|पूर्ण सुसज्ज|सुसज्ज|फर्निचरसह|फुल्ली फर्निश्ड|पूरी तरह सुसज्जित|सुसज्जित',
    ),
    ...words(
      'semi-furnished',
      'semi|semi furnished|semi furn|semifurnished|semifurn|sf|s f|partly furnished|partially furnished|half furnished|सेमी|सेमी फर्निश्ड|अर्ध सुसज्ज|अर्धसुसज्ज|अर्ध सुसज्जित|अर्धसुसज्जित',
    ),
    ...words(
      'unfurnished',
      'unfurnished|un furnished|unfurn|uf|u f|non furnished|not furnished|bare|bare shell|raw|no|without furniture|अनफर्निश्ड|फर्निचर नाही|नॉन फर्निश्ड|सुसज्ज नाही|बिना फर्नीचर|असज्जित|none|nil|नाही|नाहीत|नहीं|नही|रिकामा|रिकामे|खाली',
    ),
  ]),
  possession: new Map([
    ...words(
      'ready',
      'ready|available|immediately|available immediately|available now|vacant|ready to move|ready to move in|ready possession|rtm|r t m|rtmi|imm|immed|immd|immediate|immediate possession|possession ready|ready flat|complete|completed|oc received|occupied|resale|तयार|तयार ताबा|ताबा तयार|त्वरित ताबा|तात्काळ|त्वरित|लगेच|लगेचच|लगेच ताबा|ताबडतोब|ताबडतोब ताबा|तात्काळ ताबा|तत्काळ|तत्काल|फौरन|अभी|अभी तैयार|रिकामा|रिकामे|खाली|राहण्यास तयार|रेडी|रेडी पजेशन|तुरंत|तैयार|रेडी टू मूव्ह|रेडी टू मूव',
    ),
    ...words(
      'under-construction',
      'under construction|uc|u c|under const|under constr|ongoing|on going|in progress|construction|construction going on|near possession|nearing possession|बांधकाम सुरू|बांधकाम चालू|बांधकाम सुरु|काम सुरू|काम चालू|निर्माणाधीन|निर्माण जारी|निर्माण चालू',
    ),
    ...words(
      'new-launch',
      'new launch|newly launched|launch|pre launch|prelaunch|new project|upcoming|नवीन प्रकल्प|नवा प्रकल्प|नया प्रोजेक्ट|नई परियोजना',
    ),
  ]),
  facing: new Map([
    ...words('north', 'n|north facing|उत्तर|उत्तरमुखी|उत्तर मुखी'),
    ...words('north-east', 'ne|n e|north east|northeast|ईशान्य|ईशान|उत्तर पूर्व'),
    ...words('east', 'e|east facing|पूर्व|पूर्वमुखी|पूर्व मुखी'),
    ...words('south-east', 'se|s e|south east|southeast|आग्नेय|दक्षिण पूर्व'),
    ...words('south', 's|south facing|दक्षिण|दक्षिणमुखी|दक्षिण मुखी'),
    ...words('south-west', 'sw|s w|south west|southwest|नैऋत्य|दक्षिण पश्चिम'),
    ...words('west', 'w|west facing|पश्चिम|पश्चिममुखी|पश्चिम मुखी'),
    ...words('north-west', 'nw|n w|north west|northwest|वायव्य|उत्तर पश्चिम'),
  ]),
  areaUnit: new Map([
    ...words('sq-ft', 'sqft|sq ft|sft|square feet|square foot|sq feet|चौ फूट|चौ फू|चौरस फूट|वर्ग फुट|वर्ग फीट'),
    ...words(
      'sq-m',
      'sqm|sq m|sq mt|sq mtr|sqmt|sq meter|sq metre|square meter|square metre|चौ मी|चौरस मीटर|वर्ग मीटर',
    ),
    ...words('sq-yd', 'sqyd|sq yd|sq yrd|sq yard|sq yards|sqyrd|square yard|gaj|gaz|yard|var|गज|वार'),
    ...words('guntha', 'guntha|gunthas|guntas|guntha s|गुंठा|गुंठे'),
    ...words('acre', 'acre|acres|ac|एकर|एकड'),
  ]),
  naOrder: new Map([
    ...words('na', 'na|yes|na order|na done|na plot|received|एनए|होय'),
    ...words('applied', 'applied|in process|अर्ज केला'),
    ...words('agricultural', 'no|agricultural|agri|agriculture|non na|शेती|नाही'),
  ]),
  tenants: new Map([
    ...words('families', 'family|families|family only|only family|कुटुंब|कुटुंबे|फॅमिली|परिवार|फैमिली'),
    ...words('anyone', 'any|anyone|all|open for all|no restriction|कोणीही|कोणालाही|कोई भी'),
    ...words('students', 'student|students|विद्यार्थी|छात्र'),
    ...words(
      'working-people',
      'bachelor|bachelors|working|working bachelor|working people|job|नोकरदार|बॅचलर|नौकरीपेशा|बैचलर',
    ),
    ...words('companies', 'company|companies|company lease|corporate|कंपनी'),
  ]),
  parkingKind: new Map([
    ...words('covered', 'covered|closed|cover'),
    ...words('stilt', 'stilt|stilt parking|स्टिल्ट'),
    ...words('basement', 'basement|बेसमेंट'),
    ...words('open', 'open|open parking|ओपन'),
  ]),
};

/** A unit's state in a builder's sheet. */
export const STATUS_WORDS: ReadonlyMap<string, 'open' | 'gone'> = new Map([
  ...words('open', 'available|avail|open|vacant|unsold|av|free|for sale|उपलब्ध|रिकामा|रिकामी|शिल्लक|खाली'),
  ...words(
    'gone',
    'sold|sold out|booked|booking done|hold|on hold|blocked|block|reserved|registered|agreement done|refuge|mortgage|mortgaged|not for sale|rented|rented out|विकले|विकला|विकलेला|बुक|बुक झाले|बुक्ड|राखीव|बिक गया|बिका|बुक हो गया|होल्ड',
  ),
]);

export const FLOOR_WORDS: ReadonlyMap<string, number> = new Map([
  ...words(
    0,
    'g|gf|ground|ground floor|gr|gr floor|gnd|stilt|parking level|तळ|तळमजला|तळ मजला|ग्राउंड|भूतल|तल|निचला',
  ),
  ...words(-1, 'basement|lower ground|lg|b|तळघर|बेसमेंट'),
  ...words(1, 'first|पहिला|पहिली|पहला|पहली|प्रथम|upper ground|ug'),
  ...words(2, 'second|दुसरा|दूसरा|दूसरी|द्वितीय'),
  ...words(3, 'third|तिसरा|तीसरा|तीसरी|तृतीय'),
  ...words(4, 'fourth|चौथा|चौथी'),
  ...words(5, 'fifth|पाचवा|पांचवा|पाँचवाँ|पांचवां'),
  ...words(6, 'sixth|सहावा|छठा|छठवां'),
  ...words(7, 'seventh|सातवा|सातवां'),
  ...words(8, 'eighth|आठवा|आठवां'),
  ...words(9, 'ninth|नववा|नौवां'),
  ...words(10, 'tenth|दहावा|दसवां'),
]);

/** Words used instead of a price. */
export const NO_PRICE =
  /^(?:on (?:request|call|demand)|price on request|por|p o r|call|call for price|ask|as per market|market rate|negotiable|nego|to be discussed|विनंतीवर|संपर्क साधा|चर्चेनुसार|फोनवर|बाजारभाव|अनुरोध पर|संपर्क करें|बात करें)$/;

export const AMENITY_PREFIX = 'amenity.';

/** Choice fields whose words count anywhere in a message. */
export const CHOICES_IN_TEXT = ['furnishing', 'facing', 'possession', 'parkingKind', 'tenants'] as const;

/** Words that are valid in a cell, but mean nothing or something else within a sentence. */
export const ONLY_IN_CELLS: ReadonlySet<string> = new Set(
  'no|na|yes|full|bare|raw|half|ff|f f|sf|s f|uf|u f|n|s|e|w|ne|se|sw|nw|n e|s e|s w|n w|uc|u c|construction|launch|upcoming|complete|completed|available|vacant|immediately|available immediately|available now|occupied|resale|open|closed|cover|covered|any|all|job|company|working|r|l l|home|land|site|farm|room|buy|purchase|any one|temple|water|parking|garden|security|उत्तर|पूर्व|दक्षिण|पश्चिम|बाग|मंदिर|पाणी'.split(
    '|',
  ),
);
