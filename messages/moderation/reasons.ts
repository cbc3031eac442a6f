import { defineTexts } from '@/lib/platform/language/define';

/** Usual reasons of decisions about listings, as their owners read them. */
export default defineTexts({
  'The photos don’t show the property clearly.': [
    'फोटोंमध्ये मालमत्ता स्पष्ट दिसत नाही.',
    'फ़ोटो में प्रॉपर्टी साफ़ नहीं दिखती।',
  ],
  'The photos show another property.': ['फोटो दुसऱ्या मालमत्तेचे आहेत.', 'फ़ोटो किसी दूसरी प्रॉपर्टी की हैं।'],
  'The price does not fit the property. Please check it.': [
    'किंमत मालमत्तेशी जुळत नाही. कृपया तपासा.',
    'कीमत प्रॉपर्टी से मेल नहीं खाती। कृपया जाँचें।',
  ],
  'The title or description contains a phone number or a link.': [
    'शीर्षकात किंवा वर्णनात फोन नंबर किंवा लिंक आहे.',
    'शीर्षक या विवरण में फ़ोन नंबर या लिंक है।',
  ],
  'This property is listed already.': ['या मालमत्तेची जाहिरात आधीच दिलेली आहे.', 'इस प्रॉपर्टी की लिस्टिंग पहले से है।'],
  'The category or the sale/rent choice is wrong.': [
    'श्रेणी किंवा ती विक्रीसाठी आहे की भाड्याने, हे चुकीचे आहे.',
    'प्रॉपर्टी की श्रेणी या बिक्री-किराए की जानकारी गलत है।',
  ],
  'The MahaRERA project number is missing or wrong.': [
    'महारेरा प्रकल्प क्रमांक दिलेला नाही किंवा चुकीचा आहे.',
    'महारेरा प्रोजेक्ट नंबर नहीं दिया गया या गलत है।',
  ],
  'The property is no longer available.': ['मालमत्ता आता उपलब्ध नाही.', 'प्रॉपर्टी अब उपलब्ध नहीं है।'],
  'We have seen the place and the sale deed.': ['आम्ही जागा आणि खरेदीखत पाहिले आहे.', 'हमने जगह और सेल डीड देखी है।'],
  'We have seen the place, Index II and the tax receipt.': [
    'आम्ही जागा, इंडेक्स II आणि कराची पावती पाहिली आहे.',
    'हमने जगह, इंडेक्स II और टैक्स की रसीद देखी है।',
  ],
  'We have seen the land and its 7/12 extract.': [
    'आम्ही जमीन आणि तिचा ७/१२ उतारा पाहिला आहे.',
    'हमने ज़मीन और उसका 7/12 (सातबारा) देखा है।',
  ],
  'Details we had verified were changed.': [
    'आम्ही पडताळलेल्या माहितीत बदल झाला आहे.',
    'जो हमने सत्यापित किया था वह बदल गया है।',
  ],
  'The papers we had seen are out of date.': [
    'आम्ही पाहिलेली कागदपत्रे आता जुनी झाली आहेत.',
    'जो दस्तावेज़ हमने देखे थे वे अब पुराने हो गए हैं।',
  ],
  'Visitors have told us that it isn’t as described.': [
    'मालमत्ता वर्णनाप्रमाणे नसल्याचे आम्हाला कळवले गेले आहे.',
    'हमें बताया गया है कि प्रॉपर्टी विवरण जैसी नहीं है।',
  ],
});
