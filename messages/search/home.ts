import { defineTexts } from '@/lib/platform/language/define';

/** The home page. */
export default defineTexts({
  'Homes, land and workplaces in {city} · {name}': [
    '{city}: घरे, जमीन आणि कामाच्या जागा · {name}',
    '{city}: घर, ज़मीन और काम की जगह · {name}',
  ],
  'Flats, villas, plots, offices and farm land to buy and rent in {city}, with prices per sq ft, total costs and what’s known about the papers. Loans, legal help and interiors from one office.':
    [
      '{city}मध्ये फ्लॅट, व्हिला, प्लॉट, ऑफिस आणि शेतजमीन खरेदीसाठी व भाड्याने; चौरस फुटाचा दर, एकूण खर्च आणि कागदपत्रांची उपलब्ध माहिती. कर्ज, कायदेशीर मदत आणि इंटिरियर एकाच ठिकाणी.',
      '{city} में फ्लैट, विला, प्लॉट, ऑफ़िस और खेती की ज़मीन खरीदें या किराए पर लें; प्रति वर्ग फुट दाम, कुल खर्च और दस्तावेज़ों की उपलब्ध जानकारी। लोन, कानूनी मदद और इंटीरियर एक ही जगह।',
    ],
  'Homes, land and workplaces in {city}': [
    '{city}: घरे, जमीन आणि कामाच्या जागा',
    '{city}: घर, ज़मीन और काम की जगह',
  ],
  '{count, plural, one {{total} property} other {{total} properties}} for sale and rent{cities, plural, =0 {} one {, here and in # other city} other {, here and in # other cities}}. One office for the flat, the loan, the papers and the interiors.':
    [
      'विक्रीसाठी आणि भाड्याने {count, plural, one {{total} मालमत्ता} other {{total} मालमत्ता}}{cities, plural, =0 {} one {, इथे आणि आणखी # शहरात} other {, इथे आणि आणखी # शहरांत}}. फ्लॅट, कर्ज, कागदपत्रे आणि इंटिरियर: सर्व एकाच ऑफिसमध्ये.',
      'बिक्री और किराए की {count, plural, one {{total} प्रॉपर्टी} other {{total} प्रॉपर्टी}}{cities, plural, =0 {} one {, यहाँ और # अन्य शहर में} other {, यहाँ और # अन्य शहरों में}}। फ्लैट, लोन, दस्तावेज़ और इंटीरियर: सब एक ही ऑफ़िस में।',
    ],
  'One office for the flat, the loan, the papers and the interiors.': [
    'फ्लॅट, कर्ज, कागदपत्रे आणि इंटिरियर: सर्व एकाच ऑफिसमध्ये.',
    'फ्लैट, लोन, दस्तावेज़ और इंटीरियर: सब एक ही ऑफ़िस में।',
  ],
  // while nothing is listed
  'Nothing is listed yet': ['अजून एकही जाहिरात नाही', 'अभी कोई लिस्टिंग नहीं है'],
  'Homes appear here as soon as they’re published. List yours, or tell us what you need.': [
    'पहिल्या मालमत्ता प्रसिद्ध होताच इथे दिसतील. तुमची नोंदवा किंवा तुम्हाला काय हवे ते आम्हाला लिहा.',
    'पहली प्रॉपर्टी प्रकाशित होते ही यहाँ दिखेंगी। अपनी लिस्ट करें या हमें लिखें कि आपको क्या चाहिए।',
  ],
  'What are you looking for?': ['तुम्ही काय शोधत आहात?', 'आपको किसकी तलाश है?'],
  'Verified and new': ['पडताळलेल्या आणि नवीन', 'सत्यापित और नई'],
  'Our team has checked their title, description, price, place, size and photos against evidence.': [
    'आमच्या टीमने यांचे शीर्षक, वर्णन, किंमत, ठिकाण, क्षेत्रफळ आणि फोटो पुराव्यांशी पडताळून पाहिले आहेत.',
    'हमारी टीम ने इनके शीर्षक, विवरण, कीमत, जगह, क्षेत्रफल और फ़ोटो का सबूतों से मिलान किया है।',
  ],
  'See all verified': ['पडताळलेल्या पाहा', 'सब सत्यापित देखें'],
  'One office for everything around it': ['सगळ्यासाठी एकच ऑफिस', 'हर काम के लिए एक ही ऑफ़िस'],
  'For families: 2 and 3 BHK': ['कुटुंबासाठी: 2 आणि 3 बीएचके', 'परिवार के लिए: 2 और 3 बीएचके'],
  'See them all': ['सर्व पाहा', 'सब देखें'],
  'Ready to move': ['राहण्यास तयार', 'रेडी टू मूव (रहने के लिए तैयार)'],
  'EMI of up to ₹25,000': ['₹25,000 पर्यंत ईएमआय', '₹25,000 तक की ईएमआई'],
  Plots: ['प्लॉट', 'प्लॉट'],
  'To rent': ['भाड्याने', 'किराए पर'],
  'Quick searches': ['झटपट शोध', 'झटपट खोज'],
  '{count, plural, one {{total} property} other {{total} properties}}': [
    '{count, plural, one {{total} मालमत्ता} other {{total} मालमत्ता}}',
    '{count, plural, one {{total} प्रॉपर्टी} other {{total} प्रॉपर्टी}}',
  ],
  'Localities of {city}': ['{city}: परिसर', '{city}: इलाके'],
  'Homes for sale, with the median price per sq ft.': [
    'विक्रीसाठी असलेली घरे आणि त्यांच्या प्रति चौ. फूट किमतींचा मध्य.',
    'बिक्री के घर और उनकी प्रति वर्ग फुट कीमतों का मध्य।',
  ],
  'Why people choose us': ['लोक आम्हाला का निवडतात', 'लोग हमें क्यों चुनते हैं'],
  'Example, not this firm’s own': ['नमुना, या संस्थेचे नाही', 'नमूना, इस फ़र्म का नहीं'],
  'What clients tell us': ['ग्राहक काय म्हणतात', 'ग्राहक क्या कहते हैं'],
  '{stars}-star testimonial': ['{stars}-स्टार अभिप्राय', '{stars}-स्टार राय'],
  'Example, not a client': ['नमुना, ग्राहक नाही', 'नमूना, ग्राहक नहीं'],
  'Popular cities': ['लोकप्रिय शहरे', 'लोकप्रिय शहर'],
  'Tell us what you need. A person in {city} will reply.': [
    'तुम्हाला काय हवे ते सांगा. {city}मधील आमचे प्रतिनिधी उत्तर देतील.',
    'बताइए आपको क्या चाहिए। {city} की हमारी टीम जवाब देगी।',
  ],
  'Buying, selling or letting? Write four lines, or call <a>{phone}</a>.': [
    'खरेदी, विक्री किंवा भाडे: चार ओळी लिहा किंवा <a>{phone}</a> या नंबरवर फोन करा.',
    'खरीदना, बेचना या किराए पर देना: चार पंक्तियाँ लिखें या <a>{phone}</a> पर फ़ोन करें।',
  ],
  'Our seven service lines': ['आमच्या सात सेवा', 'हमारी सात सेवाएँ'],
  'Previous service': ['मागील सेवा', 'पिछली सेवा'],
  'Next service': ['पुढील सेवा', 'अगली सेवा'],
  Play: ['सुरू करा', 'चलाएँ'],
  carousel: ['स्लाइड शो', 'स्लाइड शो'],
  // the filter of the featured
  '{shown} of {all} shown': ['{all}पैकी {shown} दाखवल्या', '{all} में से {shown} दिखाई गईं'],
  'No properties match your current filters': [
    'या फिल्टरशी जुळणारी एकही मालमत्ता नाही',
    'इन फ़िल्टरों से कोई प्रॉपर्टी नहीं मिली',
  ],
  'Clear filters': ['फिल्टर काढा', 'फ़िल्टर हटाएँ'],
  // advanced search
  'Advanced search': ['सविस्तर शोध', 'एडवांस सर्च'],
  'Close advanced search': ['सविस्तर शोध बंद करा', 'एडवांस सर्च बंद करें'],
  'Buy or rent': ['खरेदी की भाड्याने', 'खरीदना या किराए पर लेना'],
  Buy: ['खरेदी', 'खरीदें'],
  Rent: ['भाड्याने', 'किराए पर'],
  Location: ['ठिकाण', 'जगह'],
  'Property type': ['मालमत्तेचा प्रकार', 'प्रॉपर्टी का प्रकार'],
  'Any type': ['कोणताही प्रकार', 'कोई भी प्रकार'],
  'Any price': ['कोणतीही किंमत', 'कोई भी कीमत'],
  'Up to {price}': ['{price}पर्यंत', '{price} तक'],
  'Up to {price} a month': ['दरमहा {price}पर्यंत', 'प्रति माह {price} तक'],
  'Minimum price': ['किमान किंमत', 'कम से कम कीमत'],
  'Maximum price': ['कमाल किंमत', 'ज़्यादा से ज़्यादा कीमत'],
  Dharampeth: ['धरमपेठ', 'धरमपेठ'],
  '0.6 cr': ['0.6 कोटी', '0.6 करोड़'],
  BHK: ['बीएचके', 'बीएचके'],
  Keywords: ['शब्द', 'शब्द'],
  'corner plot, lake view': ['कॉर्नर प्लॉट, तलावासमोर', 'कॉर्नर प्लॉट, तालाब के सामने'],
  'Show properties': ['मालमत्ता दाखवा', 'प्रॉपर्टी दिखाएँ'],
});
