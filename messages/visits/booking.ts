import { defineTexts } from '@/lib/platform/language/define';

/** The sheet for requesting a visit. */
export default defineTexts({
  Mobile: ['मोबाइल', 'मोबाइल'],
  'Book a visit': ['भेट ठरवा', 'विज़िट तय करें'],
  'We couldn’t load the form. Please try again.': [
    'फॉर्म उघडता आला नाही. पुन्हा दाबा.',
    'फ़ॉर्म नहीं खुल सका। फिर से दबाएँ।',
  ],
  'Visit to {title}': ['भेट: {title}', 'विज़िट: {title}'],
  'Visit this home': ['हे घर पाहायला या', 'यह घर देखने आएँ'],
  'Visit: {title}': ['भेट: {title}', 'विज़िट: {title}'],
  'We couldn’t load the free times. Please try again.': [
    'मोकळ्या वेळा मिळाल्या नाहीत. पुन्हा प्रयत्न करा.',
    'खाली समय नहीं मिल सके। फिर से कोशिश करें।',
  ],
  'Loading the free times...': ['मोकळ्या वेळा पाहत आहे...', 'खाली समय देखे जा रहे हैं...'],
  'No visits are possible at the moment. Please call.': [
    'सध्या भेट शक्य नाही. कृपया फोन करा.',
    'अभी विज़िट संभव नहीं। कृपया कॉल करें।',
  ],
  'When could you come? Up to {count} times': [
    'तुम्ही कधी येऊ शकता? जास्तीत जास्त {count} वेळा',
    'आने के लिए कौन-सा समय ठीक रहेगा? ज़्यादा से ज़्यादा {count} समय',
  ],
  'Chosen times': ['निवडलेल्या वेळा', 'चुने हुए समय'],
  'I’m coming with family': ['मी कुटुंबासह येईन', 'परिवार भी साथ आएगा'],
  'Get the reply by email, or add a message': [
    'उत्तर ई-मेलने मिळवा किंवा काही लिहा',
    'जवाब ई-मेल से पाएँ या कुछ लिखें',
  ],
  'For a confirmation with a calendar entry, and a reminder': [
    'कॅलेंडरमध्ये नोंदीसह पुष्टी आणि स्मरणपत्र मिळण्यासाठी',
    'कैलेंडर की एंट्री के साथ पुष्टि और रिमाइंडर के लिए',
  ],
  'See other homes on the same route': ['त्याच वाटेवरची इतर घरे पाहा', 'उसी रास्ते के दूसरे घर देखें'],
  '{km} km away': ['{km} किमी अंतरावर', '{km} किमी दूर'],
  'You have asked for {count} visits. This order makes the shortest route:': [
    'तुम्ही {count} भेटींची विनंती केली आहे. या क्रमाने गेल्यास अंतर सर्वांत कमी:',
    'आपने {count} विज़िट का अनुरोध किया है। इस क्रम में रास्ता सबसे छोटा है:',
  ],
  '{km} km from the previous stop': ['मागच्या थांब्यापासून {km} किमी', 'पिछले पड़ाव से {km} किमी'],
  '{km} km in total, in straight lines': ['सरळ रेषेत एकूण {km} किमी', 'सीधी रेखा में कुल {km} किमी'],
  'The whole route on a map': ['संपूर्ण मार्ग नकाशावर', 'पूरा रास्ता नक्शे पर'],
  'Sending...': ['पाठवत आहे...', 'भेजा जा रहा है...'],
  'Ask for a visit': ['भेटीची विनंती करा', 'विज़िट का अनुरोध करें'],
  '{host} gets your name and number for this visit only.': [
    '{host} यांना तुमचे नाव आणि नंबर फक्त या भेटीसाठी मिळतात.',
    '{host} को आपका नाम और नंबर केवल इस विज़िट के लिए मिलता है।',
  ],
  'The request wasn’t sent. Please try again.': [
    'भेटीची विनंती पाठवता आली नाही. पुन्हा प्रयत्न करा.',
    'अनुरोध नहीं भेजा जा सका। फिर से कोशिश करें।',
  ],
  'You have asked for a visit': ['तुम्ही भेटीची विनंती केली आहे', 'आपका अनुरोध मिल गया'],
  '{host} will confirm a time, offer another or decline. We’ll email you.': [
    '{host} यांच्याकडून वेळ निश्चित होईल, दुसरी वेळ सुचवली जाईल किंवा नकार येईल. तेव्हा तुम्हाला ई-मेल येईल.',
    '{host} की ओर से समय तय होगा, दूसरा समय सुझाया जाएगा या मना किया जाएगा। तब आपको ई-मेल मिलेगा।',
  ],
  '{host} will confirm a time, offer another or decline. You’ll see it under My visits and at your own link:':
    [
      '{host} यांच्याकडून वेळ निश्चित होईल, दुसरी वेळ सुचवली जाईल किंवा नकार येईल. ते ‘माझ्या भेटी’ इथे आणि तुमच्या लिंकवर दिसेल:',
      '{host} की ओर से समय तय होगा, दूसरा समय सुझाया जाएगा या मना किया जाएगा। यह ‘मेरी विज़िट’ में और आपके लिंक पर दिखेगा:',
    ],
  'Your link to this visit': ['या भेटीची तुमची लिंक', 'इस विज़िट का आपका लिंक'],
  'Send the link on WhatsApp': ['लिंक WhatsApp वर पाठवा', 'लिंक WhatsApp पर भेजें'],
  'Anyone with the link can change the visit. It shows no number or email address.': [
    'ज्यांच्याकडे लिंक आहे ते भेट बदलू शकतात. त्यात नंबर किंवा ई-मेल दिसत नाही.',
    'इस लिंक से विज़िट बदली जा सकती है। उसमें न नंबर दिखता है, न ई-मेल।',
  ],
});
