import { defineTexts } from '@/lib/platform/language/define';

/** A listing's results and its demand by price: components/figures. */
export default defineTexts({
  Figures: ['आकडेवारी', 'आँकड़े'],
  'Figures for {title}': ['{title}: आकडेवारी', '{title}: आँकड़े'],
  Period: ['कालावधी', 'अवधि'],
  '{days} days': ['{days} दिवस', '{days} दिन'],
  // demand
  'Demand by price': ['किमतीनुसार मागणी', 'कीमत के अनुसार माँग'],
  'Active buyers': ['सक्रिय खरेदीदार', 'सक्रिय खरीदार'],
  '{buyers, plural, one {# active buyer matches} other {# active buyers match}} at {price}': [
    'किंमत {price} असल्यास {buyers, plural, one {# सक्रिय खरेदीदार मिळेल} other {# सक्रिय खरेदीदार मिळतील}}',
    '{price} पर {buyers, plural, one {# सक्रिय खरीदार मिलता है} other {# सक्रिय खरीदार मिलते हैं}}',
  ],
  '{buyers} at {price}': ['{price} असल्यास {buyers}', '{price} पर {buyers}'],
  '{buyers} with “{what}”': ['“{what}” असल्यास {buyers}', '“{what}” हो तो {buyers}'],
  'the same': ['तितकेच', 'उतने ही'],
  '{count} more': ['{count} जास्त', '{count} ज़्यादा'],
  '{count} fewer': ['{count} कमी', '{count} कम'],
  'Active buyers at each price': ['प्रत्येक किमतीला सक्रिय खरेदीदार', 'हर कीमत पर सक्रिय खरीदार'],
  'Monthly rent': ['दरमहा भाडे', 'मासिक किराया'],
  Buyers: ['खरेदीदार', 'खरीदार'],
  'Compared with now': ['आत्ताच्या तुलनेत', 'अभी की तुलना में'],
  now: ['आत्ता', 'अभी'],
  'If the listing had more detail': ['जाहिरातीत आणखी माहिती दिली तर', 'लिस्टिंग में और जानकारी दी जाए तो'],
  'At today’s price. Only add what’s true of the property.': [
    'आजच्या किमतीला. मालमत्तेबद्दल जे खरे आहे तेच सांगा.',
    'आज की कीमत पर। प्रॉपर्टी के बारे में जो सच है वही बताएँ।',
  ],
  '{count, plural, one {# buyer} other {# buyers}}': [
    '{count, plural, one {# खरेदीदार} other {# खरेदीदार}}',
    '{count, plural, one {# खरीदार} other {# खरीदार}}',
  ],
  'Each person counts once: anyone whose saved search matches at this price, or who saved the listing at this price or a higher one ({savers}).':
    [
      'प्रत्येक व्यक्ती एकदाच मोजली जाते: ज्यांच्या जतन केलेल्या शोधात ही जाहिरात या किमतीला येईल ते आणि किंमत एवढी किंवा जास्त असतानाच ज्यांनी ती आपल्या यादीत ठेवली ते ({savers}).',
      'हर व्यक्ति एक बार गिनी जाती है: जिसकी सहेजी गई खोज इस कीमत पर यह लिस्टिंग दिखाएगी या जिसने इसी या इससे ज़्यादा कीमत पर इसे खुद सूची में रखा ({savers})।',
    ],
  'Verified by the agency': ['एजन्सीने पडताळलेली', 'एजेंसी द्वारा सत्यापित'],
  // one figure
  'Seen in a list': ['यादीत दिसली', 'सूची में दिखी'],
  Opened: ['उघडली', 'खोली गई'],
  Contacted: ['संपर्क केला', 'संपर्क किया गया'],
  'Saved as a favourite': ['यादीत ठेवली', 'पसंद में रखी गई'],
  'Visits asked for': ['भेटीची विनंती', 'विज़िट का अनुरोध'],
  'Its card appeared on a visitor’s screen.': [
    'तिचे कार्ड कोणाच्या तरी स्क्रीनवर दिसले.',
    'इसका कार्ड किसी की स्क्रीन पर दिखा।',
  ],
  'Its page was opened. A contact counts as a view.': [
    'तिचे पान उघडले गेले; संपर्क केला तर पान उघडलेच.',
    'इसका पेज खोला गया; संपर्क को भी पेज खुलना गिना जाता है।',
  ],
  'An enquiry was sent, or the number or the chat was tapped.': [
    'चौकशी पाठवली गेली अथवा नंबर किंवा चॅटचे बटण दाबले गेले.',
    'पूछताछ भेजी गई अथवा नंबर या चैट का बटन दबाया गया।',
  ],
  'Saved in a shortlist that still exists.': [
    'कोणीतरी ती आपल्या यादीत ठेवली आणि ती अजून तिथे आहे.',
    'किसी ने इसे अपनी सूची में रखा और यह अब भी वहाँ है।',
  ],
  'A visitor asked to see it.': ['कोणीतरी ती पाहण्याची विनंती केली.', 'किसी ने इसे देखने का अनुरोध किया।'],
  'The same as the median of similar listings.': [
    'अशाच जाहिरातींच्या मध्य आकड्याइतकेच.',
    'मिलती-जुलती लिस्टिंग के मध्य आँकड़े जितने ही।',
  ],
  'More than the median of similar listings, {median}.': [
    'अशाच जाहिरातींच्या मध्य आकड्यापेक्षा ({median}) जास्त.',
    'मिलती-जुलती लिस्टिंग के मध्य आँकड़े ({median}) से ज़्यादा।',
  ],
  'Fewer than the median of similar listings, {median}.': [
    'अशाच जाहिरातींच्या मध्य आकड्यापेक्षा ({median}) कमी.',
    'मिलती-जुलती लिस्टिंग के मध्य आँकड़े ({median}) से कम।',
  ],
  'Median of similar listings': ['अशाच जाहिरातींचा मध्य आकडा', 'मिलती-जुलती लिस्टिंग का मध्य आँकड़ा'],
  'As a table<hidden>: {label}</hidden>': [
    'तक्ता<hidden>: {label}</hidden>',
    'तालिका<hidden>: {label}</hidden>',
  ],
  From: ['केव्हापासून', 'कब से'],
  Number: ['संख्या', 'संख्या'],
  'Median of similar': ['अशाच जाहिरातींचा मध्य आकडा', 'मिलती-जुलती का मध्य आँकड़ा'],
  // all of them
  'Counted since {since}. The median is of {count} similar listings: {what}.': [
    '{since}पासून मोजले. मध्य आकडा अशाच {count} जाहिरातींचा आहे (निम्म्यांचा जास्त, निम्म्यांचा कमी): {what}.',
    '{since} से गिना गया। मध्य आँकड़ा {count} मिलती-जुलती लिस्टिंग का है (आधी इससे ज़्यादा, आधी कम): {what}।',
  ],
  'Counted since {since}. There’s no median, because fewer than {count} similar listings have been online as long.':
    [
      '{since}पासून मोजले. इतके दिवस असलेल्या अशाच जाहिराती {count}पेक्षा कमी आहेत, म्हणून मध्य आकडा नाही.',
      '{since} से गिना गया। इतने समय से मौजूद मिलती-जुलती लिस्टिंग {count} से कम हैं, इसलिए मध्य आँकड़ा नहीं है।',
    ],
  'What visitors searched for': ['पाहणाऱ्यांनी काय शोधले', 'देखने वालों ने क्या खोजा'],
  'Fewer than {count} people who opened this listing let us record their activity. We show a search only when at least {count} of them made it.':
    [
      'ही जाहिरात उघडणाऱ्यांपैकी {count}पेक्षा कमी जणांनी नोंद ठेवू दिली. किमान {count} जणांनी शोधले असेल तेच दाखवले जाते.',
      'यह लिस्टिंग खोलने वालों में से {count} से कम लोगों ने अपनी गतिविधि दर्ज होने दी। वही दिखाया जाता है जो कम से कम {count} लोगों ने खोजा हो।',
    ],
  '{readers} people who opened this listing let us record their activity. We show a search only when at least {count} of them made it.':
    [
      'ही जाहिरात उघडणाऱ्यांपैकी {readers} जणांनी नोंद ठेवू दिली. किमान {count} जणांनी शोधले असेल तेच दाखवले जाते.',
      'यह लिस्टिंग खोलने वालों में से {readers} लोगों ने अपनी गतिविधि दर्ज होने दी। वही दिखाया जाता है जो कम से कम {count} लोगों ने खोजा हो।',
    ],
  Searched: ['शोध', 'खोज'],
  People: ['लोक', 'लोग'],
  'Not enough searches yet.': ['इतक्या जणांनी अजून काही शोधलेले नाही.', 'इतने लोगों ने अभी कुछ नहीं खोजा।'],
  'Where visitors come from': ['पाहणारे कुठून येतात', 'देखने वाले कहाँ से आते हैं'],
  'Came from': ['कुठून', 'कहाँ से'],
  'Times opened': ['किती वेळा उघडली', 'कितनी बार खोली गई'],
  'Not counted in this period.': ['या दिवसांत मोजले गेले नाही.', 'इन दिनों में गिना नहीं गया।'],
  'No views in this period.': ['या दिवसांत कोणीही उघडली नाही.', 'इन दिनों किसी ने नहीं खोला।'],
  'Our lists of homes': ['आमच्या घरांच्या याद्या', 'हमारी घरों की सूचियाँ'],
  'Our home page': ['आमचे मुख्यपृष्ठ', 'हमारा होम पेज'],
  'Another home on this site': ['या साइटवरील दुसरे घर', 'इस साइट का दूसरा घर'],
  'A shortlist or comparison': ['यादी किंवा तुलना', 'सूची या तुलना'],
  'Another page of this site': ['या साइटचे दुसरे पान', 'इस साइट का दूसरा पेज'],
  'Brochure or window card': ['माहितीपत्रक किंवा दुकानाच्या काचेवरील कार्ड', 'ब्रोशर या विंडो कार्ड'],
  'WhatsApp picture': ['WhatsApp चित्र', 'WhatsApp तस्वीर'],
  'An email': ['ई-मेल', 'ई-मेल'],
  'A search engine': ['सर्च इंजिन', 'सर्च इंजन'],
  'A social network': ['सोशल नेटवर्क', 'सोशल नेटवर्क'],
  'An advertisement': ['सशुल्क जाहिरात', 'विज्ञापन'],
  'Another website': ['दुसरी वेबसाइट', 'दूसरी वेबसाइट'],
  'Typed, bookmarked or from an app': ['टाइप करून, बुकमार्क किंवा ॲपमधून', 'टाइप करके, बुकमार्क या ऐप से'],
});
