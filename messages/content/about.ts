import { defineTexts } from '@/lib/platform/language/define';

/** The page about the agency; the promises are in lib/content/constants.ts. */
export default defineTexts({
  About: ['आमच्याविषयी', 'हमारे बारे में'],
  'About us: one office for property': [
    'आमच्याविषयी: मालमत्तेसाठी एकच ऑफिस',
    'हमारे बारे में: प्रॉपर्टी के लिए एक ही ऑफ़िस',
  ],
  'About {name}': ['ओळख: {name}', '{name} के बारे में'],
  '{name} is a property consultancy in {city} with seven lines, from realty, loans and legal to design and buildings. How we work and how to reach us.':
    [
      '{name} ही {city}मधील मालमत्ता सल्लागार संस्था आहे: खरेदी-विक्री, कर्ज, कायदा ते डिझाइन आणि इमारती असे सात विभाग. आम्ही कसे काम करतो आणि कुठे भेटतो.',
      '{name} {city} की प्रॉपर्टी सलाहकार संस्था है: खरीद-बिक्री, लोन, कानून से डिज़ाइन और इमारतों तक सात विभाग। हम कैसे काम करते हैं और कहाँ मिलते हैं।',
    ],
  'Seven kinds of help with one decision: a place of your own': [
    'स्वतःच्या जागेच्या एका निर्णयासाठी सात प्रकारची मदत',
    'अपनी जगह के एक फ़ैसले के लिए सात तरह की मदद',
  ],
  '{name} is a property consultancy in {city}. We began with buying and letting, and learned that a family that has found a house still needs a lender, a lawyer, a mason and, later, someone who keeps the lift running. So we built a line for each.':
    [
      '{name} ही {city}मधील मालमत्ता सल्लागार संस्था आहे. आम्ही खरेदी आणि भाड्यापासून सुरुवात केली आणि कळले की घर मिळाल्यावरही कुटुंबाला कर्ज देणारा, वकील, गवंडी आणि पुढे लिफ्ट सुरू ठेवणारा लागतो. म्हणून प्रत्येकासाठी एक विभाग उभा केला.',
      '{name} {city} की प्रॉपर्टी सलाहकार संस्था है। हमने खरीद और किराए से शुरुआत की और जाना कि घर मिल जाने पर भी परिवार को लोन देने वाला, वकील, राजमिस्त्री और आगे चलकर लिफ़्ट चालू रखने वाला चाहिए। इसलिए हर काम के लिए एक विभाग बनाया।',
    ],
  '“{tagline}” is what we call it. In practice it means reading papers, measuring rooms and answering the phone.':
    [
      'आम्ही याला “{tagline}” म्हणतो. प्रत्यक्षात याचा अर्थ कागदपत्रे वाचणे, खोल्या मोजणे आणि फोन उचलणे.',
      'हम इसे “{tagline}” कहते हैं। असल में इसका मतलब है दस्तावेज़ पढ़ना, कमरे नापना और फ़ोन उठाना।',
    ],
  'What you can hold us to': ['आमच्याकडून याची अपेक्षा ठेवा', 'हमसे इनकी उम्मीद रखें'],
  'We say which area we mean': ['कोणते क्षेत्रफळ, ते स्पष्ट', 'कौन-सा क्षेत्रफल, साफ़ लिखा'],
  'Carpet, built-up and super built-up are three different numbers. We show which one a figure is, and price on carpet wherever it is known.':
    [
      'चटई, बिल्ट-अप आणि सुपर बिल्ट-अप हे तीन वेगळे आकडे आहेत. कोणता आकडा आहे ते आम्ही दाखवतो आणि माहीत असेल तिथे दर चटई क्षेत्रावर सांगतो.',
      'कार्पेट एरिया, बिल्ट-अप और सुपर बिल्ट-अप तीन अलग आँकड़े हैं। कौन-सा आँकड़ा है यह हम दिखाते हैं और जहाँ पता हो, दर कार्पेट एरिया पर बताते हैं।',
    ],
  'Verified means one thing': ['पडताळले म्हणजे नेमके काय', 'सत्यापित का एक ही अर्थ है'],
  'A listing gets the green mark only after our team has checked its title, description, price, place, size and photos against evidence. Each paper shows who has seen it. Everything else is labelled for what it is.':
    [
      'आमच्या टीमने शीर्षक, वर्णन, किंमत, ठिकाण, क्षेत्रफळ आणि फोटो पुराव्यांशी ताडून पाहिल्यावरच मालमत्तेला हिरवी खूण मिळते. कोणते कागदपत्र कोणी पाहिले ते त्या कागदपत्रासमोर लिहिलेले असते. बाकी सर्व जसे आहे तसे लिहिलेले असते.',
      'हमारी टीम के शीर्षक, विवरण, कीमत, जगह, क्षेत्रफल और फ़ोटो का सबूतों से मिलान कर लेने के बाद ही प्रॉपर्टी को हरा निशान मिलता है। कौन-सा दस्तावेज़ किसने देखा है यह उसी के सामने लिखा होता है। बाकी सब जैसा है वैसा लिखा होता है।',
    ],
  'Full costs': ['पूर्ण खर्च समोर', 'पूरा खर्च सामने'],
  'Stamp duty, registration and taxes are shown next to the price, and each rate has its date, so your budget is real.':
    [
      'किमतीशेजारी मुद्रांक शुल्क, नोंदणी आणि कर, प्रत्येक दर केव्हापासून लागू आहे त्यासह; म्हणजे बजेट कोलमडत नाही.',
      'कीमत के साथ स्टाम्प ड्यूटी, रजिस्ट्रेशन और टैक्स और हर दर कब से लागू है; ताकि बजट न बिगड़े।',
    ],
  'Your number stays here': ['तुमचा नंबर इथेच राहतो', 'आपका नंबर यहीं रहता है'],
  'An enquiry goes to the person who can answer it. It is not sold, and it is not passed around.': [
    'चौकशी उत्तर देऊ शकणाऱ्या व्यक्तीकडेच जाते. ती विकली जात नाही किंवा इतरांना दिली जात नाही.',
    'पूछताछ उन्हीं के पास जाती है जो जवाब दे सकते हैं। वह न बेची जाती है, न इधर-उधर दी जाती है।',
  ],
  'The seven lines': ['सात विभाग', 'सात विभाग'],
  'Where to find us': ['आम्ही कुठे आहोत', 'हम कहाँ हैं'],
  'MahaRERA agent registration: {number}': ['महारेरा एजंट नोंदणी: {number}', 'महारेरा एजेंट रजिस्ट्रेशन: {number}'],
});
