import { defineTexts } from '@/lib/platform/language/define';

/** Costs of listing a property, on a page before sign-up. */
export default defineTexts({
  'What listing costs': ['मालमत्ता नोंदवण्याचा खर्च', 'लिस्ट करने का खर्च'],
  'What it costs to list your property': [
    'मालमत्ता नोंदवायला किती खर्च येतो',
    'प्रॉपर्टी लिस्ट करने में कितना खर्च आता है',
  ],
  'Listing is free. See how it works, what you need and what happens next.': [
    'मालमत्ता नोंदवणे मोफत आहे: किती वेळ लागतो, काय लागते आणि पुढे काय होते.',
    'लिस्ट करना मुफ़्त है: कितना समय लगता है, क्या चाहिए और आगे क्या होता है।',
  ],
  'Listing your property costs nothing': ['मालमत्ता नोंदवणे पूर्णपणे मोफत', 'प्रॉपर्टी लिस्ट करना पूरी तरह मुफ़्त'],
  'Ask us first': ['आधी आम्हाला विचारा', 'पहले हमसे पूछें'],
  'What does it cost?': ['किती खर्च येतो?', 'कितना खर्च आता है?'],
  'Nothing. Your home’s page, photos, enquiries and visits are free for as long as it’s listed.': [
    'काहीच नाही. जाहिरात असेपर्यंत तुमच्या घराचे पान, फोटो, चौकशा आणि भेटी मोफत आहेत.',
    'कुछ नहीं। जब तक लिस्टिंग है, आपके घर का पेज, फ़ोटो, पूछताछ और विज़िट मुफ़्त हैं।',
  ],
  'You pay a fee only if you ask our office to work for you, and we agree on it before we start.': [
    'तुम्ही आमच्या ऑफिसला काम सांगितले तरच शुल्क लागते; ते काम सुरू होण्यापूर्वी तुमच्याशी ठरते.',
    'फ़ीस तभी लगती है जब आप हमारे ऑफ़िस को काम सौंपें; वह काम शुरू होने से पहले आपसे तय होती है।',
  ],
  'Our usual fee with taxes: {percent}% of the price of a sale; of a letting {months, plural, one {one month’s rent} other {# months’ rent}}.':
    [
      'आमचे नेहमीचे शुल्क, करांसह: विक्रीत किमतीच्या {percent}%; भाड्यात {months, plural, one {एका महिन्याचे भाडे} other {# महिन्यांचे भाडे}}.',
      'हमारी सामान्य फ़ीस, टैक्स सहित: बिक्री में कीमत का {percent}%; किराए में {months, plural, one {एक महीने का किराया} other {# महीनों का किराया}}।',
    ],
  'How long does it take?': ['किती वेळ लागतो?', 'कितना समय लगता है?'],
  'About ten minutes, in three steps: what it is, where it is, photos.': [
    'सुमारे दहा मिनिटे, तीन टप्प्यांत: काय आहे, कुठे आहे, फोटो.',
    'करीब दस मिनट, तीन चरणों में: क्या है, कहाँ है, फ़ोटो।',
  ],
  'Everything you enter is saved, so you can stop and continue later or on another phone.': [
    'भरलेली सर्व माहिती जतन राहते: हवे तेव्हा थांबा आणि नंतर किंवा दुसऱ्या फोनवर पुढे भरा.',
    'भरी हुई सारी जानकारी सुरक्षित रहती है: जब चाहें रुकें और बाद में या दूसरे फ़ोन पर आगे भरें।',
  ],
  'What do I need?': ['काय लागते?', 'क्या चाहिए?'],
  'At least one photo (up to {count}), the price and the area.': [
    'किमान एक फोटो, जास्तीत जास्त {count}; किंमत आणि क्षेत्रफळ.',
    'कम से कम एक फ़ोटो, ज़्यादा से ज़्यादा {count}; कीमत और क्षेत्रफल।',
  ],
  'An email address that you confirm once.': [
    'एक ई-मेल पत्ता, ज्याची एकदा पुष्टी करायची.',
    'एक ई-मेल पता, जिसकी एक बार पुष्टि करनी है।',
  ],
  'The MahaRERA number, if the project isn’t finished.': [
    'अपूर्ण प्रकल्पासाठी: त्याचा महारेरा क्रमांक.',
    'अधूरे प्रोजेक्ट के लिए: उसका महारेरा नंबर।',
  ],
  'What happens next?': ['पुढे काय होते?', 'फिर क्या होता है?'],
  'Your home goes public as soon as nothing is missing. Our team reviews it and tells you if something has to change, and why.':
    [
      'माहिती पूर्ण होताच तुमचे घर सर्वांना दिसते. आमची टीम ते पाहते आणि काही बदलायचे असल्यास कारण सांगते.',
      'सब पूरा होते ही आपका घर सबको दिखता है। हमारी टीम उसे देखती है और कुछ बदलना हो तो कारण बताती है।',
    ],
  'Enquiries and visits come to you. Your number is shown only if you choose to.': [
    'चौकशा आणि भेटी तुमच्याकडे येतात. तुम्ही सांगितले तरच तुमचा नंबर दिसतो.',
    'पूछताछ और विज़िट आपके पास आती हैं। आपका नंबर तभी दिखता है जब आप कहें।',
  ],
  'You can change the price, pause it, mark it sold or delete it at any time.': [
    'किंमत बदलणे, जाहिरात थांबवणे, विकल्याचे कळवणे किंवा हटवणे: सर्व काही स्वतः, केव्हाही.',
    'कीमत बदलना, लिस्टिंग रोकना, बिकने की सूचना देना या हटाना: सब कुछ खुद, कभी भी।',
  ],
});
