import { defineTexts } from '@/lib/platform/language/define';
import factLabels from './fact-labels';

/** What a listing says of itself: key facts, checks, neighbourhood and prices there. Only the server needs them. */
export default defineTexts({
  ...factLabels,
  '{count} BHK': ['{count} बीएचके', '{count} बीएचके'],
  '{price} a month': ['दरमहा {price}', '{price} प्रति माह'],
  '{count} in the building': ['इमारतीत {count}', 'इमारत में {count}'],
  Ground: ['तळमजला', 'ग्राउंड फ़्लोर'],
  '{floor} of {floors}': ['मजला {floor} (एकूण {floors})', 'मंज़िल {floor} (कुल {floors})'],
  '{count, plural, one {# month} other {# months}}': [
    '{count, plural, one {# महिना} other {# महिने}}',
    '{count, plural, one {# महीना} other {# महीने}}',
  ],
  '{count, plural, =0 {New} one {# year} other {# years}}': [
    '{count, plural, =0 {नवीन} one {# वर्ष} other {# वर्षे}}',
    '{count, plural, =0 {नया} one {# साल} other {# साल}}',
  ],
  'Approximate: within 200 m. Its owner shows only the area.': [
    'अंदाजे: 200 मीटरच्या आत. मालकाने फक्त परिसर दाखवला आहे.',
    'अंदाज़न: 200 मीटर के भीतर। मालिक ने केवल इलाका दिखाया है।',
  ],
  'Approximate: the middle of {locality}. Its owner has not given the exact place.': [
    'अंदाजे: {locality} परिसराचा मध्य. मालकाने नेमकी जागा दिलेली नाही.',
    'अंदाज़न: {locality} का बीच। मालिक ने सही जगह नहीं दी है।',
  ],
  'Approximate: the middle of the area of PIN code {pin}. Its owner has not given the exact place.': [
    'अंदाजे: पिन कोड {pin} असलेल्या भागाचा मध्य. मालकाने नेमकी जागा दिलेली नाही.',
    'अंदाज़न: पिन कोड {pin} के इलाके का बीच। मालिक ने सही जगह नहीं दी है।',
  ],
  // sections
  Videos: ['व्हिडिओ', 'वीडियो'],
  '{title}, video {number}': ['{title}, व्हिडिओ {number}', '{title}, वीडियो {number}'],
  Amenities: ['सुविधा', 'सुविधाएँ'],
  'Where it is': ['कुठे आहे', 'कहाँ है'],
  'About this property': ['या मालमत्तेबद्दल', 'इस प्रॉपर्टी के बारे में'],
  'Similar properties': ['अशाच इतर मालमत्ता', 'ऐसी और प्रॉपर्टी'],
  Contact: ['संपर्क', 'संपर्क'],
  'Key facts': ['मुख्य माहिती', 'मुख्य जानकारी'],
  'Property code {code}': ['मालमत्ता कोड {code}', 'प्रॉपर्टी कोड {code}'],
  'Id {id}': ['आयडी {id}', 'आईडी {id}'],
  'Ad date {date}': ['जाहिरातीची तारीख {date}', 'विज्ञापन की तारीख {date}'],
  'Verified on {date}': ['{date} रोजी पडताळली', '{date} को सत्यापित'],
  'Watch the video at {host}': ['व्हिडिओ पाहा: {host}', '{host} पर वीडियो देखें'],
  'Look around in 360° at {host}': ['360° दृश्य पाहा: {host}', '{host} पर 360° में देखें'],
  // who says a fact
  '{source, select, document {seen in a document} measured {measured} other {said}} {who, select, agency {by us} other {by the lister}}, {date}':
    [
      '{who, select, agency {{source, select, document {आम्ही कागदपत्रांत पाहिले} measured {आम्ही मोजले} other {आमच्या माहितीनुसार}}} other {{source, select, document {जाहिरातदाराने कागदपत्रांत दाखवले} measured {जाहिरातदाराने मोजले} other {जाहिरातदाराच्या माहितीनुसार}}}}, {date}',
      '{who, select, agency {{source, select, document {हमने दस्तावेज़ में देखा} measured {हमने नापा} other {हमारी जानकारी के अनुसार}}} other {{source, select, document {विज्ञापनदाता ने दस्तावेज़ में दिखाया} measured {विज्ञापनदाता ने नापा} other {विज्ञापनदाता के अनुसार}}}}, {date}',
    ],
  '{who, select, agency {by us} other {by the lister}}, {date}': [
    '{who, select, agency {आम्ही सांगितले} other {जाहिरातदाराने सांगितले}}, {date}',
    '{who, select, agency {हमने बताया} other {विज्ञापनदाता ने बताया}}, {date}',
  ],
  'What was checked': ['काय तपासले', 'क्या जाँचा गया'],
  // price and place
  'Price in its neighbourhood': ['परिसरातील किमतींच्या तुलनेत', 'आसपास की कीमतों के मुकाबले'],
  '{rate}; the middle of {count} similar {noun, select, home {homes} plot {plots} other {properties}} is {middle}':
    [
      '{rate}; अशाच {count} {noun, select, home {घरांचा} plot {प्लॉटचा} other {मालमत्तांचा}} मध्य दर (निम्मे महाग, निम्मे स्वस्त) {middle}',
      '{rate}; ऐसे {count} {noun, select, home {घरों} plot {प्लॉट} other {प्रॉपर्टी}} की मध्य दर (आधे महँगे, आधे सस्ते) {middle}',
    ],
  'Asking prices today within {km} km: {what}, for each square foot of {basis, select, carpetArea {carpet area} other {area}}{type, select, rent { and month} other {}}.':
    [
      '{km} किमीच्या आत आजच्या जाहिरातींतील किमती: {what}, {basis, select, carpetArea {चटई क्षेत्राच्या} other {क्षेत्रफळाच्या}} प्रति चौ. फूट{type, select, rent {, दरमहा} other {}}.',
      '{km} किमी के भीतर आज माँगी जा रही कीमतें: {what}, {basis, select, carpetArea {कार्पेट एरिया} other {क्षेत्रफल}} के प्रति वर्ग फुट{type, select, rent {, प्रति माह} other {}}।',
    ],
  'Asking prices today in {locality}: {what}, for each square foot of {basis, select, carpetArea {carpet area} other {area}}{type, select, rent { and month} other {}}.':
    [
      '{locality}मधील आजच्या जाहिरातींतील किमती: {what}, {basis, select, carpetArea {चटई क्षेत्राच्या} other {क्षेत्रफळाच्या}} प्रति चौ. फूट{type, select, rent {, दरमहा} other {}}.',
      '{locality} में आज माँगी जा रही कीमतें: {what}, {basis, select, carpetArea {कार्पेट एरिया} other {क्षेत्रफल}} के प्रति वर्ग फुट{type, select, rent {, प्रति माह} other {}}।',
    ],
  'None within 2 km. The nearest:': [
    '2 किमीच्या आत एकही नाही. सर्वांत जवळचे:',
    '2 किमी के भीतर कोई नहीं। सबसे पास:',
  ],
  'Within 2 km': ['2 किमीच्या आत', '2 किमी के भीतर'],
  Landmarks: ['जवळची ठिकाणे', 'लैंडमार्क'],
  'Straight lines from the middle of the area, to places that we know to about 500 m.': [
    'परिसराच्या मध्यापासून सरळ रेषेतील अंतरे; ठिकाणे सुमारे 500 मीटरपर्यंत अचूक.',
    'इलाके के बीच से सीधी दूरी; जगहें लगभग 500 मीटर तक सही।',
  ],
  'Straight lines, to places that we know to about 500 m.': [
    'सरळ रेषेतील अंतरे; ठिकाणे सुमारे 500 मीटरपर्यंत अचूक.',
    'सीधी दूरी; जगहें लगभग 500 मीटर तक सही।',
  ],
  'Price history': ['किमतीचा इतिहास', 'कीमत का इतिहास'],
  '{change, select, less {less} other {more}} by {amount}': [
    '{amount} {change, select, less {कमी} other {जास्त}}',
    '{amount} {change, select, less {कम} other {ज़्यादा}}',
  ],
  // who offers it
  'Listed by <b>{name}</b> · {role, select, owner {Owner} broker {Broker} other {Agency}}': [
    'जाहिरातदार: <b>{name}</b> · {role, select, owner {मालक} broker {एजंट} other {एजन्सी}}',
    'विज्ञापनदाता: <b>{name}</b> · {role, select, owner {मालिक} broker {ब्रोकर} other {एजेंसी}}',
  ],
  'Listed by <b>{name}</b> · Broker at {firm}': [
    'जाहिरातदार: <b>{name}</b> · एजंट, {firm}',
    'विज्ञापनदाता: <b>{name}</b> · {firm} के ब्रोकर',
  ],
  'MahaRERA agent number {number}': ['महारेरा एजंट क्रमांक {number}', 'महारेरा एजेंट नंबर {number}'],
  'MahaRERA agent number not given yet': ['महारेरा एजंट क्रमांक अजून दिलेला नाही', 'महारेरा एजेंट नंबर अभी नहीं दिया'],
  'Call Now': ['आत्ता फोन करा', 'अभी कॉल करें'],
  'Or call the agency: {number}': ['किंवा एजन्सीला फोन करा: {number}', 'या एजेंसी को कॉल करें: {number}'],
  'Write an e-mail': ['ई-मेल लिहा', 'ई-मेल लिखें'],
  'Enquiry form': ['चौकशी फॉर्म', 'पूछताछ फ़ॉर्म'],
  'Contact at once': ['थेट संपर्क', 'तुरंत संपर्क'],
  Call: ['फोन', 'कॉल'],
  Enquire: ['चौकशी', 'पूछताछ'],
  'Enquire Now': ['चौकशी करा', 'पूछताछ करें'],
  'Hello, I am interested in {title} ({url})': [
    'नमस्कार, मला या मालमत्तेबद्दल माहिती हवी आहे: {title} ({url})',
    'नमस्ते, मुझे {title} में रुचि है ({url})',
  ],
  'RERA registration': ['रेरा नोंदणी', 'रेरा रजिस्ट्रेशन'],
  'MahaRERA project': ['महारेरा प्रकल्प', 'महारेरा प्रोजेक्ट'],
  'QR code of project {number} at MahaRERA': [
    'महारेरावरील प्रकल्पाचा QR कोड: {number}',
    'महारेरा पर प्रोजेक्ट {number} का QR कोड',
  ],
});
