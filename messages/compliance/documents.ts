import { defineTexts } from '@/lib/platform/language/define';

/** Documents about privacy: consent receipts, drafts about a breach, the data map. */
export default defineTexts({
  'Consent receipt': ['संमतीची पावती', 'सहमति की रसीद'],
  '{name} uses your data for this purpose and for no other. For another purpose you are asked again.': [
    'तुमचा डेटा याच कामासाठी वापरला जातो, इतर कशासाठीही नाही: {name}. दुसऱ्या कामासाठी तुम्हाला पुन्हा विचारले जाते.',
    'आपका डेटा इसी काम के लिए इस्तेमाल होता है, किसी और के लिए नहीं: {name}। दूसरे काम के लिए आपसे फिर पूछा जाता है।',
  ],
  'Your consent': ['तुमची संमती', 'आपकी सहमति'],
  Purpose: ['उद्देश', 'उद्देश्य'],
  'You agreed to': ['तुम्ही संमती दिलेला मजकूर', 'आपकी सहमति का पाठ'],
  'For the number': ['या नंबरसाठी', 'इस नंबर के लिए'],
  'Given on': ['संमती दिल्याची तारीख', 'सहमति की तारीख'],
  State: ['स्थिती', 'स्थिति'],
  'in force': ['लागू', 'लागू'],
  'withdrawn on {time}': ['मागे घेतली: {time}', 'वापस ली गई: {time}'],
  'Number of this receipt': ['या पावतीचा क्रमांक', 'इस रसीद का नंबर'],
  'Your rights': ['तुमचे हक्क', 'आपके अधिकार'],
  Withdraw: ['मागे घेणे', 'वापस लेना'],
  'At any time, with one press, at {address}. What was done before stays lawful.': [
    'केव्हाही, एका बटणाने, इथे: {address}. त्याआधी केलेले कायदेशीरच राहते.',
    'कभी भी, एक बटन से, यहाँ: {address}। उससे पहले किया गया काम वैध रहता है।',
  ],
  Complain: ['तक्रार करणे', 'शिकायत करना'],
  'To our grievance officer, {email}, {phone}; after that to the Data Protection Board of India.': [
    'आमच्या तक्रार अधिकाऱ्याकडे: {email}, {phone}; त्यानंतर भारतीय डेटा संरक्षण मंडळाकडे.',
    'हमारे शिकायत अधिकारी से: {email}, {phone}; उसके बाद भारतीय डेटा संरक्षण बोर्ड से।',
  ],
  'WhatsApp: {kind}': ['WhatsApp: {kind}', 'WhatsApp: {kind}'],
  'Answers to what they asked': ['विचारलेल्या गोष्टींची उत्तरे', 'पूछी गई बातों के जवाब'],
  'Reminders of visits': ['भेटींची स्मरणपत्रे', 'विज़िट के रिमाइंडर'],
  'News about homes they look for': ['शोधत असलेल्या घरांबद्दल नवीन माहिती', 'जिन घरों की तलाश है उनकी नई जानकारी'],
  Offers: ['ऑफर', 'ऑफ़र'],
  'Recording of what I look at': ['माझ्या पाहण्याची नोंद', 'मेरी गतिविधि का रिकॉर्ड'],
  '{name} may record which pages, searches and listings I open, to learn which listings are wanted.': [
    'कोणत्या जाहिरातींना मागणी आहे ते कळावे म्हणून मी उघडलेली पाने, शोध आणि जाहिराती यांची नोंद ठेवण्यास संमती: {name}.',
    'किन लिस्टिंग की माँग है यह जानने के लिए मेरे खोले पेज, खोज और लिस्टिंग का रिकॉर्ड रखने की सहमति: {name}।',
  ],
  'Notice of a personal data breach': ['वैयक्तिक डेटा भंगाची सूचना', 'व्यक्तिगत डेटा उल्लंघन की सूचना'],
  '{name} became aware on {time} of a breach that concerns your personal data. We inform you under section 8(6) of the Digital Personal Data Protection Act, 2023.':
    [
      'तुमच्या वैयक्तिक डेटाशी संबंधित भंग आमच्या लक्षात आला ({name}). वेळ: {time}. डिजिटल वैयक्तिक डेटा संरक्षण अधिनियम, 2023 च्या कलम 8(6) नुसार आम्ही तुम्हाला कळवत आहोत.',
      'आपके व्यक्तिगत डेटा से जुड़ा उल्लंघन हमारे ध्यान में आया ({name})। समय: {time}। डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 की धारा 8(6) के अनुसार हम आपको सूचित कर रहे हैं।',
    ],
  'To the Data Protection Board of India': ['प्रति, भारतीय डेटा संरक्षण मंडळ', 'सेवा में, भारतीय डेटा संरक्षण बोर्ड'],
  'First notice of the personal data breach {number} (rule 7(2)(a) of the DPDP Rules, 2025)': [
    'वैयक्तिक डेटा भंगाची पहिली सूचना, क्रमांक {number} (डीपीडीपी नियम, 2025, नियम 7(2)(a))',
    'व्यक्तिगत डेटा उल्लंघन की पहली सूचना, संख्या {number} (डीपीडीपी नियम, 2025, नियम 7(2)(a))',
  ],
  'Detailed report on the personal data breach {number} (rule 7(2)(b) of the DPDP Rules, 2025)': [
    'वैयक्तिक डेटा भंगाचा सविस्तर अहवाल, क्रमांक {number} (डीपीडीपी नियम, 2025, नियम 7(2)(b))',
    'व्यक्तिगत डेटा उल्लंघन की विस्तृत रिपोर्ट, संख्या {number} (डीपीडीपी नियम, 2025, नियम 7(2)(b))',
  ],
  '{name}, {address}, became aware of it on {time}.': [
    '{name}, {address}. ही बाब लक्षात आल्याची वेळ: {time}.',
    '{name}, {address}। यह बात ध्यान में आने का समय: {time}।',
  ],
  '[still to be written]': ['[अजून लिहायचे आहे]', '[अभी लिखना बाकी है]'],
  'The people concerned were informed on {time}.': [
    'संबंधित व्यक्तींना कळवल्याची वेळ: {time}.',
    'संबंधित लोगों को सूचित करने का समय: {time}।',
  ],
  'The people concerned have not been informed yet.': [
    'संबंधित व्यक्तींना अजून कळवलेले नाही.',
    'संबंधित लोगों को अभी सूचित नहीं किया गया है।',
  ],
  'Number of people concerned: {people, number}': [
    'संबंधित व्यक्तींची संख्या: {people, number}',
    'संबंधित लोगों की संख्या: {people, number}',
  ],
  'Questions are answered by {officer}, {email}, {phone}.': [
    'प्रश्नांची उत्तरे: {officer}, {email}, {phone}.',
    'सवालों के जवाब के लिए: {officer}, {email}, {phone}।',
  ],
  'Nature of the breach: what happened to which data': [
    'भंगाचे स्वरूप: कोणत्या डेटाचे काय झाले',
    'उल्लंघन का स्वरूप: किस डेटा के साथ क्या हुआ',
  ],
  'Extent: how much data, of whom': ['व्याप्ती: किती डेटा, कोणाचा', 'विस्तार: कितना डेटा, किसका'],
  'When it happened, as far as known': ['केव्हा घडले, जेवढे माहीत आहे तेवढे', 'कब हुआ, जितना मालूम है'],
  'Where it happened: system, office, provider': [
    'कुठे घडले: सिस्टिम, ऑफिस, सेवा देणारी संस्था',
    'कहाँ हुआ: सिस्टम, ऑफ़िस, सेवा देने वाली संस्था',
  ],
  'Likely consequences for the people concerned': [
    'संबंधित व्यक्तींवर होऊ शकणारे परिणाम',
    'संबंधित लोगों पर संभावित असर',
  ],
  'Measures taken and planned to reduce the risk': [
    'धोका कमी करण्यासाठी केलेले आणि ठरवलेले उपाय',
    'जोखिम घटाने के लिए किए गए और तय उपाय',
  ],
  'What the people concerned can do to be safe': [
    'सुरक्षित राहण्यासाठी संबंधित व्यक्ती काय करू शकतात',
    'सुरक्षित रहने के लिए संबंधित लोग क्या कर सकते हैं',
  ],
  'Events, circumstances and reasons that led to it': [
    'त्याला कारणीभूत घटना, परिस्थिती आणि कारणे',
    'इसकी वजह बनी घटनाएँ, परिस्थितियाँ और कारण',
  ],
  'Findings about who caused it': ['ते कोणामुळे घडले याबद्दलचे निष्कर्ष', 'यह किसके कारण हुआ, इस बारे में निष्कर्ष'],
  'What prevents it from happening again': ['पुन्हा घडू नये म्हणून केलेली व्यवस्था', 'फिर न हो इसके लिए किए गए इंतज़ाम'],
  'Which data about you we keep': ['तुमच्याबद्दल आम्ही कोणता डेटा ठेवतो', 'हम आपके बारे में कौन-सा डेटा रखते हैं'],
  'Generated on {date} from the program itself. You can download your own data, correct it and have it erased at {address}.':
    [
      '{date} रोजी थेट प्रोग्राममधून तयार केले. स्वतःचा डेटा डाउनलोड, दुरुस्त किंवा कायमचा हटवण्यासाठी: {address}.',
      '{date} को सीधे प्रोग्राम से बनाया गया। अपना डेटा डाउनलोड करने, सुधारने या मिटवाने के लिए: {address}।',
    ],
  Data: ['डेटा', 'डेटा'],
  'How long': ['किती काळ', 'कब तक'],
  'Records in the database': ['डेटाबेसमधील नोंदी', 'डेटाबेस के रिकॉर्ड'],
  'with the account, {days} days after you ask for its deletion': [
    'खात्यासोबत, ते हटवण्याची मागणी केल्यानंतर {days} दिवसांनी',
    'खाते के साथ, उसे मिटाने की माँग के {days} दिन बाद',
  ],
  'until you ask us to erase it': ['तुम्ही कायमचे हटवायला सांगेपर्यंत', 'जब तक आप मिटाने को न कहें'],
  '{days} days after the last use': ['शेवटच्या वापरानंतर {days} दिवस', 'आखिरी इस्तेमाल के {days} दिन बाद तक'],
  'network addresses are shortened after {days} days': [
    'नेटवर्क पत्ते {days} दिवसांनी संक्षिप्त केले जातात',
    'नेटवर्क पते {days} दिन बाद छोटे किए जाते हैं',
  ],
  '{days} days after it ended': ['संपल्यानंतर {days} दिवस', 'खत्म होने के {days} दिन बाद तक'],
  '{days} days': ['{days} दिवस', '{days} दिन'],
  '{days} days after the visit': ['भेटीनंतर {days} दिवस', 'विज़िट के {days} दिन बाद तक'],
  'of complaints the register keeps number, days and answer without the person': [
    'तक्रारींच्या नोंदवहीत व्यक्तीचे नाव न ठेवता फक्त क्रमांक, तारखा आणि उत्तराची स्थिती राहते',
    'शिकायतों के रजिस्टर में व्यक्ति का नाम हटाकर सिर्फ़ नंबर, तारीखें और जवाब की स्थिति रहती है',
  ],
  'papers of due diligence {years} years after the deal': [
    'ड्यू डिलिजन्सची कागदपत्रे व्यवहारानंतर {years} वर्षे',
    'ड्यू डिलिजेंस के दस्तावेज़ सौदे के {years} साल बाद तक',
  ],
  'signed documents {years} years after the last signature': [
    'स्वाक्षरित दस्तऐवज शेवटच्या स्वाक्षरीनंतर {years} वर्षे',
    'हस्ताक्षरित दस्तावेज़ आखिरी हस्ताक्षर के {years} साल बाद तक',
  ],
  'Account and sign-in': ['खाते आणि लॉग इन', 'खाता और लॉग इन'],
  'name, e-mail, phone, role, identity numbers and documents, picture, password as a hash, sessions with browser and network address':
    [
      'नाव, ई-मेल, फोन, भूमिका, ओळख क्रमांक आणि कागदपत्रे, फोटो, हॅश स्वरूपात पासवर्ड, ब्राउझर आणि नेटवर्क पत्त्यासह सत्रे',
      'नाम, ई-मेल, फ़ोन, भूमिका, पहचान नंबर और दस्तावेज़, फ़ोटो, हैश के रूप में पासवर्ड, ब्राउज़र और नेटवर्क पते के साथ सत्र',
    ],
  'to sign you in, to reach you and to protect the account': [
    'लॉग इन, संपर्क आणि खात्याच्या सुरक्षेसाठी',
    'लॉग इन, संपर्क और खाते की सुरक्षा के लिए',
  ],
  Teams: ['टीम', 'टीमें'],
  'membership, role, invitations': ['सदस्यत्व, भूमिका, निमंत्रणे', 'सदस्यता, भूमिका, निमंत्रण'],
  'to let people of one firm work together': [
    'एका फर्मच्या लोकांना एकत्र काम करता यावे म्हणून',
    'एक फ़र्म के लोग साथ काम कर सकें इसलिए',
  ],
  'Directory of the office': ['ऑफिसची संपर्क यादी', 'ऑफ़िस की संपर्क सूची'],
  'name, phone, e-mail, addresses, days to remember, notes': [
    'नाव, फोन, ई-मेल, पत्ते, लक्षात ठेवायचे दिवस, नोंदी',
    'नाम, फ़ोन, ई-मेल, पते, याद रखने के दिन, नोट',
  ],
  'to go on with what you asked the office for': [
    'तुम्ही ऑफिसला सांगितलेले काम पुढे नेण्यासाठी',
    'ऑफ़िस को बताए आपके काम को आगे बढ़ाने के लिए',
  ],
  Listings: ['जाहिराती', 'लिस्टिंग'],
  'texts, price, place, photographs and videos, drafts': [
    'मजकूर, किंमत, ठिकाण, फोटो आणि व्हिडिओ, मसुदे',
    'विवरण, कीमत, जगह, फ़ोटो और वीडियो, ड्राफ़्ट',
  ],
  'to advertise your property': ['तुमच्या मालमत्तेची जाहिरात करण्यासाठी', 'आपकी प्रॉपर्टी का विज्ञापन करने के लिए'],
  'What visitors look at': ['साइटवर काय पाहिले जाते', 'साइट पर क्या देखा जाता है'],
  'pages, searches, browser, network address, e-mail address left in the popup': [
    'पाने, शोध, ब्राउझर, नेटवर्क पत्ता, पॉपअपमध्ये दिलेला ई-मेल पत्ता',
    'पेज, खोज, ब्राउज़र, नेटवर्क पता, पॉपअप में दिया ई-मेल पता',
  ],
  'to learn which listings are wanted': [
    'कोणत्या जाहिरातींना मागणी आहे ते कळण्यासाठी',
    'किन लिस्टिंग की माँग है यह जानने के लिए',
  ],
  'Saved homes': ['जतन केलेली घरे', 'सहेजे गए घर'],
  'saved and hidden homes, notes, ratings, names of people who reply on a shared list': [
    'जतन केलेली आणि लपवलेली घरे, नोंदी, रेटिंग, शेअर केलेल्या यादीवर उत्तर देणाऱ्यांची नावे',
    'सहेजे और छिपाए गए घर, नोट, रेटिंग, शेयर की गई सूची पर जवाब देने वालों के नाम',
  ],
  'to show your choice again, and to those with whom you share it': [
    'तुमची निवड तुम्हाला आणि तुम्ही ती ज्यांच्याशी शेअर केली त्यांना पुन्हा दाखवण्यासाठी',
    'आपकी पसंद आपको और जिनसे आपने शेयर की उन्हें फिर दिखाने के लिए',
  ],
  'Reports of listings': ['जाहिरातींबद्दलच्या तक्रारी', 'लिस्टिंग की शिकायतें'],
  'the listing, the reason, what you wrote': ['जाहिरात, कारण, तुम्ही लिहिलेले', 'लिस्टिंग, कारण, आपका लिखा'],
  'to check the listing': ['जाहिरात तपासण्यासाठी', 'लिस्टिंग जाँचने के लिए'],
  'WhatsApp and calls': ['WhatsApp आणि कॉल', 'WhatsApp और कॉल'],
  'number, messages, calls with times, consents with their words': [
    'नंबर, संदेश, कॉल आणि त्यांच्या वेळा, संमती आणि त्यांचा मजकूर',
    'नंबर, संदेश, कॉल और उनका समय, सहमतियाँ और उनका पाठ',
  ],
  'to answer you, remind you and send what you agreed to': [
    'उत्तर, स्मरणपत्र आणि तुम्ही संमती दिलेले पाठवण्यासाठी',
    'जवाब देने, याद दिलाने और जिसकी सहमति दी वह भेजने के लिए',
  ],
  Enquiries: ['चौकशा', 'पूछताछ'],
  'name, e-mail, phone, messages, the listing, who received your number': [
    'नाव, ई-मेल, फोन, संदेश, जाहिरात, तुमचा नंबर कोणाला मिळाला',
    'नाम, ई-मेल, फ़ोन, संदेश, लिस्टिंग, आपका नंबर किसे मिला',
  ],
  'to answer you; the lister of the property gets them too': [
    'तुम्हाला उत्तर देण्यासाठी; मालमत्तेच्या जाहिरातदारालाही ती मिळते',
    'आपको जवाब देने के लिए; प्रॉपर्टी के विज्ञापनदाता को भी मिलती है',
  ],
  'Visits to homes': ['घरांच्या भेटी', 'घर देखने की विज़िट'],
  'name, phone, e-mail, the home, times, what both sides write, busy times': [
    'नाव, फोन, ई-मेल, घर, वेळा, दोन्ही बाजूंचे संदेश, व्यस्त वेळा',
    'नाम, फ़ोन, ई-मेल, घर, समय, दोनों ओर के संदेश, व्यस्त समय',
  ],
  'to agree on a time': ['वेळ ठरवण्यासाठी', 'समय तय करने के लिए'],
  'Saved searches and notifications': ['जतन केलेले शोध आणि नोटिफिकेशन', 'सहेजी गई खोजें और नोटिफ़िकेशन'],
  'e-mail address, searches, addresses of browsers for notifications': [
    'ई-मेल पत्ता, शोध, नोटिफिकेशनसाठी ब्राउझरचे पत्ते',
    'ई-मेल पता, खोजें, नोटिफ़िकेशन के लिए ब्राउज़र के पते',
  ],
  'to tell you about homes that you look for': [
    'तुम्ही शोधत असलेल्या घरांबद्दल कळवण्यासाठी',
    'आपके खोजे घरों के बारे में बताने के लिए',
  ],
  'Clients of brokers': ['एजंटचे ग्राहक', 'ब्रोकर के ग्राहक'],
  'name, phone, e-mail, what they look for, homes sent to them, tours with the owners who open homes': [
    'नाव, फोन, ई-मेल, काय शोधतात, त्यांना पाठवलेली घरे, घरे उघडणाऱ्या मालकांसह फेऱ्या',
    'नाम, फ़ोन, ई-मेल, क्या खोजते हैं, उन्हें भेजे गए घर, घर खोलने वाले मालिकों के साथ टूर',
  ],
  'to find homes for them': ['त्यांच्यासाठी घरे शोधण्यासाठी', 'उनके लिए घर खोजने के लिए'],
  'Consents, grievances, nominee': ['संमती, तक्रारी, नामनिर्देशित व्यक्ती', 'सहमतियाँ, शिकायतें, नामित व्यक्ति'],
  'your choices with their words, complaints with their answers, name and addresses of your nominee': [
    'तुमच्या संमती आणि त्यांचा मजकूर, तक्रारी आणि त्यांची उत्तरे, नामनिर्देशित व्यक्तीचे नाव आणि पत्ते',
    'आपकी सहमतियाँ और उनका पाठ, शिकायतें और उनके जवाब, नामित व्यक्ति का नाम और पते',
  ],
  'to prove your consent and to answer your complaints': [
    'तुमच्या संमतीचा पुरावा ठेवण्यासाठी आणि तक्रारींना उत्तर देण्यासाठी',
    'आपकी सहमति के सबूत और शिकायतों के जवाब के लिए',
  ],
  Deals: ['व्यवहार', 'सौदे'],
  'parties, sums, invoices, tokens, documents with who signed them, papers of due diligence, clients introduced between firms':
    [
      'पक्ष, रकमा, बिले, टोकन, स्वाक्षरित दस्तऐवज आणि स्वाक्षरी करणारे, ड्यू डिलिजन्सची कागदपत्रे, फर्मनी एकमेकींना परिचय करून दिलेले ग्राहक',
      'पक्ष, रकम, बिल, टोकन, हस्ताक्षरित दस्तावेज़ और हस्ताक्षर करने वाले, ड्यू डिलिजेंस के दस्तावेज़, फ़र्मों के बीच परिचय कराए गए ग्राहक',
    ],
  'to close the deal, and because laws on tax and money laundering require it': [
    'व्यवहार पूर्ण करण्यासाठी आणि कर व मनी लाँडरिंगचे कायदे तसे सांगतात म्हणून',
    'सौदा पूरा करने के लिए और कर व मनी लॉन्ड्रिंग कानूनों की माँग के कारण',
  ],
  'Files read and given out': ['वाचलेल्या आणि दिलेल्या फाइली', 'पढ़ी और दी गई फ़ाइलें'],
  'names and rows of files that you imported, archives of your data': [
    'तुम्ही आयात केलेल्या फाइलींची नावे आणि ओळी, तुमच्या डेटाच्या संग्रह फाइली',
    'आपकी आयात की गई फ़ाइलों के नाम और पंक्तियाँ, आपके डेटा के संग्रह',
  ],
  'to bring your data in and to give it back': [
    'तुमचा डेटा आयात करण्यासाठी आणि परत देण्यासाठी',
    'आपका डेटा आयात करने और वापस देने के लिए',
  ],
  'Work of the office': ['ऑफिसचे काम', 'ऑफ़िस का काम'],
  'tasks, handovers, saved lists of members of staff': [
    'कर्मचाऱ्यांची कामे, हस्तांतरणे, जतन केलेल्या याद्या',
    'कर्मचारियों के काम, हस्तांतरण, सहेजी सूचियाँ',
  ],
  'to organise the work': ['कामाचे नियोजन करण्यासाठी', 'काम की व्यवस्था के लिए'],
  'Tools of brokers': ['एजंटची साधने', 'ब्रोकर के साधन'],
  'tokens of programs, calls with them, addresses of webhooks': [
    'प्रोग्रामची टोकन, त्यांच्या विनंत्या, वेबहुकचे पत्ते',
    'प्रोग्राम के टोकन, उनसे की गई कॉल, वेबहुक के पते',
  ],
  'to connect the programs of brokers': ['एजंटचे प्रोग्राम जोडण्यासाठी', 'ब्रोकर के प्रोग्राम जोड़ने के लिए'],
});
