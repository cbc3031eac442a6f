import { defineTexts } from '@/lib/platform/language/define';

/** Lists of homes for sale and for rent: headings, filters, notes. Used on the server only. */
export default defineTexts({
  Property: ['मालमत्ता', 'प्रॉपर्टी'],
  'Flats and houses': ['फ्लॅट आणि घरे', 'फ्लैट और मकान'],
  'Shops and offices': ['दुकाने आणि ऑफिस', 'दुकानें और ऑफ़िस'],
  Plots: ['प्लॉट', 'प्लॉट'],
  'Villas and bungalows': ['व्हिला आणि बंगले', 'विला और बंगले'],
  'Farm houses': ['फार्महाउस', 'फ़ार्महाउस'],
  'Industrial sheds and warehouses': ['औद्योगिक शेड आणि गोदामे', 'औद्योगिक शेड और गोदाम'],
  'Agricultural land': ['शेतजमीन', 'खेती की ज़मीन'],
  'All filters': ['सर्व फिल्टर', 'सभी फ़िल्टर'],
  'About {size} of {noun}': ['सुमारे {size} {noun}', 'लगभग {size} {noun}'],
  '{rooms} {noun}': ['{rooms} {noun}', '{rooms} {noun}'],
  '{what} {type, select, rent {for rent} other {for sale}}': [
    '{type, select, rent {भाड्याने उपलब्ध} other {विक्रीसाठी}} {what}',
    '{type, select, rent {किराए के लिए} other {बिक्री के लिए}} {what}',
  ],
  '{what} {type, select, rent {for rent} other {for sale}} in {where}': [
    '{where}मध्ये {type, select, rent {भाड्याने उपलब्ध} other {विक्रीसाठी}} {what}',
    '{where} में {type, select, rent {किराए के लिए} other {बिक्री के लिए}} {what}',
  ],
  '{what} {type, select, rent {for rent} other {for sale}} near {near}': [
    '{near}जवळ {type, select, rent {भाड्याने उपलब्ध} other {विक्रीसाठी}} {what}',
    '{near} के पास {type, select, rent {किराए के लिए} other {बिक्री के लिए}} {what}',
  ],
  '{what} {type, select, rent {for rent} other {for sale}} near {near} in {where}': [
    '{where}मध्ये {near}जवळ {type, select, rent {भाड्याने उपलब्ध} other {विक्रीसाठी}} {what}',
    '{where} में {near} के पास {type, select, rent {किराए के लिए} other {बिक्री के लिए}} {what}',
  ],
  // the head of the page
  '{heading}.': ['{heading}.', '{heading}।'],
  '{title}, page {page}': ['{title}, पान {page}', '{title}, पेज {page}'],
  'Page {page}.': ['पान {page}.', 'पेज {page}।'],
  '{heading}: {count, plural, one {# listing} other {# listings}}{priced, select, yes {, {low} to {high}} other {}}.':
    [
      '{heading}: {count, plural, one {# जाहिरात} other {# जाहिराती}}{priced, select, yes {, {low} ते {high}} other {}}.',
      '{heading}: {count, plural, one {# लिस्टिंग} other {# लिस्टिंग}}{priced, select, yes {, {low} से {high}} other {}}।',
    ],
  'Carpet areas, prices per sq ft, RERA numbers, total cost.': [
    'चटई क्षेत्र, चौरस फुटाचा दर, रेरा क्रमांक, एकूण खर्च.',
    'कार्पेट एरिया, प्रति वर्ग फुट दाम, रेरा नंबर, कुल खर्च।',
  ],
  'Carpet areas, deposits, photos.': ['चटई क्षेत्र, अनामत रक्कम, फोटो.', 'कार्पेट एरिया, सिक्योरिटी डिपॉज़िट, फ़ोटो।'],
  '{count, plural, one {# listing} other {# listings}} today.': [
    'आज {count, plural, one {# जाहिरात} other {# जाहिराती}}.',
    'आज {count, plural, one {# लिस्टिंग} other {# लिस्टिंग}}।',
  ],
  'The price is {price}.': ['किंमत {price} आहे.', 'कीमत {price} है।'],
  'Prices run from {low} to {high}.': ['किमती {low} ते {high} इतक्या आहेत.', 'कीमतें {low} से {high} तक हैं।'],
  'Prices run from {low} to {high}; the median price is {middle}.': [
    'किमती {low} ते {high} इतक्या आहेत; मध्य किंमत {middle} आहे.',
    'कीमतें {low} से {high} तक हैं; मध्य कीमत {middle} है।',
  ],
  'Most are in {places}.': ['सर्वाधिक इथे: {places}.', 'सबसे ज़्यादा यहाँ: {places}।'],
  '{place} ({count})': ['{place} ({count})', '{place} ({count})'],
  '+ {count} that don’t say': ['+ माहिती नसलेल्या {count}', '+ बिना जानकारी वाली {count}'],
  '+ {count, plural, one {# villa} other {# villas}}': [
    '+ {count, plural, one {# व्हिला} other {# व्हिला}}',
    '+ {count, plural, one {# विला} other {# विला}}',
  ],
  '+ {count, plural, one {# independent house} other {# independent houses}}': [
    '+ {count, plural, one {# स्वतंत्र घर} other {# स्वतंत्र घरे}}',
    '+ {count, plural, one {# स्वतंत्र मकान} other {# स्वतंत्र मकान}}',
  ],
  '{count, plural, one {# property found} other {# properties found}}': [
    '{count, plural, =0 {एकही मालमत्ता मिळाली नाही} one {# मालमत्ता मिळाली} other {# मालमत्ता मिळाल्या}}',
    '{count, plural, =0 {एक भी प्रॉपर्टी नहीं मिली} one {# प्रॉपर्टी मिली} other {# प्रॉपर्टी मिलीं}}',
  ],
  '{count, plural, one {# property in this part of the map} other {# properties in this part of the map}}': [
    '{count, plural, =0 {नकाशाच्या या भागात एकही मालमत्ता नाही} one {नकाशाच्या या भागात # मालमत्ता} other {नकाशाच्या या भागात # मालमत्ता}}',
    '{count, plural, =0 {नक्शे के इस हिस्से में एक भी प्रॉपर्टी नहीं} one {नक्शे के इस हिस्से में # प्रॉपर्टी} other {नक्शे के इस हिस्से में # प्रॉपर्टी}}',
  ],
  'The list has changed: {found}': ['यादी बदलली आहे: {found}', 'सूची बदल गई है: {found}'],
  'No exact match. {count, plural, one {# property comes} other {# properties come}} close:': [
    'अगदी तशी मालमत्ता नाही. जवळच्या {count, plural, one {# मालमत्ता} other {# मालमत्ता}}:',
    'ठीक वैसी प्रॉपर्टी नहीं। मिलती-जुलती {count, plural, one {# प्रॉपर्टी} other {# प्रॉपर्टी}}:',
  ],
  'without {conditions}': ['{conditions} वगळून', '{conditions} छोड़कर'],
  'with the budget widened by a fifth': ['बजेट 20% वाढवून', 'बजट 20% बढ़ाकर'],
  'twice as far away': ['दुप्पट अंतरापर्यंत', 'दोगुनी दूरी तक'],
  '{count, plural, one {# property} other {# properties}} up to {km} km from {place}': [
    '{place}पासून {km} किमीपर्यंत {count, plural, one {# मालमत्ता} other {# मालमत्ता}}',
    '{place} से {km} किमी तक {count, plural, one {# प्रॉपर्टी} other {# प्रॉपर्टी}}',
  ],
  '{count, plural, one {# property a little farther: {low} from {place}} other {# properties a little farther: {low} to {high} from {place}}}':
    [
      '{count, plural, one {थोडी लांब # मालमत्ता: {place}पासून {low}} other {थोड्या लांब # मालमत्ता: {place}पासून {low} ते {high}}}',
      '{count, plural, one {थोड़ी दूर # प्रॉपर्टी: {place} से {low}} other {थोड़ी दूर # प्रॉपर्टी: {place} से दूरी {low}–{high}}}',
    ],
  '{count, plural, one {# property farther away: {low} from {place}} other {# properties farther away: {low} to {high} from {place}}}':
    [
      '{count, plural, one {लांब असलेली # मालमत्ता: {place}पासून {low}} other {लांब असलेल्या # मालमत्ता: {place}पासून {low} ते {high}}}',
      '{count, plural, one {दूर की # प्रॉपर्टी: {place} से {low}} other {दूर की # प्रॉपर्टी: {place} से दूरी {low}–{high}}}',
    ],
  'As near as there are some': ['शक्य तितके जवळ', 'जितना पास मिल सके'],
  'More details': ['आणखी तपशील', 'और जानकारी'],
  '{field}, at least': ['{field}, किमान', '{field}, कम से कम'],
  '{field}, at most': ['{field}, जास्तीत जास्त', '{field}, ज़्यादा से ज़्यादा'],
  Listed: ['जाहिरातीची तारीख', 'लिस्टिंग की तारीख'],
  'Any time': ['कधीही', 'कभी भी'],
  'None of these homes mention: {words}': [
    'यांपैकी एकाही घराच्या माहितीत हे नाही: {words}',
    'इनमें से किसी घर की जानकारी में यह नहीं है: {words}',
  ],
  'Preferred:': ['प्राधान्य:', 'प्राथमिकता:'],
  'None of these homes has what you prefer: {words}': [
    'यांपैकी एकाही घरात तुम्ही प्राधान्य दिलेले हे नाही: {words}',
    'इनमें से किसी घर में आपकी यह प्राथमिकता नहीं है: {words}',
  ],
  'Also looked for:': ['हेही शोधले:', 'यह भी खोजा:'],
  '{word} ({count})': ['{word} ({count})', '{word} ({count})'],
  '{word} ({count}): show only these homes': [
    '{word} ({count}): फक्त ही घरे दाखवा',
    '{word} ({count}): सिर्फ़ ये घर दिखाएँ',
  ],
  'Show only:': ['फक्त हे दाखवा:', 'सिर्फ़ यह दिखाएँ:'],
  'Read with the help of a language model': ['एआय मॉडेलच्या मदतीने वाचले', 'एआई मॉडल की मदद से पढ़ा'],
  '{understood}. Read with the help of a language model': [
    '{understood}. एआय मॉडेलच्या मदतीने वाचले',
    '{understood}। एआई मॉडल की मदद से पढ़ा',
  ],
  'Left out: {words}': ['हे वगळले: {words}', 'यह छोड़ा गया: {words}'],
  '{understood}. Left out: {words}': ['{understood}. हे वगळले: {words}', '{understood}। यह छोड़ा गया: {words}'],
  'Narrower: {km} km': ['अधिक जवळ: {km} किमी', 'और पास: {km} किमी'],
  'Wider: {km} km': ['अधिक लांब: {km} किमी', 'और दूर: {km} किमी'],
  'No exact match today. These come closest, {changes}.': [
    'आज सर्व अटी पूर्ण करणारी मालमत्ता नाही. {changes} या मालमत्ता सर्वांत जवळच्या आहेत.',
    'आज सभी शर्तें पूरी करने वाली प्रॉपर्टी नहीं मिली। {changes} सबसे मिलती-जुलती प्रॉपर्टी ये हैं।',
  ],
  'Nothing within {km} km of {place} today. These are within {ring} km.': [
    '{place}पासून {km} किमीच्या आत आज अशी मालमत्ता नाही. {ring} किमीच्या आत या आहेत.',
    '{place} से {km} किमी के अंदर आज कुछ नहीं मिला। ये {ring} किमी के अंदर हैं।',
  ],
  'Nothing in {places} today. These are nearby, within {ring} km: {shown}.': [
    '{places}मध्ये आज अशी मालमत्ता नाही. जवळपास, {ring} किमीच्या आत या आहेत: {shown}.',
    '{places} में आज कुछ नहीं मिला। ये आसपास हैं, {ring} किमी के अंदर: {shown}।',
  ],
  '{place} ({distance})': ['{place} ({distance})', '{place} ({distance})'],
  'Show these homes': ['ही घरे दाखवा', 'ये घर दिखाएँ'],
  'Use {km} km': ['{km} किमी वापरा', '{km} किमी रखें'],
  ' or ': [' किंवा ', ' या '],
  ' and ': [' आणि ', ' और '],
  'We don’t know a locality called {names}. Showing {shown}.': [
    '{names} नावाचा परिसर आमच्या यादीत नाही; {shown} दाखवत आहोत.',
    '{names} नाम का कोई इलाका हमारी सूची में नहीं है; {shown} दिखा रहे हैं।',
  ],
  'all of {city}': ['संपूर्ण {city}', 'पूरा {city}'],
  'all places': ['सर्व ठिकाणे', 'सभी जगहें'],
  'We don’t know a place called {name}, so it doesn’t limit the list.': [
    '{name} नावाचे ठिकाण आम्हाला माहीत नाही; यादीत त्याचा विचार केलेला नाही.',
    '{name} नाम की कोई जगह हमें मालूम नहीं; सूची में इसका ध्यान नहीं रखा गया है।',
  ],
  // chips
  'Applied filters': ['लागू फिल्टर', 'लागू फ़िल्टर'],
  'Remove {filter}': ['{filter} काढा', '{filter} हटाएँ'],
  'Clear all': ['सर्व काढा', 'सब हटाएँ'],
  // the filter form
  City: ['शहर', 'शहर'],
  'All cities': ['सर्व शहरे', 'सभी शहर'],
  'All categories': ['सर्व श्रेणी', 'सभी श्रेणियाँ'],
  Bedrooms: ['बेडरूम', 'बेडरूम'],
  Budget: ['बजेट', 'बजट'],
  'Any budget': ['कोणतेही बजेट', 'कोई भी बजट'],
  Area: ['क्षेत्रफळ', 'क्षेत्रफल'],
  'Any area': ['कोणतेही क्षेत्रफळ', 'कोई भी क्षेत्रफल'],
  Furnishing: ['फर्निचर', 'फ़र्निशिंग'],
  Possession: ['ताबा', 'कब्ज़ा'],
  Facing: ['दिशा', 'दिशा'],
  Words: ['शब्द', 'शब्द'],
  'Society, road, corner': ['सोसायटी, रस्ता, कॉर्नर', 'सोसाइटी, सड़क, कॉर्नर'],
  Minimum: ['किमान', 'कम से कम'],
  Maximum: ['कमाल', 'ज़्यादा से ज़्यादा'],
  '35,000': ['35,000', '35,000'],
  '0.6 cr': ['0.6 कोटी', '0.6 करोड़'],
  '60 lakh': ['60 लाख', '60 लाख'],
  '10,000': ['10,000', '10,000'],
  '25k': ['25 हजार', '25 हज़ार'],
  '500': ['500', '500'],
  '1,200': ['1,200', '1,200'],
  '900': ['900', '900'],
  '2 acres': ['2 एकर', '2 एकड़'],
  'EMI and all-in cost': ['हप्ता आणि एकूण खर्च', 'किस्त और कुल खर्च'],
  'Maximum monthly EMI': ['दरमहा हप्ता, कमाल', 'महीने की किस्त, ज़्यादा से ज़्यादा'],
  'Maximum all-in cost': ['एकूण खर्च, कमाल', 'कुल खर्च, ज़्यादा से ज़्यादा'],
  'Who buys': ['खरेदीदार कोण', 'खरीदार कौन'],
  'Not specified': ['निवडलेले नाही', 'नहीं चुना'],
  'EMI of a loan of 75% over 20 years at today’s interest. Places whose charges we do not know are left out.':
    [
      '75% कर्ज, 20 वर्षे, आजच्या व्याजदराने येणारा हप्ता. जिथले शुल्क माहीत नाही ती ठिकाणे वगळली आहेत.',
      '75% लोन, 20 साल, आज के ब्याज पर किस्त। जहाँ के शुल्क हमें मालूम नहीं, वे जगहें छोड़ी गई हैं।',
    ],
  'Near a place': ['एखाद्या ठिकाणाजवळ', 'किसी जगह के पास'],
  'AIIMS, metro, Zero Mile': ['एम्स, मेट्रो, झिरो माईल', 'एम्स, मेट्रो, ज़ीरो माइल'],
  Within: ['अंतर', 'दूरी'],
  '{km} km': ['{km} किमी', '{km} किमी'],
  Sort: ['क्रम', 'क्रम'],
  List: ['यादी', 'सूची'],
  // ways on
  'Kinds of property': ['मालमत्तेचे प्रकार', 'प्रॉपर्टी के प्रकार'],
  'Kinds of property in {city}': ['{city}मधील मालमत्तेचे प्रकार', '{city} में प्रॉपर्टी के प्रकार'],
  'Localities of {city}': ['{city}मधील परिसर', '{city} के इलाके'],
  'Other cities': ['इतर शहरे', 'दूसरे शहर'],
  Buy: ['खरेदी', 'खरीदें'],
  Rent: ['भाड्याने', 'किराए पर'],
  // beside a map
  'Nothing in this part of the map': ['नकाशाच्या या भागात काही नाही', 'नक्शे के इस हिस्से में कुछ नहीं'],
  '{count, plural, one {One listing fits the filters elsewhere.} other {# listings fit the filters elsewhere. Those without a place are on no map.}}':
    [
      '{count, plural, one {नकाशाच्या इतर भागांत एक जाहिरात या फिल्टरशी जुळते.} other {नकाशाच्या इतर भागांत # जाहिराती या फिल्टरशी जुळतात. ठिकाण न दिलेल्या जाहिराती नकाशावर नाहीत.}}',
      '{count, plural, one {कहीं और एक लिस्टिंग इन फ़िल्टरों से मेल खाती है।} other {कहीं और # लिस्टिंग इन फ़िल्टरों से मेल खाती हैं। जिनकी जगह नहीं दी गई, वे नक्शे पर नहीं हैं।}}',
    ],
  'Show all of them': ['सर्व दाखवा', 'सब दिखाएँ'],
  'Remove a filter, or draw a wider area.': [
    'एखादा फिल्टर काढा किंवा मोठा भाग आखा.',
    'कोई फ़िल्टर हटाएँ या बड़ा इलाका खींचें।',
  ],
  'The map needs JavaScript. The list has the same listings.': [
    'नकाशासाठी JavaScript लागते. यादीत त्याच जाहिराती आहेत.',
    'नक्शे के लिए JavaScript चाहिए। सूची में वही लिस्टिंग हैं।',
  ],
});
