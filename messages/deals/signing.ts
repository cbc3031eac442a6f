import { defineTexts } from '@/lib/platform/language/define';

/** Signing of documents: the page of a signer, the page of the firm, mails, and the certificate page. */
export default defineTexts({
  // states
  'Waiting for signatures': ['स्वाक्षऱ्यांची प्रतीक्षा', 'हस्ताक्षरों का इंतज़ार'],
  'All have signed': ['सर्वांनी स्वाक्षरी केली', 'सबने हस्ताक्षर कर दिए'],
  Signed: ['स्वाक्षरी झाली', 'हस्ताक्षर हो गए'],
  Refused: ['नाकारले', 'मना किया गया'],
  Withdrawn: ['मागे घेतले', 'वापस लिया गया'],
  Expired: ['मुदत संपली', 'समय समाप्त'],
  'Has not signed yet': ['अजून स्वाक्षरी केलेली नाही', 'अभी हस्ताक्षर नहीं किए'],
  'Has signed': ['स्वाक्षरी केली', 'हस्ताक्षर किए'],
  'Has refused': ['स्वाक्षरीस नकार दिला', 'हस्ताक्षर से मना किया'],
  // manners
  'Typed name': ['टाइप केलेले नाव', 'टाइप किया हुआ नाम'],
  'Drawn name': ['हाताने काढलेली सही', 'हाथ से बनाए हस्ताक्षर'],
  'Aadhaar eSign': ['आधार ई-साइन', 'आधार ई-साइन'],
  // events
  'Sent for signing': ['स्वाक्षरीसाठी पाठवले', 'हस्ताक्षर के लिए भेजा गया'],
  'Opened the page': ['पान उघडले', 'पेज खोला'],
  'Asked for a code': ['कोड मागवला', 'कोड माँगा'],
  'Entered a wrong code': ['चुकीचा कोड लिहिला', 'गलत कोड लिखा'],
  'Aadhaar eSign did not succeed': ['आधार ई-साइन झाले नाही', 'आधार ई-साइन सफल नहीं हुआ'],
  'Aadhaar eSign did not succeed. Try again, or sign with a code.': [
    'आधार ई-साइन झाले नाही. पुन्हा प्रयत्न करा किंवा कोडने स्वाक्षरी करा.',
    'आधार ई-साइन सफल नहीं हुआ। फिर कोशिश करें या कोड से हस्ताक्षर करें।',
  ],
  'Refused to sign': ['स्वाक्षरीस नकार दिला', 'हस्ताक्षर से मना किया'],
  Reminded: ['स्मरणपत्र पाठवले', 'रिमाइंडर भेजा गया'],
  'Link sent again': ['लिंक पुन्हा पाठवली', 'लिंक फिर भेजा गया'],
  'Withdrawn by the agent': ['एजंटने मागे घेतले', 'एजेंट ने वापस लिया'],
  'The time to sign has ended': ['स्वाक्षरीची मुदत संपली', 'हस्ताक्षर का समय समाप्त हुआ'],
  // certificate page
  'Certificate of signing': ['स्वाक्षरीचे प्रमाणपत्र', 'हस्ताक्षर का प्रमाणपत्र'],
  Document: ['दस्तऐवज', 'दस्तावेज़'],
  Firm: ['फर्म', 'फ़र्म'],
  Completed: ['पूर्ण झाले', 'पूरा हुआ'],
  'Hash of the text that was signed (SHA-256)': [
    'स्वाक्षरी केलेल्या मजकुराचा हॅश (SHA-256)',
    'हस्ताक्षरित पाठ का हैश (SHA-256)',
  ],
  'Fingerprint of the firm’s certificate (SHA-256)': [
    'फर्मच्या प्रमाणपत्राचा फिंगरप्रिंट (SHA-256)',
    'फ़र्म के प्रमाणपत्र का फ़िंगरप्रिंट (SHA-256)',
  ],
  'Hash of the copy with the eSign (SHA-256)': [
    'ई-साइन असलेल्या प्रतीचा हॅश (SHA-256)',
    'ई-साइन वाली प्रति का हैश (SHA-256)',
  ],
  'Reached at': ['संपर्क', 'संपर्क'],
  Manner: ['पद्धत', 'तरीका'],
  Events: ['घटना', 'घटनाएँ'],
  'All times are Indian Standard Time. Network addresses and contacts are shortened. The firm has signed this file with its own certificate (PAdES): a change after that breaks the signature. Programs do not know the certificate by themselves; compare its fingerprint with the firm’s.':
    [
      'सर्व वेळा भारतीय प्रमाणवेळेनुसार आहेत. नेटवर्क पत्ते आणि संपर्क संक्षिप्त केले आहेत. फर्मने ही फाइल स्वतःच्या प्रमाणपत्राने (PAdES) स्वाक्षरित केली आहे: त्यानंतर केलेल्या कोणत्याही बदलाने स्वाक्षरी अवैध ठरते. प्रोग्रामना हे प्रमाणपत्र आपोआप ओळखता येत नाही; त्याचा फिंगरप्रिंट फर्मच्या फिंगरप्रिंटशी जुळवून पाहा.',
      'सभी समय भारतीय मानक समय में हैं। नेटवर्क पते और संपर्क संक्षिप्त किए गए हैं। फ़र्म ने इस फ़ाइल पर अपने प्रमाणपत्र (PAdES) से हस्ताक्षर किए हैं: इसके बाद कोई भी बदलाव होने पर हस्ताक्षर अमान्य हो जाते हैं। प्रोग्राम इस प्रमाणपत्र को अपने-आप नहीं पहचानते; इसका फ़िंगरप्रिंट फ़र्म के फ़िंगरप्रिंट से मिलाएँ।',
    ],
  // mails
  'Please sign: {title}': ['कृपया स्वाक्षरी करा: {title}', 'कृपया हस्ताक्षर करें: {title}'],
  'Reminder: please sign {title}': [
    'स्मरणपत्र: कृपया स्वाक्षरी करा: {title}',
    'रिमाइंडर: कृपया हस्ताक्षर करें: {title}',
  ],
  '{firm} asks you to read and sign this document: {title}.': [
    'कृपया हा दस्तऐवज वाचून त्यावर स्वाक्षरी करा: {title}. विनंती करणारी फर्म: {firm}.',
    '{firm} का अनुरोध है कि आप यह दस्तावेज़ पढ़कर हस्ताक्षर करें: {title}।',
  ],
  'You are asked to read and sign this document: {title}.': [
    'हा दस्तऐवज वाचून त्यावर स्वाक्षरी करण्याची तुम्हाला विनंती आहे: {title}.',
    'आपसे यह दस्तावेज़ पढ़कर हस्ताक्षर करने का अनुरोध है: {title}।',
  ],
  'You can sign until {date}. On the page you read the text first; a code confirms that it is you.': [
    '{date}पर्यंत स्वाक्षरी करता येईल. पानावर आधी मजकूर वाचा; स्वाक्षरी करणारे तुम्हीच आहात याची कोडने पुष्टी होते.',
    '{date} तक हस्ताक्षर किए जा सकते हैं। पेज पर पहले पाठ पढ़ें; कोड से पुष्टि होती है कि यह आप ही हैं।',
  ],
  'Read and sign': ['वाचा आणि स्वाक्षरी करा', 'पढ़ें और हस्ताक्षर करें'],
  'The link is yours alone. Please do not pass it on.': [
    'ही लिंक फक्त तुमच्यासाठी आहे. कृपया ती इतरांना देऊ नका.',
    'यह लिंक केवल आपके लिए है। कृपया इसे किसी और को न दें।',
  ],
  'If you do not want to sign, you can refuse on the same page.': [
    'स्वाक्षरी करायची नसेल तर त्याच पानावर नकार देता येतो.',
    'हस्ताक्षर न करने हों, तो उसी पेज पर मना किया जा सकता है।',
  ],
  '{code} is your code to sign': ['{code} हा तुमचा स्वाक्षरीचा कोड आहे', '{code} आपका हस्ताक्षर कोड है'],
  'Your code for {title} is {code}. It works once, for {minutes} minutes.': [
    'तुमचा कोड: {code}. दस्तऐवज: {title}. {minutes} मिनिटांत तो एकदाच वापरता येतो.',
    'आपका कोड: {code}। दस्तावेज़: {title}। यह {minutes} मिनट के भीतर एक बार काम करेगा।',
  ],
  'If you did not ask for it, ignore this mail, and give the code to nobody.': [
    'तुम्ही तो मागवला नसेल तर या मेलकडे दुर्लक्ष करा आणि कोड कोणालाही देऊ नका.',
    'अगर आपने इसे नहीं माँगा, तो इस मेल को अनदेखा करें और कोड किसी को न दें।',
  ],
  'Signed: {title}': ['स्वाक्षरी झाली: {title}', 'हस्ताक्षर हो गए: {title}'],
  'All have signed. You can fetch the signed file with its certificate page by your link.': [
    'सर्वांनी स्वाक्षरी केली आहे. तुमच्या लिंकवरून प्रमाणपत्राच्या पानासह स्वाक्षरित फाइल मिळेल.',
    'सबने हस्ताक्षर कर दिए हैं। आपके लिंक से प्रमाणपत्र के पेज सहित हस्ताक्षरित फ़ाइल मिलेगी।',
  ],
  'Fetch the signed file': ['स्वाक्षरित फाइल घ्या', 'हस्ताक्षरित फ़ाइल लें'],
  'All have signed. The file is with the deal.': [
    'सर्वांनी स्वाक्षरी केली आहे. फाइल व्यवहारात आहे.',
    'सबने हस्ताक्षर कर दिए हैं। फ़ाइल सौदे में है।',
  ],
  'Not signed: {title}': ['स्वाक्षरी झाली नाही: {title}', 'हस्ताक्षर नहीं हुए: {title}'],
  'A signer has refused. The document is a draft again, and can be changed and sent again.': [
    'एका व्यक्तीने स्वाक्षरीस नकार दिला आहे. दस्तऐवज पुन्हा मसुदा आहे; बदल करून पुन्हा पाठवता येईल.',
    'एक व्यक्ति ने हस्ताक्षर से मना किया है। दस्तावेज़ फिर से ड्राफ़्ट है; बदलकर फिर भेजा जा सकता है।',
  ],
  'Not signed in time: {title}': ['वेळेत स्वाक्षरी झाली नाही: {title}', 'समय पर हस्ताक्षर नहीं हुए: {title}'],
  'Not all have signed in time. The document is a draft again, and can be sent again.': [
    'सर्वांनी वेळेत स्वाक्षरी केली नाही. दस्तऐवज पुन्हा मसुदा आहे; तो पुन्हा पाठवता येईल.',
    'सबने समय पर हस्ताक्षर नहीं किए। दस्तावेज़ फिर से ड्राफ़्ट है; इसे फिर भेजा जा सकता है।',
  ],
  'Open the document': ['दस्तऐवज उघडा', 'दस्तावेज़ खोलें'],
  'No longer to be signed: {title}': ['आता स्वाक्षरी करायची नाही: {title}', 'अब हस्ताक्षर नहीं करने हैं: {title}'],
  'The document was withdrawn. What was signed so far does not count, and you need do nothing.': [
    'दस्तऐवज मागे घेतला आहे. आतापर्यंतच्या स्वाक्षऱ्या ग्राह्य नाहीत; तुम्हाला काही करावे लागणार नाही.',
    'दस्तावेज़ वापस ले लिया गया है। अब तक के हस्ताक्षर मान्य नहीं हैं; आपको कुछ करने की ज़रूरत नहीं।',
  ],
  'See the page': ['पान पाहा', 'पेज देखें'],
  // the firm's page
  Signing: ['स्वाक्षऱ्या', 'हस्ताक्षर'],
  'Send it to the signers': ['स्वाक्षरीसाठी पाठवा', 'हस्ताक्षर के लिए भेजें'],
  'Each signer gets a link by e-mail. Nothing in the document changes any more once it is sent.': [
    'प्रत्येकाला ई-मेलने लिंक मिळते. पाठवल्यानंतर दस्तऐवजात काहीही बदलत नाही.',
    'हर हस्ताक्षरकर्ता को ई-मेल से लिंक मिलता है। भेजने के बाद दस्तावेज़ में कुछ नहीं बदलता।',
  ],
  'Fill in every field before you send the document': [
    'दस्तऐवज पाठवण्याआधी सर्व रकाने भरा',
    'दस्तावेज़ भेजने से पहले सभी फ़ील्ड भरें',
  ],
  'Name of the {role}': ['नाव: {role}', 'नाम: {role}'],
  'E-mail of the {role}': ['ई-मेल: {role}', 'ई-मेल: {role}'],
  'Mobile number of the {role}': ['मोबाइल नंबर: {role}', 'मोबाइल नंबर: {role}'],
  'Add a witness': ['साक्षीदार जोडा', 'गवाह जोड़ें'],
  'Without a witness': ['साक्षीदाराशिवाय', 'बिना गवाह'],
  'Days to sign': ['स्वाक्षरीसाठी दिवस', 'हस्ताक्षर के लिए दिन'],
  '{days} days': ['{days} दिवस', '{days} दिन'],
  'Send for signing': ['स्वाक्षरीसाठी पाठवा', 'हस्ताक्षर के लिए भेजें'],
  'Sent on {date}, to be signed until {until}': [
    '{date} रोजी पाठवले, {until}पर्यंत स्वाक्षरी',
    '{date} को भेजा गया, {until} तक हस्ताक्षर',
  ],
  'Withdraw from the signers': ['मागे घ्या', 'वापस लें'],
  'Send the link again': ['लिंक पुन्हा पाठवा', 'लिंक फिर भेजें'],
  'Signed file (PDF)': ['स्वाक्षरित फाइल (PDF)', 'हस्ताक्षरित फ़ाइल (PDF)'],
  'Copy with the eSign (PDF)': ['ई-साइन असलेली प्रत (PDF)', 'ई-साइन वाली प्रति (PDF)'],
  'erased person': ['माहिती हटवलेली व्यक्ती', 'जिसकी जानकारी हटाई गई'],
  // the signer's page
  'Sign a document': ['दस्तऐवजावर स्वाक्षरी करा', 'दस्तावेज़ पर हस्ताक्षर करें'],
  'You sign as {role}: {name}': ['स्वाक्षरी करणारे: {name} ({role})', 'हस्ताक्षर करने वाले: {name} ({role})'],
  'Sent by {firm}': ['पाठवणारे: {firm}', 'भेजने वाले: {firm}'],
  'To be signed until {date}': ['{date}पर्यंत स्वाक्षरी करायची आहे', '{date} तक हस्ताक्षर करने हैं'],
  'Text of the document': ['दस्तऐवजाचा मजकूर', 'दस्तावेज़ का पाठ'],
  'Open as PDF': ['PDF म्हणून उघडा', 'PDF के रूप में खोलें'],
  'Who else signs': ['आणखी कोणाच्या स्वाक्षऱ्या', 'और किसके हस्ताक्षर'],
  'Your signature': ['तुमची स्वाक्षरी', 'आपके हस्ताक्षर'],
  'How do you sign?': ['स्वाक्षरी कशी कराल?', 'हस्ताक्षर कैसे करने हैं?'],
  'I type my name': ['नाव टाइप करायचे आहे', 'अपना नाम टाइप करना है'],
  'I draw my name': ['हाताने सही करायची आहे', 'हाथ से हस्ताक्षर करने हैं'],
  'Your name': ['तुमचे नाव', 'आपका नाम'],
  'Draw your name here with a finger, pen or mouse': [
    'बोट, पेन किंवा माउसने इथे सही करा',
    'उँगली, पेन या माउस से यहाँ हस्ताक्षर करें',
  ],
  'Without a pointer, choose “I type my name”: both count the same.': [
    'माउस किंवा स्पर्श नसेल तर “नाव टाइप करायचे आहे” निवडा: दोन्ही सारखेच ग्राह्य आहे.',
    'माउस या टच न हो तो “अपना नाम टाइप करना है” चुनें: दोनों बराबर मान्य हैं।',
  ],
  'Draw again': ['पुन्हा काढा', 'फिर से बनाएँ'],
  'Send me a code': ['मला कोड पाठवा', 'मुझे कोड भेजें'],
  'Send a new code': ['नवीन कोड पाठवा', 'नया कोड भेजें'],
  'The code goes to {to}.': ['कोड इथे पाठवला जातो: {to}.', 'कोड यहाँ भेजा जाता है: {to}।'],
  'A code was sent to {to}. It works for {minutes} minutes.': [
    'कोड पाठवला: {to}. तो {minutes} मिनिटे चालतो.',
    '{to} पर कोड भेजा गया। यह {minutes} मिनट तक चलता है।',
  ],
  'Code with six digits': ['सहा अंकी कोड', 'छह अंकों का कोड'],
  'I have read the document and sign it.': [
    'मी दस्तऐवज वाचला आहे आणि त्यावर ही माझी स्वाक्षरी आहे.',
    'मैंने दस्तावेज़ पढ़ लिया है और इस पर ये मेरे हस्ताक्षर हैं।',
  ],
  Sign: ['स्वाक्षरी करा', 'हस्ताक्षर करें'],
  'Sign with Aadhaar instead': ['त्याऐवजी आधारने स्वाक्षरी करा', 'इसके बजाय आधार से हस्ताक्षर करें'],
  'Aadhaar eSign opens the page of a licensed provider. Your Aadhaar number goes only there.': [
    'आधार ई-साइनसाठी परवानाधारक सेवेचे पान उघडते. तुमचा आधार क्रमांक फक्त तिथेच जातो.',
    'आधार ई-साइन के लिए लाइसेंसशुदा सेवा का पेज खुलता है। आपका आधार नंबर केवल वहीं जाता है।',
  ],
  'I do not sign': ['मला स्वाक्षरी करायची नाही', 'मुझे हस्ताक्षर नहीं करने हैं'],
  'Why not': ['कारण', 'कारण'],
  'Refuse to sign': ['स्वाक्षरीस नकार द्या', 'हस्ताक्षर से मना करें'],
  'Then nobody can sign it any more, and the firm gets a message.': [
    'त्यानंतर कोणीही स्वाक्षरी करू शकणार नाही आणि फर्मला कळवले जाईल.',
    'इसके बाद कोई हस्ताक्षर नहीं कर सकेगा और फ़र्म को सूचना मिलेगी।',
  ],
  'You signed on {date}. When all have signed, you get a mail with the way to the file.': [
    'तुम्ही {date} रोजी स्वाक्षरी केली. सर्वांनी स्वाक्षरी केल्यावर फाइल कशी घ्यायची याचा मेल येईल.',
    'आपने {date} को हस्ताक्षर किए। सबके हस्ताक्षर होने पर आपको फ़ाइल का मेल मिलेगा।',
  ],
  'All have signed. The file has a page with every event.': [
    'सर्वांनी स्वाक्षरी केली आहे. फाइलच्या एका पानावर सर्व घटनांची नोंद आहे.',
    'सबने हस्ताक्षर कर दिए हैं। फ़ाइल के एक पेज पर सभी घटनाएँ दर्ज हैं।',
  ],
  'You refused to sign.': ['तुम्ही स्वाक्षरीस नकार दिला.', 'आपने हस्ताक्षर से मना किया।'],
  'This document can no longer be signed.': [
    'या दस्तऐवजावर आता स्वाक्षरी करता येत नाही.',
    'इस दस्तावेज़ पर अब हस्ताक्षर नहीं किए जा सकते।',
  ],
});
