import { defineTexts } from '@/lib/platform/language/define';

/** The page that turns a forwarded message into a draft: components/imports/message-page.tsx. */
export default defineTexts({
  'List from a message': ['संदेशावरून जाहिरात', 'संदेश से लिस्टिंग'],
  'For example: 2bhk manish ngr 3rd flr semi furn 62.5 nego, with the owner’s number': [
    'उदाहरणार्थ: 2bhk manish ngr 3rd flr semi furn 62.5 nego, मालकाच्या नंबरसह',
    'जैसे: 2bhk manish ngr 3rd flr semi furn 62.5 nego, मालिक के नंबर के साथ',
  ],
  Photos: ['फोटो', 'फ़ोटो'],
  'Paste a message, or choose photos': ['संदेश पेस्ट करा किंवा फोटो निवडा', 'संदेश पेस्ट करें या फ़ोटो चुनें'],
  'We couldn’t read the message': ['संदेश वाचता आला नाही', 'संदेश पढ़ा नहीं जा सका'],
  'Reading...': ['वाचत आहे...', 'पढ़ा जा रहा है...'],
  'Create draft': ['मसुदा तयार करा', 'ड्राफ़्ट बनाएँ'],
  'Some of your photos were lost. Please choose the missing ones again.': [
    'तुमचे सर्व फोटो जतन झाले नाहीत. कृपया राहिलेले पुन्हा निवडा.',
    'आपकी सभी फ़ोटो सहेजी नहीं गईं। कृपया बाकी फ़ोटो फिर चुनें।',
  ],
  '{count, plural, one {The photo you shared is} other {The # photos you shared are}} here and will be in the draft.':
    [
      '{count, plural, one {तुम्ही शेअर केलेला फोटो आला आहे; तो मसुद्यात असेल.} other {तुम्ही शेअर केलेले # फोटो आले आहेत; ते मसुद्यात असतील.}}',
      '{count, plural, one {आपकी शेयर की हुई फ़ोटो आ गई है और ड्राफ़्ट में रहेगी।} other {आपकी शेयर की हुई # फ़ोटो आ गई हैं और ड्राफ़्ट में रहेंगी।}}',
    ],
  'Without copying': ['कॉपी न करता', 'बिना कॉपी किए'],
  'Install this site on your phone. Then share a message or its photos to it from WhatsApp or any other app.':
    [
      'ही साइट फोनवर इन्स्टॉल करा. मग WhatsApp किंवा इतर ॲपमधून संदेश किंवा फोटो तिच्यासोबत शेअर करा.',
      'यह साइट फ़ोन पर इंस्टॉल करें। फिर WhatsApp या किसी और ऐप से संदेश या फ़ोटो इसके साथ शेयर करें।',
    ],
  'Or forward it with its photos from {email} to your own drafts address: {address}': [
    'किंवा {email} या पत्त्यावरून तुमच्या मसुद्यांच्या पत्त्यावर फोटोंसह पाठवा: {address}',
    'या {email} से अपने ड्राफ़्ट वाले पते पर फ़ोटो के साथ भेजें: {address}',
  ],
  'Draft without a title': ['शीर्षक नसलेला मसुदा', 'बिना शीर्षक का ड्राफ़्ट'],
  'This looks like a request for a home. Are you offering one?': [
    'कोणाला तरी घर हवे आहे असे वाटते. हे घर उपलब्ध आहे का?',
    'लगता है किसी को घर की तलाश है। क्या यह घर उपलब्ध है?',
  ],
  Understood: ['असे समजलो', 'हमने यह समझा'],
  'Please check': ['कृपया तपासा', 'कृपया जाँचें'],
  'We read “{value}” as {says}': ['“{value}” म्हणजे {says} असे वाचले', '“{value}” को {says} पढ़ा गया'],
  'Still missing': ['अजून हवे', 'अभी चाहिए'],
  'Fill in what is missing': ['राहिलेली माहिती भरा', 'बाकी जानकारी भरें'],
  'Review and list': ['तपासून जाहिरात द्या', 'जाँचकर लिस्ट करें'],
  'Another message': ['दुसरा संदेश', 'दूसरा संदेश'],
  'You may already have this home': ['हे घर कदाचित आधीच आहे', 'यह घर शायद पहले से है'],
  'listed by someone else': ['दुसऱ्याची जाहिरात', 'किसी और की लिस्टिंग'],
  'It has the same owner’s number': ['मालकाचा नंबर तोच आहे', 'मालिक का नंबर वही है'],
  'Same locality, rooms and price': ['परिसर, खोल्या आणि किंमत तीच', 'इलाका, कमरे और कीमत वही'],
  'It has one of these photos': ['यांपैकी एक फोटो त्या जाहिरातीत आहे', 'इनमें से एक फ़ोटो उसमें है'],
  'Owner’s contact': ['मालकाचा संपर्क', 'मालिक का संपर्क'],
  'Some digits of a number in the message were hidden. Ask for the full number.': [
    'संदेशातल्या नंबरचे काही अंक झाकलेले होते. पूर्ण नंबर मागून घ्या.',
    'संदेश के नंबर के कुछ अंक छिपे थे। पूरा नंबर माँग लें।',
  ],
  'Only you see it. It is not part of the listing.': [
    'हा फक्त तुम्हाला दिसतो. तो जाहिरातीत नसतो.',
    'यह सिर्फ़ आपको दिखता है। यह लिस्टिंग में नहीं होता।',
  ],
  'Add at least one photo': ['किमान एक फोटो जोडा', 'कम से कम एक फ़ोटो जोड़ें'],
  Lakh: ['लाख', 'लाख'],
  Thousand: ['हजार', 'हज़ार'],
  'The first amount, without the rest': ['पहिली रक्कम, बाकीचे सोडून', 'पहली रकम, बाकी छोड़कर'],
  'The higher figure': ['मोठा आकडा', 'बड़ी संख्या'],
  Locality: ['परिसर', 'इलाका'],
  // the mail that a forwarded mail is answered with
  'We made a draft from your email. Check it and list it here:': [
    'तुमच्या मेलचा मसुदा तयार झाला. तो तपासून इथून जाहिरात द्या:',
    'आपके मेल का ड्राफ़्ट बन गया। देखकर यहाँ से लिस्ट करें:',
  ],
  'Still missing:': ['अजून हवे:', 'अभी चाहिए:'],
  'You may already have this home:': ['हे घर कदाचित आधीच आहे:', 'यह घर शायद पहले से है:'],
  'Draft from your email: {title}': ['तुमच्या मेलचा मसुदा तयार झाला: {title}', 'आपके मेल का ड्राफ़्ट बन गया: {title}'],
  'Open the draft': ['मसुदा उघडा', 'ड्राफ़्ट खोलें'],
});
