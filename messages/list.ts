import { texts } from '@/lib/language/define';

/** The lists of what is for sale and for rent: headings, filters, notes. Only the server reads it. */
export default texts({
  // what a category is called in a heading
  Property: ['मालमत्ता', 'प्रॉपर्टी'],
  'Flats and houses': ['फ्लॅट आणि घरे', 'फ्लैट और मकान'],
  'Shops and offices': ['दुकाने आणि ऑफिस', 'दुकानें और ऑफिस'],
  Plots: ['प्लॉट', 'प्लॉट'],
  'Villas and bungalows': ['व्हिला आणि बंगले', 'विला और बंगले'],
  'Farm houses': ['फार्महाऊस', 'फार्महाउस'],
  'Industrial sheds and warehouses': ['औद्योगिक शेड आणि गोदामे', 'औद्योगिक शेड और गोदाम'],
  'Agricultural land': ['शेतजमीन', 'खेती की ज़मीन'],
  '{rooms} {noun}': ['{rooms} {noun}', '{rooms} {noun}'],
  '{what} {type, select, rent {for rent} other {for sale}}': [
    '{type, select, rent {भाड्याने} other {विक्रीसाठी}} {what}',
    '{type, select, rent {किराए पर} other {बिकाऊ}} {what}',
  ],
  '{what} {type, select, rent {for rent} other {for sale}} in {where}': [
    '{where} येथे {type, select, rent {भाड्याने} other {विक्रीसाठी}} {what}',
    '{where} में {type, select, rent {किराए पर} other {बिकाऊ}} {what}',
  ],
  '{what} {type, select, rent {for rent} other {for sale}} near {near}': [
    '{near} जवळ {type, select, rent {भाड्याने} other {विक्रीसाठी}} {what}',
    '{near} के पास {type, select, rent {किराए पर} other {बिकाऊ}} {what}',
  ],
  '{what} {type, select, rent {for rent} other {for sale}} near {near} in {where}': [
    '{where} येथे {near} जवळ {type, select, rent {भाड्याने} other {विक्रीसाठी}} {what}',
    '{where} में {near} के पास {type, select, rent {किराए पर} other {बिकाऊ}} {what}',
  ],
  // the head of the page
  '{title}, page {page}': ['{title}, पान {page}', '{title}, पेज {page}'],
  'Page {page}.': ['पान {page}.', 'पेज {page}.'],
  '{heading}: {count, plural, one {# listing} other {# listings}}{priced, select, yes {, {low} to {high}} other {}}.':
    [
      '{heading}: {count, plural, one {# जाहिरात} other {# जाहिराती}}{priced, select, yes {, {low} ते {high}} other {}}.',
      '{heading}: {count, plural, one {# लिस्टिंग} other {# लिस्टिंग}}{priced, select, yes {, {low} से {high}} other {}}.',
    ],
  'Carpet areas, prices per sq ft, RERA numbers, total cost.': [
    'चटई क्षेत्र, चौरस फुटाचा दर, रेरा क्रमांक, एकूण खर्च.',
    'कार्पेट एरिया, प्रति वर्ग फुट दाम, रेरा नंबर, कुल खर्च.',
  ],
  'Carpet areas, deposits, photographs.': [
    'चटई क्षेत्र, अनामत रक्कम, फोटो.',
    'कार्पेट एरिया, सिक्योरिटी डिपॉज़िट, फ़ोटो.',
  ],
  // what is true of the list today
  '{count, plural, one {# listing} other {# listings}} today.': [
    'आज {count, plural, one {# जाहिरात} other {# जाहिराती}}.',
    'आज {count, plural, one {# लिस्टिंग} other {# लिस्टिंग}}.',
  ],
  'The price is {price}.': ['किंमत {price} आहे.', 'कीमत {price} है.'],
  'Prices run from {low} to {high}.': ['किमती {low} पासून {high} पर्यंत आहेत.', 'कीमतें {low} से {high} तक हैं.'],
  'Prices run from {low} to {high}; the middle price is {middle}.': [
    'किमती {low} पासून {high} पर्यंत आहेत; मधली किंमत {middle} आहे.',
    'कीमतें {low} से {high} तक हैं; बीच की कीमत {middle} है.',
  ],
  'Most are in {places}.': ['सर्वाधिक येथे: {places}.', 'सबसे ज़्यादा यहाँ: {places}.'],
  '{place} ({count})': ['{place} ({count})', '{place} ({count})'],
  '{count, plural, one {# property found} other {# properties found}}': [
    '{count, plural, one {# मालमत्ता सापडली} other {# मालमत्ता सापडल्या}}',
    '{count, plural, one {# प्रॉपर्टी मिली} other {# प्रॉपर्टी मिलीं}}',
  ],
  '{count, plural, one {# property in this part of the map} other {# properties in this part of the map}}': [
    '{count, plural, one {नकाशाच्या या भागात # मालमत्ता} other {नकाशाच्या या भागात # मालमत्ता}}',
    '{count, plural, one {नक्शे के इस हिस्से में # प्रॉपर्टी} other {नक्शे के इस हिस्से में # प्रॉपर्टी}}',
  ],
  'The list has changed: nothing fits every condition, the nearest are shown': [
    'यादी बदलली आहे: सर्व अटींत काहीच बसत नाही, सर्वात जवळचे दाखवले आहे',
    'सूची बदल गई है: सभी शर्तों पर कुछ नहीं मिला, सबसे क़रीबी दिखाई गई हैं',
  ],
  'The list has changed: {count, plural, one {# property} other {# properties}}': [
    'यादी बदलली आहे: {count, plural, one {# मालमत्ता} other {# मालमत्ता}}',
    'सूची बदल गई है: {count, plural, one {# प्रॉपर्टी} other {# प्रॉपर्टी}}',
  ],
  // nothing fits
  'Nothing fits every condition today. These come nearest: we left out {conditions}.': [
    'आज सर्व अटींत काहीच बसत नाही. हे सर्वात जवळचे आहे; यासाठी सोडलेली अट: {conditions}.',
    'आज सभी शर्तों पर कुछ नहीं मिला. ये सबसे क़रीब हैं; इसके लिए छोड़ी गई शर्त: {conditions}.',
  ],
  'Nothing fits within {km} km of {place} today. These are within {ring} km.': [
    '{place} पासून {km} किमीच्या आत आज काही नाही. हे {ring} किमीच्या आत आहे.',
    '{place} से {km} किमी के अंदर आज कुछ नहीं मिला. ये {ring} किमी के अंदर हैं.',
  ],
  'Nothing fits in {places} today. These are in the neighbourhood, within {ring} km: {shown}.': [
    '{places} येथे आज काही नाही. हे जवळपास आहे, {ring} किमीच्या आत: {shown}.',
    '{places} में आज कुछ नहीं मिला. ये आसपास हैं, {ring} किमी के अंदर: {shown}.',
  ],
  '{place} ({distance})': ['{place} ({distance})', '{place} ({distance})'],
  'Search like this': ['असे शोधा', 'ऐसे खोजें'],
  ' or ': [' किंवा ', ' या '],
  ' and ': [' आणि ', ' और '],
  'the words': ['लिहिलेले शब्द', 'लिखे हुए शब्द'],
  facing: ['दिशा', 'दिशा'],
  furnishing: ['फर्निचर', 'फर्निशिंग'],
  amenities: ['सोयी', 'सुविधाएँ'],
  status: ['स्थिती', 'स्थिति'],
  possession: ['ताबा', 'कब्ज़ा'],
  'the budget, by a fifth': ['बजेट, पाचव्या हिश्श्याने वाढवून', 'बजट, पाँचवें हिस्से तक बढ़ाकर'],
  'the area': ['क्षेत्रफळ', 'क्षेत्रफल'],
  'what is drawn on the map': ['नकाशावर आखलेला भाग', 'नक्शे पर खींचा हुआ इलाका'],
  'the distance, twice as far': ['अंतर, दुप्पट केले', 'दूरी, दोगुनी की'],
  'the place nearby': ['जवळचे ठिकाण', 'पास की जगह'],
  'the location': ['ठिकाण', 'जगह'],
  'the locality': ['परिसर', 'इलाका'],
  'what was ruled out': ['नको असलेले परिसर', 'जो नहीं चाहिए था'],
  'the number of bedrooms': ['बेडरूमची संख्या', 'बेडरूम की संख्या'],
  'the budget': ['बजेट', 'बजट'],
  'the kind': ['प्रकार', 'किस्म'],
  'the category': ['मालमत्तेचा प्रकार', 'प्रॉपर्टी का प्रकार'],
  'the city': ['शहर', 'शहर'],
  // what the address or the words said
  'We have no locality called {names}; showing {shown}.': [
    '{names} नावाचा परिसर आमच्याकडे नाही; {shown} दाखवत आहोत.',
    '{names} नाम का कोई इलाका हमारे पास नहीं है; {shown} दिखा रहे हैं.',
  ],
  'all of {city}': ['संपूर्ण {city}', 'पूरा {city}'],
  'all places': ['सर्व ठिकाणे', 'सभी जगहें'],
  'We know no place called {name}; the list is not limited by it.': [
    '{name} नावाचे ठिकाण आम्हाला माहीत नाही; यादीत त्याचा विचार केलेला नाही.',
    '{name} नाम की कोई जगह हमें मालूम नहीं; सूची पर इसका असर नहीं है.',
  ],
  'Not understood and left out: {words}.': [
    'न समजलेले, म्हणून वगळलेले: {words}.',
    'समझ में नहीं आया, इसलिए छोड़ा गया: {words}.',
  ],
  'Search for these words': ['हे शब्द शोधा', 'ये शब्द खोजें'],
  'For this there is <a>{service}</a>.': [
    'यासाठी <a>{service}</a> ही सेवा आहे.',
    'इसके लिए <a>{service}</a> सेवा है.',
  ],
  // chips
  'Applied filters': ['लावलेले फिल्टर', 'लगे हुए फ़िल्टर'],
  'Remove {filter}': ['{filter} काढा', '{filter} हटाएँ'],
  'Clear all': ['सर्व काढा', 'सब हटाएँ'],
  // the filter form
  City: ['शहर', 'शहर'],
  'All cities': ['सर्व शहरे', 'सभी शहर'],
  Category: ['प्रकार', 'श्रेणी'],
  'All categories': ['सर्व प्रकार', 'सभी श्रेणियाँ'],
  Kind: ['कोणती', 'किस्म'],
  Bedrooms: ['बेडरूम', 'बेडरूम'],
  Budget: ['बजेट', 'बजट'],
  'Any budget': ['कोणतेही बजेट', 'कोई भी बजट'],
  Area: ['क्षेत्रफळ', 'क्षेत्रफल'],
  'Any area': ['कोणतेही क्षेत्रफळ', 'कोई भी क्षेत्रफल'],
  Furnishing: ['फर्निचर', 'फर्निशिंग'],
  Possession: ['ताबा', 'कब्ज़ा'],
  Facing: ['दिशा', 'दिशा'],
  Amenities: ['सोयी', 'सुविधाएँ'],
  Status: ['स्थिती', 'स्थिति'],
  Words: ['शब्द', 'शब्द'],
  'Society, road, corner': ['सोसायटी, रस्ता, कॉर्नर', 'सोसाइटी, सड़क, कॉर्नर'],
  Minimum: ['किमान', 'कम से कम'],
  Maximum: ['कमाल', 'ज़्यादा से ज़्यादा'],
  '40 lakh': ['40 लाख', '40 लाख'],
  '35,000': ['35,000', '35,000'],
  '0.6 cr': ['0.6 कोटी', '0.6 करोड़'],
  '60 lakh': ['60 लाख', '60 लाख'],
  '900': ['900', '900'],
  '2 acres': ['2 एकर', '2 एकड़'],
  'EMI and all-in cost': ['हप्ता आणि एकूण खर्च', 'किस्त और कुल खर्च'],
  'EMI a month, at most': ['दरमहा हप्ता, कमाल', 'महीने की किस्त, ज़्यादा से ज़्यादा'],
  'All-in cost, at most': ['एकूण खर्च, कमाल', 'कुल खर्च, ज़्यादा से ज़्यादा'],
  'Who buys': ['खरेदी कोण करते', 'कौन खरीदता है'],
  'Not specified': ['सांगितलेले नाही', 'नहीं बताया'],
  'EMI of a loan of 75% over 20 years at today’s interest. Places whose charges we do not know are left out.':
    [
      '75% कर्ज, 20 वर्षे, आजच्या व्याजदराने येणारा हप्ता. जिथले शुल्क माहीत नाही ती ठिकाणे वगळली आहेत.',
      '75% लोन, 20 साल, आज के ब्याज पर किस्त. जहाँ के शुल्क हमें मालूम नहीं, वे जगहें छोड़ी गई हैं.',
    ],
  'Near a place': ['एखाद्या ठिकाणाजवळ', 'किसी जगह के पास'],
  Place: ['ठिकाण', 'जगह'],
  'AIIMS, metro, Zero Mile': ['एम्स, मेट्रो, झिरो माइल', 'एम्स, मेट्रो, ज़ीरो माइल'],
  Within: ['अंतर', 'दूरी'],
  '{km} km': ['{km} किमी', '{km} किमी'],
  Sort: ['क्रम', 'क्रम'],
  List: ['यादी', 'सूची'],
  // ways on
  'Kinds of property': ['मालमत्तेचे प्रकार', 'प्रॉपर्टी के प्रकार'],
  'Kinds of property in {city}': ['{city} येथील मालमत्तेचे प्रकार', '{city} में प्रॉपर्टी के प्रकार'],
  'Localities of {city}': ['{city}: परिसर', '{city} के इलाके'],
  'Other cities': ['इतर शहरे', 'दूसरे शहर'],
  Buy: ['खरेदी', 'खरीदें'],
  Rent: ['भाड्याने', 'किराए पर'],
  // beside a map
  'Nothing in this part of the map': ['नकाशाच्या या भागात काही नाही', 'नक्शे के इस हिस्से में कुछ नहीं'],
  '{count, plural, one {One listing fits the filters elsewhere.} other {# listings fit the filters elsewhere. Those without a place are on no map.}}':
    [
      '{count, plural, one {इतरत्र एक जाहिरात या फिल्टरमध्ये बसते.} other {इतरत्र # जाहिराती या फिल्टरमध्ये बसतात. ठिकाण न दिलेल्या नकाशावर नाहीत.}}',
      '{count, plural, one {कहीं और एक लिस्टिंग इन फ़िल्टरों पर खरी है.} other {कहीं और # लिस्टिंग इन फ़िल्टरों पर खरी हैं. जिनकी जगह नहीं दी गई, वे नक्शे पर नहीं हैं.}}',
    ],
  'Show all of them': ['सर्व दाखवा', 'सब दिखाएँ'],
  'Take a filter off, or draw a wider area.': [
    'एखादा फिल्टर काढा, किंवा मोठा भाग आखा.',
    'कोई फ़िल्टर हटाएँ, या बड़ा इलाका खींचें.',
  ],
  'The map needs JavaScript. The list has the same listings.': [
    'नकाशासाठी JavaScript लागते. यादीत त्याच जाहिराती आहेत.',
    'नक्शे के लिए JavaScript चाहिए. सूची में वही लिस्टिंग हैं.',
  ],
});
