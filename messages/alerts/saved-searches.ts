import { defineTexts } from '@/lib/platform/language/define';

/** Saved searches: the offer on lists, its sheet, and the page of all searches. */
export default defineTexts({
  'Save this search': ['हा शोध जतन करा', 'यह खोज सहेजें'],
  'Alerts for this search': ['या शोधाच्या सूचना', 'इस खोज के अलर्ट'],
  'Hear about new homes: {search}': ['नवीन घरांची सूचना मिळवा: {search}', 'नए घरों की जानकारी पाएँ: {search}'],
  Dismiss: ['सूचनांची ही चौकट बंद करा', 'अलर्ट का यह बॉक्स बंद करें'],
  // the sheet
  'Search saved': ['शोध जतन केला', 'खोज सहेजी गई'],
  'Nearly done': ['आता एकच पायरी बाकी', 'बस एक कदम बाकी'],
  'My saved searches': ['माझे जतन केलेले शोध', 'मेरी सहेजी गई खोजें'],
  'We’ll tell you about new homes, price drops, and homes that come back or leave the market.': [
    'नवीन घरे, कमी झालेल्या किमती, पुन्हा उपलब्ध झालेली आणि आता उपलब्ध नसलेली घरे: सर्व आम्ही कळवतो.',
    'नए घर, घटी हुई कीमतें, फिर उपलब्ध हुए घर और जो अब उपलब्ध नहीं हैं: सब हम बताते हैं।',
  ],
  'We’ll email you a link first. You don’t need an account, and you can stop with one tap.': [
    'आधी एक ई-मेल येतो, त्यात लिंक असते. खाते लागत नाही आणि एका टॅपने हे थांबते.',
    'पहले एक ई-मेल आता है, जिसमें लिंक होता है। खाता नहीं चाहिए और एक टैप से यह रुक जाता है।',
  ],
  'Save and alert me': ['जतन करा आणि कळवा', 'सहेजें और मुझे बताएँ'],
  'How often': ['किती वेळा', 'कितनी बार'],
  'As it happens': ['लगेच', 'तुरंत'],
  'Once a day': ['दिवसातून एकदा', 'दिन में एक बार'],
  'Once a week': ['आठवड्यातून एकदा', 'हफ़्ते में एक बार'],
  'Between 8 am and 9 pm': ['सकाळी 8 ते रात्री 9 दरम्यान', 'सुबह 8 से रात 9 बजे के बीच'],
  'At 8 am': ['सकाळी 8 वाजता', 'सुबह 8 बजे'],
  'On Saturdays at 8 am': ['शनिवारी सकाळी 8 वाजता', 'शनिवार सुबह 8 बजे'],
  // the page
  'Saved searches': ['जतन केलेले शोध', 'सहेजी गई खोजें'],
  'Your saved searches, and how often we email you about new homes.': [
    'तुम्ही जतन केलेले शोध आणि नवीन घरांविषयी आम्ही किती वेळा कळवतो.',
    'आपकी सहेजी गई खोजें और नए घरों के बारे में हम कितनी बार बताते हैं।',
  ],
  'Sign in to see your account’s searches. If you get alerts without an account, each email links to all of them, and we can send that link again.':
    [
      'लॉग इन केल्यावर तुमच्या खात्याचे शोध इथे दिसतात. खात्याशिवाय सूचना मिळत असतील, तर प्रत्येक ई-मेलमध्ये सर्व सूचनांची लिंक असते; ती आम्ही पुन्हा पाठवू शकतो.',
      'लॉग इन करने पर आपके खाते की खोजें यहाँ दिखती हैं। अगर बिना खाते के अलर्ट मिलते हैं, तो हर ई-मेल में उन सबका लिंक होता है; वह हम फिर भेज सकते हैं।',
    ],
  'Sign in': ['लॉग इन', 'लॉग इन करें'],
  'Send me the link': ['मला लिंक पाठवा', 'मुझे लिंक भेजें'],
  'We couldn’t load your searches.': ['तुमचे शोध उघडता आले नाहीत.', 'आपकी खोजें नहीं खुल सकीं।'],
  'Delete “{search}”?': ['“{search}” हा शोध हटवायचा?', 'खोज “{search}” हटाएँ?'],
  Paused: ['थांबवलेला', 'रुकी हुई'],
  'How often: {search}': ['किती वेळा: {search}', 'कितनी बार: {search}'],
  Resume: ['पुन्हा सुरू करा', 'फिर शुरू करें'],
  'Yes, send me these alerts': ['हो, या सूचना पाठवा', 'हाँ, ये अलर्ट भेजें'],
  'No search saved yet': ['अजून कोणताही शोध जतन केलेला नाही', 'अभी कोई खोज सहेजी नहीं गई'],
  'Filter a list until it shows what you want and press “Save this search”. We’ll write when something matches.':
    [
      'हवे ते दिसेपर्यंत यादीला फिल्टर लावा आणि “हा शोध जतन करा” दाबा: जुळणारे काही आले की आम्ही कळवू.',
      'जो चाहिए वह दिखने तक सूची पर फ़िल्टर लगाएँ और “यह खोज सहेजें” दबाएँ: कुछ मेल खाते ही हम बताएँगे।',
    ],
  'Homes for sale': ['विक्रीसाठी घरे', 'बिक्री के लिए घर'],
  'Homes for rent': ['भाड्याची घरे', 'किराए के घर'],
  'Alerts begin when you confirm your email address with the link that we sent at sign-up.': [
    'नोंदणीच्या वेळी पाठवलेल्या लिंकने ई-मेल पत्त्याची पुष्टी केल्यावर सूचना सुरू होतात.',
    'रजिस्टर करते समय भेजे गए लिंक से ई-मेल पते की पुष्टि करने पर अलर्ट शुरू होते हैं।',
  ],
  'All alerts are stopped.': ['सर्व सूचना थांबवल्या आहेत.', 'सभी अलर्ट रोक दिए गए हैं।'],
  'Resume alerts': ['सूचना पुन्हा सुरू करा', 'अलर्ट फिर शुरू करें'],
  'Stop all alerts': ['सर्व सूचना थांबवा', 'सभी अलर्ट रोकें'],
  // behind a mailed link
  'Your alerts': ['तुमच्या सूचना', 'आपके अलर्ट'],
  'Anyone with this link can change and delete them. Keep it private.': [
    'ही लिंक ज्यांच्याकडे आहे, त्यांना सूचना बदलता आणि हटवता येतात. ती स्वतःपुरती ठेवा.',
    'इस लिंक से अलर्ट बदले और हटाए जा सकते हैं। इसे अपने तक रखें।',
  ],
  // on this device
  'Your browser couldn’t turn on notifications. Alerts come by email.': [
    'तुमच्या ब्राउझरला नोटिफिकेशन सुरू करता आले नाही. सूचना ई-मेलने येतात.',
    'आपका ब्राउज़र नोटिफ़िकेशन चालू नहीं कर सका। अलर्ट ई-मेल से आते हैं।',
  ],
  'This browser blocks our notifications, so alerts come by email. You can allow notifications in your browser’s settings.':
    [
      'या ब्राउझरमध्ये या साइटची नोटिफिकेशन बंद आहेत. सूचना ई-मेलने येतात; ब्राउझरच्या सेटिंगमध्ये परवानगी देता येते.',
      'इस ब्राउज़र में इस साइट के नोटिफ़िकेशन बंद हैं। अलर्ट ई-मेल से आते हैं; ब्राउज़र की सेटिंग में अनुमति दी जा सकती है।',
    ],
  'Alert me on this device': ['या डिव्हाइसवर कळवा', 'इस डिवाइस पर बताएँ'],
  'Instant alerts come to this device.': ['तत्काळ सूचना या डिव्हाइसवर येतात.', 'तुरंत अलर्ट इस डिवाइस पर आते हैं।'],
  'Turn off': ['बंद करा', 'बंद करें'],
});
