import { defineTexts } from '@/lib/platform/language/define';

/** A listing at a glance: cards, badges, counts, and the carousel. */
export default defineTexts({
  '{bedrooms} BHK {noun}': ['{bedrooms} बीएचके {noun}', '{bedrooms} बीएचके {noun}'],
  Featured: ['खास', 'खास'],
  New: ['नवीन', 'नया'],
  'Price reduced': ['किंमत कमी केली', 'कीमत घटी'],
  'More: {title}': ['आणखी: {title}', 'और: {title}'],
  Seen: ['पाहिलेली', 'देखी हुई'],
  '{count} photos': ['{count} फोटो', '{count} फ़ोटो'],
  '{count, plural, one {# bath} other {# baths}}': [
    '{count, plural, one {# बाथरूम} other {# बाथरूम}}',
    '{count, plural, one {# बाथरूम} other {# बाथरूम}}',
  ],
  '{area} carpet': ['{area} चटई क्षेत्र', '{area} कार्पेट एरिया'],
  ' a month': [' दरमहा', ' प्रति माह'],
  'charges not known': ['शुल्क माहीत नाही', 'शुल्क मालूम नहीं'],
  'all in · price {price}': ['सर्व खर्चासह · किंमत {price}', 'सब खर्च मिलाकर · कीमत {price}'],
  'with charges · price {price}': ['शुल्कासह · किंमत {price}', 'शुल्क सहित · कीमत {price}'],
  ': what this means': [': याचा अर्थ', ': इसका मतलब'],
  'Save this home: {title}': ['हे घर जतन करा: {title}', 'यह घर सहेजें: {title}'],
  Compare: ['तुलना करा', 'तुलना करें'],
  'Compare: {title}': ['तुलना करा: {title}', 'तुलना करें: {title}'],
  'Floor {floor} of {floors}': ['मजला {floor} (एकूण {floors})', 'मंज़िल {floor} (कुल {floors})'],
  'Ground floor of {floors}': ['तळमजला (एकूण {floors})', 'ग्राउंड फ़्लोर (कुल {floors})'],
  'Floor {floor}': ['मजला {floor}', 'मंज़िल {floor}'],
  'Ground floor': ['तळमजला', 'ग्राउंड फ़्लोर'],
  '{count, plural, =0 {New} one {# year old} other {# years old}}': [
    '{count, plural, =0 {नवीन} one {# वर्ष जुने} other {# वर्षे जुने}}',
    '{count, plural, =0 {नया} one {# साल पुराना} other {# साल पुराना}}',
  ],
  Hide: ['लपवा', 'छिपाएँ'],
  'Hide: {title}': ['लपवा: {title}', 'छिपाएँ: {title}'],
  'None today': ['आज काही नाही', 'आज कुछ नहीं'],
  '{count} to buy': ['{count} खरेदीसाठी', '{count} बिक्री के लिए'],
  '{count} to rent': ['{count} भाड्याने', '{count} किराए पर'],
  '{of}: {count} to buy': ['{of}: {count} खरेदीसाठी', '{of}: {count} बिक्री के लिए'],
  '{of}: {count} to rent': ['{of}: {count} भाड्याने', '{of}: {count} किराए पर'],
  'Published by its owner on {date}. Our team has not verified it, so see the place and the papers before you pay.':
    [
      'मालकाने {date} रोजी प्रसिद्ध केली. आम्ही ती पडताळलेली नाही: पैसे देण्याआधी जागा आणि कागदपत्रे पाहा.',
      'मालिक ने इसे {date} को प्रकाशित किया। हमारी टीम ने इसे सत्यापित नहीं किया है: पैसे देने से पहले जगह और दस्तावेज़ देखें।',
    ],
  'Verified by our team on {date}. We checked title, description, price, place, size and photos against evidence. Since then the owner has changed none of them, except the price by at most a tenth.':
    [
      'आम्ही {date} रोजी पडताळली: शीर्षक, वर्णन, किंमत, ठिकाण, क्षेत्रफळ आणि फोटो पुराव्यांशी ताडून पाहिले. त्यानंतर मालकाने किंमत वगळता काहीही बदललेले नाही. किंमतही दहा टक्क्यांहून अधिक बदललेली नाही.',
      'हमारी टीम ने {date} को इसे सत्यापित किया: शीर्षक, विवरण, कीमत, जगह, क्षेत्रफल और फ़ोटो का सबूतों से मिलान किया। उसके बाद मालिक ने कीमत के सिवा कुछ नहीं बदला। कीमत भी दस प्रतिशत से ज़्यादा नहीं बदली।',
    ],
  'Verified on {date}. The owner has since changed something we had checked, and we haven’t checked it again yet.':
    [
      '{date} रोजी पडताळली: त्यानंतर पडताळलेल्या माहितीत मालकाने बदल केला आहे आणि ती अजून पुन्हा पडताळलेली नाही.',
      '{date} को सत्यापित: उसके बाद मालिक ने सत्यापित जानकारी बदली है और हमने अभी दोबारा सत्यापन नहीं किया है।',
    ],
  'We couldn’t verify this listing. See the place and the papers before you pay.': [
    'आम्हाला ही मालमत्ता पडताळता आली नाही: पैसे देण्याआधी जागा आणि कागदपत्रे पाहा.',
    'हमारी टीम इसे सत्यापित नहीं कर सकी: पैसे देने से पहले जगह और दस्तावेज़ देखें।',
  ],
  'Confirmed {when, select, today {today} yesterday {yesterday} ago {{days} days ago} other {on {date}}} by {who, select, broker {the broker} agency {the agency} other {the owner}}':
    [
      '{who, select, broker {एजंटने} agency {एजन्सीने} other {मालकाने}} {when, select, today {आज} yesterday {काल} ago {{days} दिवसांपूर्वी} other {{date} रोजी}} उपलब्ध असल्याचे कळवले',
      '{who, select, broker {ब्रोकर ने} agency {एजेंसी ने} other {मालिक ने}} {when, select, today {आज} yesterday {कल} ago {{days} दिन पहले} other {{date} को}} बताया: अब भी उपलब्ध',
    ],
  'Why am I seeing this?': ['ही इथे का दिसते?', 'यह यहाँ क्यों दिख रही है?'],
  'Why am I seeing this? {title}': ['ही इथे का दिसते? {title}', 'यह यहाँ क्यों दिख रही है? {title}'],
  'Homes with the words you typed come first. This one has {found} of {of}.': [
    'तुम्ही लिहिलेले शब्द असलेली घरे आधी: यात {of}पैकी {found} आहेत.',
    'आपके लिखे शब्दों वाले घर पहले: इसमें {of} में से {found} हैं।',
  ],
  'Homes with what you prefer come first. This one has {found} of {of}.': [
    'तुमच्या प्राधान्यानुसार घरे आधी: इथे {of}पैकी {found} जुळते.',
    'आपकी प्राथमिकता के घर पहले: यहाँ {of} में से {found} पूरी होती है।',
  ],
  '{place, plural, =0 {Lowest} other {Number # of {of}, lowest}} price first: {value}.': [
    'किंमत कमी ते जास्त या क्रमात{place, plural, =0 {} other { क्रमांक # (एकूण {of})}}: {value}.',
    'कीमत कम से ज़्यादा के क्रम में{place, plural, =0 {} other { नंबर # (कुल {of})}}: {value}।',
  ],
  '{place, plural, =0 {Highest} other {Number # of {of}, highest}} price first: {value}.': [
    'किंमत जास्त ते कमी या क्रमात{place, plural, =0 {} other { क्रमांक # (एकूण {of})}}: {value}.',
    'कीमत ज़्यादा से कम के क्रम में{place, plural, =0 {} other { नंबर # (कुल {of})}}: {value}।',
  ],
  '{place, plural, =0 {Nearest} other {Number # of {of}, nearest}} first: {value} away.': [
    'जवळून लांब या क्रमात{place, plural, =0 {} other { क्रमांक # (एकूण {of})}}: {value} दूर.',
    'पास से दूर के क्रम में{place, plural, =0 {} other { नंबर # (कुल {of})}}: {value} दूर।',
  ],
  '{place, plural, =0 {Nearest} other {Number # of {of}, nearest}} first. Its place isn’t known, so it comes last.':
    [
      'जवळून लांब या क्रमात{place, plural, =0 {} other { क्रमांक # (एकूण {of})}}: हिचे ठिकाण माहीत नाही, म्हणून ती शेवटी.',
      'पास से दूर के क्रम में{place, plural, =0 {} other { नंबर # (कुल {of})}}: इसकी जगह पता नहीं, इसलिए यह आखिर में।',
    ],
  '{place, plural, =0 {Largest} other {Number # of {of}, largest}} first: {value}.': [
    'क्षेत्रफळ जास्त ते कमी या क्रमात{place, plural, =0 {} other { क्रमांक # (एकूण {of})}}: {value}.',
    'क्षेत्रफल ज़्यादा से कम के क्रम में{place, plural, =0 {} other { नंबर # (कुल {of})}}: {value}।',
  ],
  '{place, plural, =0 {Lowest} other {Number # of {of}, lowest}} all-in cost first: {value} in all.': [
    'एकूण खर्च कमी ते जास्त या क्रमात{place, plural, =0 {} other { क्रमांक # (एकूण {of})}}: एकूण {value}.',
    'कुल खर्च कम से ज़्यादा के क्रम में{place, plural, =0 {} other { नंबर # (कुल {of})}}: कुल {value}।',
  ],
  '{place, plural, =0 {Lowest} other {Number # of {of}, lowest}} price per carpet sq ft first: {value} per carpet sq ft.':
    [
      'चटई क्षेत्राचा प्रति चौ. फूट दर कमी ते जास्त या क्रमात{place, plural, =0 {} other { क्रमांक # (एकूण {of})}}: {value}.',
      'कार्पेट एरिया के प्रति वर्ग फुट दाम कम से ज़्यादा के क्रम में{place, plural, =0 {} other { नंबर # (कुल {of})}}: {value}।',
    ],
  '{place, plural, =0 {Lowest} other {Number # of {of}, lowest}} price first: no price.': [
    'किंमत कमी ते जास्त या क्रमात{place, plural, =0 {} other { क्रमांक # (एकूण {of})}}: किंमत दिलेली नाही.',
    'कीमत कम से ज़्यादा के क्रम में{place, plural, =0 {} other { नंबर # (कुल {of})}}: कीमत नहीं दी गई।',
  ],
  '{place, plural, =0 {Highest} other {Number # of {of}, highest}} price first: no price.': [
    'किंमत जास्त ते कमी या क्रमात{place, plural, =0 {} other { क्रमांक # (एकूण {of})}}: किंमत दिलेली नाही.',
    'कीमत ज़्यादा से कम के क्रम में{place, plural, =0 {} other { नंबर # (कुल {of})}}: कीमत नहीं दी गई।',
  ],
  '{place, plural, =0 {Largest} other {Number # of {of}, largest}} first: no area.': [
    'क्षेत्रफळ जास्त ते कमी या क्रमात{place, plural, =0 {} other { क्रमांक # (एकूण {of})}}: क्षेत्रफळ दिलेले नाही.',
    'क्षेत्रफल ज़्यादा से कम के क्रम में{place, plural, =0 {} other { नंबर # (कुल {of})}}: क्षेत्रफल नहीं दिया गया।',
  ],
  '{place, plural, =0 {Lowest} other {Number # of {of}, lowest}} all-in cost first. Its charges aren’t known, so it comes last.':
    [
      'एकूण खर्च कमी ते जास्त या क्रमात{place, plural, =0 {} other { क्रमांक # (एकूण {of})}}: शुल्क माहीत नाही, म्हणून शेवटी.',
      'कुल खर्च कम से ज़्यादा के क्रम में{place, plural, =0 {} other { नंबर # (कुल {of})}}: शुल्क मालूम नहीं, इसलिए अंत में।',
    ],
  '{place, plural, =0 {Lowest} other {Number # of {of}, lowest}} price per carpet sq ft first. Its carpet area isn’t known, so it comes last.':
    [
      'चटई क्षेत्राचा प्रति चौ. फूट दर कमी ते जास्त या क्रमात{place, plural, =0 {} other { क्रमांक # (एकूण {of})}}: चटई क्षेत्र माहीत नाही, म्हणून शेवटी.',
      'कार्पेट एरिया के प्रति वर्ग फुट दाम कम से ज़्यादा के क्रम में{place, plural, =0 {} other { नंबर # (कुल {of})}}: कार्पेट एरिया मालूम नहीं, इसलिए अंत में।',
    ],
  '{place, plural, =0 {In the order newest first} other {Number # of {of}, newest first}}: listed on {date}, and confirmed within {days} days.':
    [
      'नवीन ते जुनी या क्रमात{place, plural, =0 {} other { क्रमांक # (एकूण {of})}}: {date} रोजी नोंदवली आणि {days} दिवसांत उपलब्ध असल्याचे कळवले.',
      'नई से पुरानी के क्रम में{place, plural, =0 {} other { नंबर # (कुल {of})}}: {date} को लिस्ट हुई और {days} दिन में पुष्टि हुई।',
    ],
  '{place, plural, =0 {In the order newest first} other {Number # of {of}, newest first}}: listed on {date}, but not confirmed for {days} days, so it counts as listed on {counted}, {back} days earlier.':
    [
      'नवीन ते जुनी या क्रमात{place, plural, =0 {} other { क्रमांक # (एकूण {of})}}: {date} रोजी नोंदवली, पण {days} दिवसांत उपलब्ध असल्याचे कोणी कळवलेले नाही, म्हणून ती {back} दिवस आधी, {counted} रोजीची मानली जाते.',
      'नई से पुरानी के क्रम में{place, plural, =0 {} other { नंबर # (कुल {of})}}: {date} को लिस्ट हुई, पर {days} दिन से किसी ने उपलब्ध होने की पुष्टि नहीं की, इसलिए इसे {back} दिन पहले, {counted} की माना जाता है।',
    ],
});
