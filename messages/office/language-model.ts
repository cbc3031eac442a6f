import { defineTexts } from '@/lib/platform/language/define';

/** The page of the settings about the language model. */
export default defineTexts({
  'On. Remove LLM_URL, LLM_MODEL and LLM_KEY from the server’s environment to turn it off.': [
    'चालू. बंद करण्यासाठी सर्व्हरच्या एन्व्हायर्नमेंटमधून LLM_URL, LLM_MODEL आणि LLM_KEY काढा.',
    'चालू। बंद करने के लिए सर्वर के एनवायरनमेंट से LLM_URL, LLM_MODEL और LLM_KEY हटाएँ।',
  ],
  'Off: nothing is sent. Descriptions and photo texts are put together from the facts. To turn it on, set LLM_URL, LLM_MODEL and LLM_KEY in the server’s environment.':
    [
      'बंद: काहीही पाठवले जात नाही. वर्णने आणि फोटोंचे मजकूर माहितीवरून तयार होतात. चालू करण्यासाठी सर्व्हरच्या एन्व्हायर्नमेंटमध्ये LLM_URL, LLM_MODEL आणि LLM_KEY लिहा.',
      'बंद: कुछ नहीं भेजा जाता। विवरण और फ़ोटो की पंक्तियाँ जानकारी से बनती हैं। चालू करने के लिए सर्वर के एनवायरनमेंट में LLM_URL, LLM_MODEL और LLM_KEY लिखें।',
    ],
  'Where it is': ['कुठे आहे', 'कहाँ है'],
  Server: ['सर्व्हर', 'सर्वर'],
  Model: ['मॉडेल', 'मॉडल'],
  'What is sent': ['काय पाठवले जाते', 'क्या भेजा जाता है'],
  'Listing description': ['जाहिरातीचे वर्णन', 'लिस्टिंग का विवरण'],
  'Type, place, sizes, rooms, amenities and other facts chosen in the form. No price, address or typed text except the project’s name.':
    [
      'प्रकार, ठिकाण, क्षेत्रफळ, खोल्या, सुविधा आणि फॉर्ममध्ये निवडलेली इतर माहिती. किंमत, पत्ता किंवा प्रकल्पाचे नाव सोडून इतर लिहिलेला मजकूर नाही.',
      'प्रकार, जगह, क्षेत्रफल, कमरे, सुविधाएँ और फ़ॉर्म में चुनी गई दूसरी जानकारी। कीमत, पता या प्रोजेक्ट के नाम के अलावा लिखा हुआ कुछ नहीं।',
    ],
  'Photo descriptions': ['फोटोंचे मजकूर', 'फ़ोटो की पंक्तियाँ'],
  'The home’s type and place, and each photo’s room. No photo.': [
    'घराचा प्रकार व ठिकाण आणि प्रत्येक फोटोतील खोली. फोटो नाही.',
    'घर का प्रकार, जगह और हर फ़ोटो का कमरा। फ़ोटो नहीं।',
  ],
  'Lead summary': ['संभाव्य ग्राहकाशी झालेल्या संभाषणाचा सारांश', 'लीड से हुई बातचीत का सारांश'],
  'Messages and notes, without names, phone numbers, and mail, web and home addresses that we recognise.': [
    'संदेश आणि नोंदी; ओळखता येणारी नावे, फोन नंबर आणि ई-मेल, वेब व घरांचे पत्ते वगळून.',
    'संदेश और नोट; पहचान में आने वाले नाम, फ़ोन नंबर और ई-मेल, वेब व घर के पते हटाकर।',
  ],
  'Search box': ['शोध', 'खोज'],
  'A sentence with three or more words we didn’t understand, without names, phone numbers and addresses that we recognise. The reply is read like a typed search and can’t add a number, and the list says so.':
    [
      'तीन किंवा अधिक शब्द न समजलेले वाक्य; ओळखता येणारी नावे, फोन नंबर आणि पत्ते वगळून. उत्तर लिहिलेल्या शोधासारखे वाचले जाते, त्यात नवीन संख्या चालत नाही आणि यादीवर तसे लिहिलेले असते.',
      'वह वाक्य जिसके तीन या ज़्यादा शब्द समझ में नहीं आए; पहचान में आने वाले नाम, फ़ोन नंबर और पते हटाकर। जवाब लिखी गई खोज की तरह पढ़ा जाता है, उसमें नई संख्या नहीं चलती और सूची पर यह लिखा होता है।',
    ],
  'When, and what happens next': ['केव्हा आणि पुढे काय', 'कब और फिर क्या'],
  When: ['केव्हा', 'कब'],
  'Only when someone presses the button or searches, once each time.': [
    'फक्त त्यासाठीचे बटण दाबल्यावर किंवा शोधल्यावर, प्रत्येक वेळी एकदाच.',
    'सिर्फ़ उसका बटन दबाने या खोजने पर, हर बार एक ही बार।',
  ],
  Check: ['पडताळणी', 'जाँच'],
  'Numbers, amenities, places and promises that our search knows are compared with the facts. If one isn’t in the facts, we reject the text and use the template.':
    [
      'आमच्या शोधाला ओळखता येणाऱ्या संख्या, सुविधा, ठिकाणे आणि आश्वासने माहितीशी पडताळली जातात. त्यातील एखादी गोष्ट माहितीत नसेल तर मजकूर नाकारला जातो आणि ठरलेला नमुना वापरला जातो.',
      'हमारी खोज जो संख्याएँ, सुविधाएँ, जगहें और वादे पहचानती है, वे जानकारी से मिलाए जाते हैं। उनमें से कुछ जानकारी में न हो, तो लिखावट नहीं ली जाती और तय नमूना इस्तेमाल होता है।',
    ],
  Storage: ['साठवण', 'भंडारण'],
  'We don’t store replies. A description is saved only with the form.': [
    'उत्तर साठवले जात नाही. वर्णन फक्त फॉर्मसोबत जतन होते.',
    'जवाब सहेजा नहीं जाता। विवरण सिर्फ़ फ़ॉर्म के साथ सहेजा जाता है।',
  ],
});
