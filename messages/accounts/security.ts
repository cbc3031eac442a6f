import { defineTexts } from '@/lib/platform/language/define';

/** An account's privacy and security: passkeys, second factor, password, sessions, recording, erasure. */
export default defineTexts({
  'Privacy and security': ['गोपनीयता आणि सुरक्षा', 'गोपनीयता और सुरक्षा'],
  'Consents, nominee and complaints': ['संमती, नामनिर्देशित व्यक्ती आणि तक्रारी', 'सहमतियाँ, नामित व्यक्ति और शिकायतें'],
  'Your role requires a password of at least 12 characters, or a passkey. The office pages open again once you have one.':
    [
      'तुमच्या भूमिकेसाठी किमान 12 अक्षरांचा पासवर्ड किंवा पासकी लागते. यापैकी एक मिळताच ऑफिसची पाने पुन्हा उघडतील.',
      'आपकी भूमिका के लिए कम से कम 12 अक्षरों का पासवर्ड या पासकी चाहिए। इनमें से एक होते ही ऑफ़िस के पेज फिर खुल जाएँगे।',
    ],
  'At least 12 characters, or 6 with a passkey': [
    'किमान 12 अक्षरे; पासकी असल्यास किमान 6',
    'कम से कम 12 अक्षर; पासकी होने पर कम से कम 6',
  ],
  'Send me a link': ['मला लिंक पाठवा', 'मुझे लिंक भेजें'],
  'Confirm your email address': ['तुमच्या ई-मेल पत्त्याची पुष्टी करा', 'अपने ई-मेल पते की पुष्टि करें'],
  '{email} is not confirmed yet.': ['अजून पुष्टी झालेली नाही: {email}.', '{email} की अभी पुष्टि नहीं हुई है।'],
  // second factor
  'Passkeys and second factor': ['पासकी आणि दुसरी पायरी', 'पासकी और दूसरा चरण'],
  'With a passkey or an authenticator app, knowing your password isn’t enough to open your account.': [
    'पासकी किंवा ऑथेंटिकेटर ॲप असल्यास, तुमचा पासवर्ड कोणाला कळला तरी ते तुमचे खाते उघडू शकत नाहीत.',
    'पासकी या ऑथेंटिकेटर ऐप हो तो किसी को आपका पासवर्ड पता होने पर भी आपका खाता नहीं खुल सकता।',
  ],
  Passkeys: ['पासकी', 'पासकी'],
  'Sign in with your fingerprint, your face or the PIN of your phone or computer. It can’t be guessed, and no fake website can ask for it.':
    [
      'बोटाचा ठसा, चेहरा किंवा फोन अथवा संगणकाच्या पिनने लॉग इन होते. पासकीचा अंदाज कोणालाही लावता येत नाही आणि कोणतीही बनावट वेबसाइट ती मागू शकत नाही.',
      'उँगली के निशान, चेहरे या फ़ोन अथवा कंप्यूटर के पिन से लॉग इन होता है। पासकी का अंदाज़ा कोई नहीं लगा सकता और कोई नकली वेबसाइट इसे माँग नहीं सकती।',
    ],
  'This browser can’t create passkeys.': [
    'या ब्राउझरमध्ये पासकी तयार करता येत नाही.',
    'इस ब्राउज़र में पासकी नहीं बनाई जा सकती।',
  ],
  'Name of the new passkey': ['नवीन पासकीचे नाव', 'नई पासकी का नाम'],
  "Asha's phone": ['आशाचा फोन', 'आशा का फ़ोन'],
  'Add a passkey': ['पासकी जोडा', 'पासकी जोड़ें'],
  'Passkey added': ['पासकी जोडली', 'पासकी जोड़ी गई'],
  'Last used {time}': ['शेवटचा वापर {time}', 'आखिरी इस्तेमाल {time}'],
  'Added {date}, not used yet': [
    '{date} रोजी जोडली, अजून वापरलेली नाही',
    '{date} को जोड़ी गई, अभी इस्तेमाल नहीं हुई',
  ],
  'on all your devices': ['तुमच्या सर्व डिव्हाइसवर', 'आपके सभी डिवाइस पर'],
  Rename: ['नाव बदला', 'नाम बदलें'],
  'Rename {name}': ['नाव बदला: {name}', 'नाम बदलें: {name}'],
  'New name': ['नवीन नाव', 'नया नाम'],
  'Authenticator app': ['ऑथेंटिकेटर ॲप', 'ऑथेंटिकेटर ऐप'],
  'Added on {date}': ['{date}पासून वापरात', '{date} से इस्तेमाल में'],
  'Remove the app': ['ॲप काढा', 'ऐप हटाएँ'],
  'An app on your phone shows six digits that you type after your password. It works offline.': [
    'तुमच्या फोनवरील ॲप सहा अंक दाखवते, ते तुम्ही पासवर्डनंतर लिहिता. त्यासाठी इंटरनेट लागत नाही.',
    'आपके फ़ोन का ऐप छह अंक दिखाता है, जिन्हें पासवर्ड के बाद लिखना होता है। इसके लिए इंटरनेट नहीं चाहिए।',
  ],
  'Set up an app': ['ॲप सुरू करा', 'ऐप सेट करें'],
  'Open your authenticator app, scan this code, and enter the six digits that it shows.': [
    'तुमचे ऑथेंटिकेटर ॲप उघडा, हा कोड स्कॅन करा आणि ते दाखवेल ते सहा अंक लिहा.',
    'अपना ऑथेंटिकेटर ऐप खोलें, यह कोड स्कैन करें और वह जो छह अंक दिखाए वे लिखें।',
  ],
  'QR code for your authenticator app': ['तुमच्या ऑथेंटिकेटर ॲपसाठी QR कोड', 'आपके ऑथेंटिकेटर ऐप के लिए QR कोड'],
  'On the same phone, type this key into the app:': [
    'त्याच फोनवर असल्यास, हा कोड ॲपमध्ये लिहा:',
    'उसी फ़ोन पर हों तो यह कोड ऐप में लिखें:',
  ],
  'Six digits': ['सहा अंक', 'छह अंक'],
  'Turn on': ['सुरू करा', 'चालू करें'],
  'Recovery codes': ['रिकव्हरी कोड', 'रिकवरी कोड'],
  'Write these codes down or print them. Each works once when you don’t have your phone. They won’t be shown again.':
    [
      'हे कोड लिहून ठेवा किंवा छापून ठेवा. फोन जवळ नसेल तेव्हा प्रत्येक कोड एकदा चालतो. ते पुन्हा दाखवले जात नाहीत.',
      'ये कोड लिख लें या छाप लें। फ़ोन पास न हो तब हर कोड एक बार चलता है। ये दोबारा नहीं दिखाए जाते।',
    ],
  'Save as a file': ['फाइल म्हणून जतन करा', 'फ़ाइल में सहेजें'],
  'I’ve saved them': ['मी ते जपून ठेवले आहेत', 'मैंने इन्हें रख लिया है'],
  '{count, plural, one {One code is} other {# codes are}} left for when you don’t have your phone.': [
    'फोन जवळ नसेल त्या दिवसासाठी {count, plural, one {एक कोड उरला आहे} other {# कोड उरले आहेत}}.',
    'फ़ोन पास न हो उस दिन के लिए {count, plural, one {# कोड बचा है} other {# कोड बचे हैं}}।',
  ],
  'Create new codes': ['नवीन कोड तयार करा', 'नए कोड बनाएँ'],
  'Your role requires one of these.': [
    'तुमच्या भूमिकेसाठी यांपैकी एक आवश्यक आहे.',
    'आपकी भूमिका के लिए इनमें से एक ज़रूरी है।',
  ],
  'Your role requires one of these. The admin area opens again once you’ve set one up.': [
    'तुमच्या भूमिकेसाठी यांपैकी एक आवश्यक आहे. ते सुरू करताच ॲडमिन विभाग पुन्हा उघडेल.',
    'आपकी भूमिका के लिए इनमें से एक ज़रूरी है। उसे सेट करते ही एडमिन विभाग फिर खुल जाएगा।',
  ],
  'Your role requires one of these. Please set one up before {date}. From then on the admin area won’t open without it.':
    [
      'तुमच्या भूमिकेसाठी यांपैकी एक आवश्यक आहे. कृपया {date}पूर्वी सुरू करा; त्यानंतर ॲडमिन विभागासाठी ते आवश्यक असेल.',
      'आपकी भूमिका के लिए इनमें से एक ज़रूरी है। कृपया {date} से पहले सेट करें; उसके बाद एडमिन विभाग के लिए यह ज़रूरी होगा।',
    ],
  // password and addresses
  'Change password': ['पासवर्ड बदला', 'पासवर्ड बदलें'],
  'All other browsers will be signed out.': [
    'इतर सर्व ब्राउझर लॉग आउट होतात.',
    'बाकी सभी ब्राउज़र लॉग आउट हो जाते हैं।',
  ],
  'Current password': ['सध्याचा पासवर्ड', 'मौजूदा पासवर्ड'],
  'Confirm new password': ['नवीन पासवर्ड पुन्हा लिहा', 'नया पासवर्ड फिर से लिखें'],
  'Change email address': ['ई-मेल पत्ता बदला', 'ई-मेल पता बदलें'],
  'You sign in with your email address. Both addresses confirm the change, and the old one can reverse it for seven days.':
    [
      'तुम्ही ई-मेल पत्त्याने लॉग इन करता. दोन्ही पत्त्यांवरून बदलाची पुष्टी होते आणि जुन्या पत्त्यावरून सात दिवस तो मागे घेता येतो.',
      'लॉग इन ई-मेल पते से होता है। दोनों पतों से बदलाव की पुष्टि होती है और पुराने पते से सात दिन तक इसे वापस लिया जा सकता है।',
    ],
  '<b>{email}</b> is waiting to be confirmed.': [
    'पुष्टी बाकी: <b>{email}</b>.',
    '<b>{email}</b> की पुष्टि बाकी है।',
  ],
  'Keep the old address': ['जुना पत्ता ठेवा', 'पुराना पता रखें'],
  'New email address': ['नवीन ई-मेल पत्ता', 'नया ई-मेल पता'],
  'Change address': ['पत्ता बदला', 'पता बदलें'],
  'Phone number': ['फोन नंबर', 'फ़ोन नंबर'],
  '{phone} is confirmed.': ['पुष्टी झाली आहे: {phone}.', '{phone} की पुष्टि हो चुकी है।'],
  'Confirm your phone number': ['तुमच्या फोन नंबरची पुष्टी करा', 'अपने फ़ोन नंबर की पुष्टि करें'],
  'We’ll send a six-digit code to {phone}.': [
    'आम्ही {phone} या नंबरवर सहा अंकांचा संदेश पाठवतो.',
    'हम {phone} पर छह अंकों का संदेश भेजते हैं।',
  ],
  'Send it again': ['पुन्हा पाठवा', 'फिर से भेजें'],
  'Send me a code': ['मला कोड पाठवा', 'मुझे कोड भेजें'],
  'Code from the message': ['संदेशातील कोड', 'संदेश का कोड'],
  'Confirm the number': ['नंबरची पुष्टी करा', 'नंबर की पुष्टि करें'],
  // sessions
  'Where you are signed in': ['तुम्ही कुठे लॉग इन आहात', 'आप कहाँ लॉग इन हैं'],
  '{browser} on {system}': ['{browser} ({system})', '{system} पर {browser}'],
  Unknown: ['अनोळखी', 'अज्ञात'],
  'This browser': ['हा ब्राउझर', 'यह ब्राउज़र'],
  'Sign out': ['लॉग आउट करा', 'लॉग आउट करें'],
  'Sign out everywhere': ['सगळीकडून लॉग आउट करा', 'हर जगह से लॉग आउट करें'],
  'What we record': ['आम्ही काय नोंदवतो', 'हम क्या दर्ज करते हैं'],
  'The pages you open, your browser and your IP address, for {days} days.': [
    'तुम्ही उघडलेली पाने, तुमचा ब्राउझर आणि नेटवर्क पत्ता, {days} दिवसांसाठी.',
    'आपके खोले पेज, आपका ब्राउज़र और नेटवर्क पता, {days} दिनों के लिए।',
  ],
  'What you look at isn’t recorded.': [
    'तुम्ही काय पाहता याची काहीही नोंद होत नाही.',
    'आपकी गतिविधि का कुछ भी दर्ज नहीं होता।',
  ],
  'Don’t record what I look at': ['माझ्या पाहण्याची नोंद ठेवू नका', 'मेरी गतिविधि दर्ज न करें'],
  'Allow recording': ['नोंद करू द्या', 'गतिविधि दर्ज होने दें'],
  'Recording is on': ['नोंद सुरू आहे', 'गतिविधि दर्ज हो रही है'],
  'Recording is off': ['आता काहीही नोंदवले जात नाही', 'अब कुछ भी दर्ज नहीं होता'],
  // the end of the account
  'Your data': ['तुमची माहिती', 'आपकी जानकारी'],
  'Everything we keep about you, in one file.': [
    'तुमच्याबद्दल आमच्याकडे असलेली सर्व माहिती एका फाइलमध्ये.',
    'आपके बारे में हमारे पास जो कुछ है, एक फ़ाइल में।',
  ],
  'Download my data': ['माझी माहिती डाउनलोड करा', 'मेरी जानकारी डाउनलोड करें'],
  'Delete account': ['खाते हटवा', 'खाता हटाएँ'],
  'Your account, documents, listings and activity are erased {days} days after you ask. Your listings are hidden at once. If you change your mind before then, they’re shown again.':
    [
      'तुम्ही सांगितल्यावर {days} दिवसांनी तुमचे खाते, कागदपत्रे, जाहिराती आणि वापराच्या नोंदी कायमच्या हटवल्या जातात. तुमच्या जाहिराती लगेच लपवल्या जातात. तोपर्यंत तुम्ही विचार बदलू शकता आणि त्या पुन्हा दिसतील.',
      'आपके कहने के {days} दिन बाद आपका खाता, दस्तावेज़, लिस्टिंग और गतिविधि मिटा दी जाती है। आपकी लिस्टिंग तुरंत छिपा दी जाती हैं। तब तक मन बदल जाए, तो वे फिर दिखेंगी।',
    ],
  'This account will be erased on {date}.': [
    'हे खाते {date} रोजी कायमचे हटवले जाईल.',
    'यह खाता {date} को मिटा दिया जाएगा।',
  ],
  'Keep my account': ['माझे खाते ठेवा', 'मेरा खाता रखें'],
  'Delete my account': ['माझे खाते हटवा', 'मेरा खाता हटाएँ'],
});
