import { defineTexts } from '@/lib/platform/language/define';

/** A deal's tokens: the page and the receipt. */
export default defineTexts({
  Token: ['टोकन', 'टोकन'],
  'Asked for and paid: {sum} of at most {limit}': [
    'मागितलेली आणि भरलेली रक्कम: {sum}, मर्यादा {limit}',
    'माँगी और चुकाई गई रकम: {sum}, सीमा {limit}',
  ],
  'Section 13 sets no limit for lettings.': [
    'भाड्याच्या व्यवहारासाठी कलम 13 मध्ये मर्यादा नाही.',
    'किराए के सौदे के लिए धारा 13 में कोई सीमा नहीं है।',
  ],
  'Enter the price of the deal first.': ['आधी व्यवहाराची किंमत लिहा.', 'पहले सौदे की कीमत लिखें।'],
  'Source:': ['स्रोत:', 'स्रोत:'],
  'checked on {date}': ['{date} रोजी वाचले', '{date} को पढ़ा गया'],
  'Sources disagree about this:': ['स्रोतांमध्ये हे स्पष्ट नाही:', 'स्रोतों में यह स्पष्ट नहीं:'],
  'Enter a UPI address in the billing details first.': [
    'आधी बिलाच्या तपशिलात UPI पत्ता लिहा.',
    'पहले बिल के विवरण में UPI पता लिखें।',
  ],
  'Ask for a token': ['टोकन मागा', 'टोकन माँगें'],
  'Who pays': ['टोकन भरणारी व्यक्ती', 'भुगतान करने वाले'],
  Amount: ['रक्कम', 'रकम'],
  'Such as 1 lakh': ['उदा. 1 लाख', 'जैसे 1 लाख'],
  Terms: ['अटी', 'शर्तें'],
  'When it is and isn’t refunded. Both sides see this on the receipt': [
    'कधी परत मिळते आणि कधी नाही: दोन्ही बाजू हे पावतीवर वाचतात',
    'कब वापस मिलता है और कब नहीं: दोनों पक्ष यह रसीद पर पढ़ते हैं',
  ],
  'Also create a payment gateway page': ['पेमेंट गेटवेचे पानही', 'पेमेंट गेटवे का पेज भी'],
  'Create request': ['मागणी तयार करा', 'माँग बनाएँ'],
  'No token yet': ['अजून टोकन नाही', 'अभी कोई टोकन नहीं'],
  'Code to pay {amount} to {upi}': ['{amount} भरण्याचा कोड: {upi}', '{upi} पर {amount} चुकाने का कोड'],
  'Open in a UPI app': ['UPI ॲपमध्ये उघडा', 'UPI ऐप में खोलें'],
  'Gateway page': ['गेटवेचे पान', 'गेटवे का पेज'],
  Requested: ['मागितले', 'माँगा गया'],
  'Reference entered': ['संदर्भ क्रमांक लिहिला', 'संदर्भ नंबर लिखा गया'],
  'Payment confirmed': ['पुष्टी झाली', 'पुष्टि हुई'],
  Withdrawn: ['मागे घेतले', 'वापस लिया गया'],
  Refunded: ['परत केले', 'लौटाया गया'],
  Forfeited: ['जप्त झाले', 'ज़ब्त हुआ'],
  'Payer’s bank reference': ['भरणाऱ्याच्या बँकेचा संदर्भ क्रमांक', 'चुकाने वाले के बैंक का संदर्भ नंबर'],
  'UPI: 12 digits; NEFT and RTGS: 16 to 22 letters and digits': [
    'UPI: 12 अंक; NEFT आणि RTGS: 16 ते 22 अक्षरे आणि अंक',
    'UPI: 12 अंक; NEFT और RTGS: 16 से 22 अक्षर और अंक',
  ],
  'Paid on': ['भरल्याची तारीख', 'चुकाने की तारीख'],
  'Enter the reference': ['संदर्भ लिहा', 'संदर्भ लिखें'],
  'Withdraw the request': ['मागणी मागे घ्या', 'माँग वापस लें'],
  'Entered by {name}. Another person must confirm it against the bank statement.': [
    '{name} यांनी लिहिले. बँक स्टेटमेंट पाहून पुष्टी दुसऱ्या व्यक्तीने करायची.',
    '{name} ने लिखा। बैंक स्टेटमेंट देखकर पुष्टि किसी दूसरे व्यक्ति को करनी है।',
  ],
  'Reported by the payment gateway. A person must still confirm it against the bank statement.': [
    'पेमेंट गेटवेने कळवले. बँक स्टेटमेंट पाहून पुष्टी एका व्यक्तीने करायची.',
    'पेमेंट गेटवे ने बताया। बैंक स्टेटमेंट देखकर पुष्टि किसी व्यक्ति को करनी है।',
  ],
  'It’s in the bank statement': ['ते बँक स्टेटमेंटमध्ये आहे', 'वह बैंक स्टेटमेंट में है'],
  'It isn’t there': ['ते तिथे नाही', 'वह वहाँ नहीं है'],
  'Reference {reference}, paid on {date}': [
    'संदर्भ {reference}, {date} रोजी भरले',
    'संदर्भ {reference}, {date} को भुगतान',
  ],
  Receipt: ['पावती', 'रसीद'],
  'Refund reference': ['परत दिलेल्या रकमेचा संदर्भ क्रमांक', 'लौटाई गई रकम का संदर्भ नंबर'],
  'Refund the token': ['टोकन परत करा', 'टोकन लौटाएँ'],
  'Forfeit token': ['टोकन जप्त', 'टोकन ज़ब्त'],
  'The gateway reports a payment that doesn’t match: {what}. Check it before you continue.': [
    'पेमेंट गेटवेकडून आलेले पेमेंट जुळत नाही: {what}. पुढे जाण्याआधी ते तपासा.',
    'पेमेंट गेटवे से मिली भुगतान की सूचना मेल नहीं खाती: {what}। आगे बढ़ने से पहले उसे जाँच लें।',
  ],
  'The token is part of the price. It is refunded in full within 15 days if the title is not clear, if a paper that was promised is missing, or if the buyer’s bank refuses the loan in writing. If the buyer withdraws for another reason, the seller may keep it. If the seller withdraws, it is refunded in full at once.':
    [
      'टोकन हा किमतीचा भाग आहे. मालकी हक्क स्पष्ट नसेल, कबूल केलेली कागदपत्रे मिळाली नाहीत किंवा खरेदीदाराच्या बँकेने कर्ज लेखी नाकारले, तर टोकन 15 दिवसांत पूर्ण परत केले जाते. खरेदीदाराने दुसऱ्या कारणाने माघार घेतल्यास ते विक्रेत्याकडे राहू शकते. विक्रेत्याने माघार घेतल्यास ते लगेच पूर्ण परत केले जाते.',
      'टोकन कीमत का हिस्सा है। मालिकाना हक साफ़ न हो, वादा किए गए दस्तावेज़ न मिलें या खरीदार का बैंक लिखित में लोन देने से मना करे, तो वह 15 दिन में पूरा लौटाया जाता है। खरीदार किसी और कारण से पीछे हटे तो टोकन विक्रेता के पास रह सकता है। विक्रेता पीछे हटे तो वह तुरंत पूरा लौटाया जाता है।',
    ],
  // the receipt
  'Receipt for a token': ['टोकनची पावती', 'टोकन की रसीद'],
  'Received {amount} from {name} for {what}.': [
    '{name} यांच्याकडून {amount} मिळाले: {what}.',
    '{what} के लिए {name} से {amount} मिले।',
  ],
  'Payment reference: {reference}, {date}': [
    'पेमेंटचा संदर्भ: {reference}, {date}',
    'भुगतान का संदर्भ: {reference}, {date}',
  ],
  'Confirmed by {name} on {date}': ['{name} यांनी {date} रोजी पुष्टी केली', '{name} ने {date} को पुष्टि की'],
  'Refunded, reference {reference}: {reason}': [
    'परत केले, संदर्भ {reference}: {reason}',
    'लौटाया गया, संदर्भ {reference}: {reason}',
  ],
  'Forfeited: {reason}': ['जप्त: {reason}', 'ज़ब्त: {reason}'],
});
