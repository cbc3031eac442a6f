import { defineTexts } from '@/lib/platform/language/define';

/** Visits to homes: cards, steps, and visiting hours. */
export default defineTexts({
  Visits: ['भेटी', 'विज़िट'],
  'Yes, we like it': ['हो, आवडले', 'हाँ, पसंद आया'],
  Maybe: ['कदाचित', 'शायद'],
  'No, it does not fit': ['नाही, जमत नाही', 'नहीं, ठीक नहीं'],
  'stop {stop} of {of} of a tour': ['फेरीतील थांबा {stop} (एकूण {of})', 'टूर का पड़ाव {stop} (कुल {of})'],
  'This home is sold.': ['हे घर विकले गेले आहे.', 'यह घर बिक चुका है।'],
  'This home is let.': ['हे घर भाड्याने दिले गेले आहे.', 'यह घर किराए पर दे दिया गया है।'],
  'This home is not available at the moment.': ['हे घर सध्या उपलब्ध नाही.', 'यह घर अभी उपलब्ध नहीं है।'],
  'This home is no longer offered.': ['हे घर आता उपलब्ध नाही.', 'यह घर अब उपलब्ध नहीं है।'],
  'See homes like this one': ['अशीच इतर घरे पाहा', 'ऐसे ही दूसरे घर देखें'],
  '{name} has taken the number back. This visit is arranged by email and on this page.': [
    '{name} यांनी नंबर परत घेतला आहे. ही भेट मेलने आणि या पानावर ठरवली जाते.',
    '{name} ने नंबर वापस ले लिया है। यह विज़िट मेल से और इस पेज पर तय होती है।',
  ],
  'You have taken your number back. This visit is arranged by email and on this page.': [
    'तुम्ही तुमचा नंबर परत घेतला आहे. ही भेट मेलने आणि या पानावर ठरवली जाते.',
    'आपने अपना नंबर वापस ले लिया है। यह विज़िट मेल से और इस पेज पर तय होती है।',
  ],
  '{name} offers {time}. Please reply': [
    '{name} यांनी सुचवलेली वेळ: {time}. कृपया उत्तर द्या',
    '{name} ने यह समय सुझाया: {time}। कृपया जवाब दें',
  ],
  '{name} offers {time} instead. Please reply': [
    '{name} यांनी त्याऐवजी सुचवलेली वेळ: {time}. कृपया उत्तर द्या',
    '{name} ने इसके बदले यह समय सुझाया: {time}। कृपया जवाब दें',
  ],
  'You offered {time}. {name} hasn’t replied yet': [
    'तुम्ही सुचवलेली वेळ: {time}. {name} यांचे उत्तर अजून आलेले नाही',
    'आपने यह समय सुझाया: {time}। {name} का जवाब अभी नहीं आया',
  ],
  'You offered {time} instead. {name} hasn’t replied yet': [
    'तुम्ही त्याऐवजी सुचवलेली वेळ: {time}. {name} यांचे उत्तर अजून आलेले नाही',
    'आपने इसके बदले यह समय सुझाया: {time}। {name} का जवाब अभी नहीं आया',
  ],
  '{name} asks for a visit. Please reply': [
    '{name} यांनी भेटीची विनंती केली आहे. कृपया उत्तर द्या',
    '{name} ने विज़िट का अनुरोध किया है। कृपया जवाब दें',
  ],
  '{name} asks for another time. Please reply': [
    '{name} यांनी दुसरी वेळ मागितली आहे. कृपया उत्तर द्या',
    '{name} ने दूसरे समय का अनुरोध किया है। कृपया जवाब दें',
  ],
  'You asked for a visit. {name} hasn’t replied yet': [
    'तुम्ही भेटीची विनंती केली आहे. {name} यांचे उत्तर अजून आलेले नाही',
    'आपने विज़िट का अनुरोध किया है। {name} का जवाब अभी नहीं आया',
  ],
  'You asked for another time. {name} hasn’t replied yet': [
    'तुम्ही दुसरी वेळ मागितली आहे. {name} यांचे उत्तर अजून आलेले नाही',
    'आपने दूसरे समय का अनुरोध किया है। {name} का जवाब अभी नहीं आया',
  ],
  'Was on {time}': ['भेट झाली: {time}', 'विज़िट हुई: {time}'],
  'No visit will take place': ['भेट होणार नाही', 'विज़िट नहीं होगी'],
  'The proposed times have passed': ['सुचवलेल्या वेळा निघून गेल्या', 'सुझाए गए समय निकल गए'],
  'Visit: {title}': ['भेट: {title}', 'विज़िट: {title}'],
  'Visit on {time}: {title}': ['भेट, {time}: {title}', 'विज़िट, {time}: {title}'],
  // the card
  You: ['तुम्ही', 'आप'],
  'Add to calendar': ['कॅलेंडरमध्ये जोडा', 'कैलेंडर में जोड़ें'],
  'This home is no longer listed.': ['हे घर आता साइटवर नाही.', 'यह घर अब साइट पर नहीं है।'],
  'with family': ['कुटुंबासह', 'परिवार के साथ'],
  'Possible: {times}': ['सोयीच्या वेळा: {times}', 'सुविधाजनक समय: {times}'],
  '{name} after the visit: {verdict}': ['भेटीनंतर {name}: {verdict}', 'विज़िट के बाद {name}: {verdict}'],
  'Your verdict: {verdict}': ['तुमचे मत: {verdict}', 'आपकी राय: {verdict}'],
  'Earlier ({count})': ['आधीच्या ({count})', 'पिछली ({count})'],
  // the way of a day
  '{count, plural, one {one visit} other {# visits}}': [
    '{count, plural, one {एक भेट} other {# भेटी}}',
    '{count, plural, one {एक विज़िट} other {# विज़िट}}',
  ],
  'The total distance is unknown because a home’s exact place isn’t given.': [
    'एकूण अंतर माहीत नाही: एका घराचे नेमके ठिकाण दिलेले नाही.',
    'कुल दूरी पता नहीं: एक घर की सटीक जगह नहीं दी गई है।',
  ],
  '{km} km in total, in straight lines': ['सरळ रेषेत एकूण {km} किमी', 'सीधी रेखा में कुल {km} किमी'],
  'distance unknown': ['अंतर माहीत नाही', 'दूरी पता नहीं'],
  '{km} km from the previous stop, in a straight line': [
    'आधीच्या ठिकाणापासून {km} किमी, सरळ रेषेत',
    'पिछली जगह से {km} किमी, सीधी रेखा में',
  ],
  'Map of {title}': ['नकाशा: {title}', 'नक्शा: {title}'],
  'The whole route on a map': ['संपूर्ण मार्ग नकाशावर', 'पूरा रास्ता नक्शे पर'],
  // steps
  'Confirm a time': ['एक वेळ निश्चित करा', 'एक समय तय करें'],
  Confirm: ['निश्चित करा', 'तय करें'],
  'Message, such as where to ring': [
    'काही सांगायचे असल्यास, उदा. बेल कुठे वाजवायची',
    'कुछ कहना हो तो, जैसे घंटी कहाँ बजाएँ',
  ],
  'Offer another time': ['दुसरी वेळ सुचवा', 'दूसरा समय सुझाएँ'],
  Offer: ['सुचवा', 'सुझाएँ'],
  'Keep the original time': ['वेळ आहे तीच ठेवा', 'समय वही रखें'],
  Keep: ['तीच ठेवा', 'वही रखें'],
  Decline: ['नकार द्या', 'मना करें'],
  'Decline visit': ['भेटीस नकार द्या', 'विज़िट के लिए मना करें'],
  'Cancel the visit': ['भेट रद्द करा', 'विज़िट रद्द करें'],
  'Cancel visit': ['भेट रद्द करा', 'विज़िट रद्द करें'],
  'Move the visit': ['भेटीची वेळ बदला', 'विज़िट का समय बदलें'],
  'Propose other times': ['दुसऱ्या वेळा सुचवा', 'दूसरे समय सुझाएँ'],
  Propose: ['सुचवा', 'सुझाएँ'],
  'Accept {time}': ['होकार द्या: {time}', 'हाँ कहें: {time}'],
  Accept: ['होकार द्या', 'हाँ कहें'],
  'How was it?': ['कसे वाटले?', 'कैसा लगा?'],
  'What do you think?': ['तुम्हाला काय वाटते?', 'आपको कैसा लगा?'],
  'A note': ['नोंद', 'नोट'],
  'Saved to your shortlist. Only you see it.': [
    'ती फक्त तुमच्या यादीत जाते, इतर कोणाकडेही नाही.',
    'यह सिर्फ़ आपकी सूची में जाता है, किसी और के पास नहीं।',
  ],
  'Tell {name} what I think, without the note': [
    'माझे मत {name} यांना सांगा, नोंद नाही',
    'मेरी राय {name} को बताएँ, नोट नहीं',
  ],
  // one's own visits
  'No visit yet': ['अजून एकही भेट नाही', 'अभी कोई विज़िट नहीं'],
  'Press “Book a visit” on a home. All you need is your name and mobile number. When you sign in, your visits come with you.':
    [
      'एखाद्या घराच्या पानावर “भेट ठरवा” दाबा. तुमचे नाव आणि मोबाइल नंबर पुरेसा आहे; लॉग इन केल्यावर तुमच्या भेटी सोबत येतात.',
      'किसी घर के पेज पर “विज़िट तय करें” दबाएँ। आपका नाम और मोबाइल नंबर काफ़ी है; लॉग इन करने पर आपकी विज़िट साथ आती हैं।',
    ],
  'Homes for sale': ['विक्रीसाठी घरे', 'बिक्री के लिए घर'],
  'We couldn’t load your visits.': ['तुमच्या भेटी उघडता आल्या नाहीत.', 'आपकी विज़िट नहीं खुल सकीं।'],
  'You’re offline. These are your visits as of {time}. You need a connection to reply.': [
    'इंटरनेट नाही. तुमच्या भेटींची ही माहिती या वेळची आहे: {time}. उत्तर देण्यासाठी इंटरनेट लागते.',
    'इंटरनेट नहीं है। आपकी विज़िट की यह जानकारी {time} की है; जवाब देने के लिए इंटरनेट चाहिए।',
  ],
  'To homes you show': ['तुम्ही दाखवत असलेल्या घरांच्या', 'आपके दिखाए जाने वाले घरों की'],
  'Your visits': ['तुमच्या भेटी', 'आपकी विज़िट'],
  // when homes are shown
  'When I show homes: {hours}': ['माझी घर दाखवण्याची वेळ: {hours}', 'मेरा घर दिखाने का समय: {hours}'],
  'When I show homes: same as the agency, {hours}': [
    'माझी घर दाखवण्याची वेळ: एजन्सीप्रमाणे, {hours}',
    'मेरा घर दिखाने का समय: एजेंसी की तरह, {hours}',
  ],
  'Saved. Visitors can book in these hours': [
    'जतन झाले. या वेळांत भेट ठरवता येईल',
    'सहेजा गया। अब विज़िट इसी समय में तय की जा सकती है',
  ],
  'Visitors can only ask for these hours. If you choose no day, the agency’s hours apply.': [
    'फक्त याच वेळांत भेटीची विनंती करता येते. एकही दिवस न निवडल्यास एजन्सीच्या वेळा लागू होतात.',
    'सिर्फ़ इसी समय में विज़िट का अनुरोध किया जा सकता है। कोई दिन न चुनने पर एजेंसी का समय लागू होता है।',
  ],
  Days: ['दिवस', 'दिन'],
  'Visiting hours': ['भेटींच्या वेळा', 'विज़िट का समय'],
  'First visit at': ['पहिल्या भेटीची वेळ', 'पहली विज़िट का समय'],
  'Last visit ends at': ['शेवटची भेट संपण्याची वेळ', 'आखिरी विज़िट खत्म होने का समय'],
  'Days without visits': ['भेटी नसलेले दिवस', 'बिना विज़िट के दिन'],
  'Dates such as 2026-12-25, separated by commas': [
    '2026-12-25 अशा तारखा, स्वल्पविराम देऊन',
    '2026-12-25 जैसी तारीखें, कॉमा लगाकर',
  ],
  'Save hours': ['वेळा जतन करा', 'समय सहेजें'],
  'Visits to your listings': ['तुमच्या जाहिरातींच्या भेटी', 'आपकी लिस्टिंग की विज़िट'],
  'No visits yet': ['अजून भेटीची एकही विनंती नाही', 'अभी विज़िट का एक भी अनुरोध नहीं'],
  'When someone wants to see one of your listings, you get an email. Confirm a time here or with its link.': [
    'कोणाला तुमची जाहिरात पाहायची असेल, तर तुम्हाला मेल येतो; इथे किंवा त्यातील लिंकने वेळ निश्चित करा.',
    'कोई आपकी लिस्टिंग देखना चाहे तो आपको मेल मिलता है; यहाँ या उसके लिंक से समय तय करें।',
  ],
});
