import { defineTexts } from '@/lib/platform/language/define';

/** Signing in and up, guests, passwords and addresses. */
export default defineTexts({
  'Sign in': ['लॉग इन', 'लॉग इन'],
  'Signing in...': ['लॉग इन होत आहे...', 'लॉग इन हो रहा है...'],
  'Access your account to continue': ['पुढे जाण्यासाठी लॉग इन करा', 'आगे बढ़ने के लिए लॉग इन करें'],
  Continue: ['पुढे जा', 'आगे बढ़ें'],
  'Are you an owner? <a>See what listing costs</a>': [
    'मालक आहात? <a>मालमत्ता नोंदवायला किती खर्च येतो आणि काय लागते</a>',
    'मालिक हैं? <a>लिस्ट करने में कितना खर्च आता है और क्या चाहिए</a>',
  ],
  'New here? <a>Register</a>': ['नवीन आहात? <a>नोंदणी करा</a>', 'खाता नहीं है? <a>रजिस्टर करें</a>'],
  'Forgotten your password?': ['पासवर्ड विसरलात?', 'पासवर्ड याद नहीं?'],
  'Continue as Guest': ['अतिथी म्हणून पुढे जा', 'गेस्ट के रूप में आगे बढ़ें'],
  'Welcome back, {name}': ['{name}, पुन्हा स्वागत आहे', 'फिर से स्वागत है, {name}'],
  'Open the email we sent to {email}': ['आम्ही पाठवलेला मेल उघडा: {email}', 'भेजा गया मेल खोलें: {email}'],
  'If your account is new, its link signs you in on this browser.': [
    'खाते नवीन असेल, तर त्यातील लिंकने या ब्राउझरमध्ये लॉग इन होते.',
    'खाता नया हो, तो उसके लिंक से इस ब्राउज़र में लॉग इन हो जाता है।',
  ],
  'Wrong address? Register again': ['पत्ता चुकला? पुन्हा नोंदणी करा', 'पता गलत है? फिर से रजिस्टर करें'],
  Register: ['नोंदणी', 'रजिस्ट्रेशन'],
  'Create your account': ['तुमचे खाते उघडा', 'अपना खाता बनाएँ'],
  'Save homes, list property and talk to people at {name}.': [
    '{name}: घरे जतन करा, मालमत्ता नोंदवा आणि आमच्या प्रतिनिधींशी बोला.',
    'घर सहेजें, प्रॉपर्टी लिस्ट करें और {name} के लोगों से बात करें।',
  ],
  'Already have an account? <a>Sign in</a>': ['खाते आहे? <a>लॉग इन करा</a>', 'खाता है? <a>लॉग इन करें</a>'],
  'I am a': ['तुमची भूमिका', 'आप कौन हैं?'],
  Buyer: ['खरेदीदार', 'खरीदार'],
  'Browse, save favourites, contact sellers': [
    'घरे पाहा, आवडलेली जतन करा, विक्रेत्यांशी संपर्क साधा',
    'घर देखें, पसंदीदा घर सहेजें, विक्रेताओं से संपर्क करें',
  ],
  Seller: ['विक्रेता', 'विक्रेता'],
  'List and manage properties and connect with buyers': [
    'मालमत्ता नोंदवा, त्यांची माहिती सांभाळा आणि खरेदीदारांशी संपर्क साधा',
    'प्रॉपर्टी लिस्ट करें, सँभालें और खरीदारों से जुड़ें',
  ],
  'Agent or broker': ['एजंट', 'एजेंट या ब्रोकर'],
  'Represent parties and manage transactions': ['ग्राहकांच्या वतीने व्यवहार करा', 'ग्राहकों की ओर से सौदे करें'],
  'At least 6 characters. Three unrelated words are easy to remember and hard to guess.': [
    'किमान 6 अक्षरे. एकमेकांशी संबंध नसलेले तीन शब्द लक्षात ठेवायला सोपे आणि ओळखायला अवघड असतात.',
    'कम से कम 6 अक्षर। ऐसे तीन शब्द, जिनका आपस में कोई मेल न हो, याद रखने में आसान होते हैं और उनका अंदाज़ा लगाना मुश्किल।',
  ],
  'Confirm password': ['पासवर्ड पुन्हा लिहा', 'पासवर्ड फिर लिखें'],
  'By creating an account you accept the <terms>terms of use</terms>. The <privacy>privacy notice</privacy> explains what data we use, why and for how long.':
    [
      'खाते उघडल्यावर तुम्ही <terms>वापराच्या अटी</terms> मान्य करता. तुमची कोणती माहिती, कशासाठी आणि किती काळ वापरतो ते <privacy>गोपनीयता सूचनेत</privacy> आहे.',
      'खाता बनाने का मतलब है कि आपको <terms>उपयोग की शर्तें</terms> मंज़ूर हैं। आपकी कौन-सी जानकारी, किसलिए और कब तक काम में आती है, यह <privacy>गोपनीयता सूचना</privacy> में है।',
    ],
  'I am 18 or older': ['माझे वय 18 किंवा त्याहून जास्त आहे', 'मेरी उम्र 18 वर्ष या उससे ज़्यादा है'],
  'You must be 18 to have an account.': [
    'खाते उघडण्यासाठी वय 18 पूर्ण असावे.',
    'खाता खोलने के लिए उम्र 18 साल पूरी होनी चाहिए।',
  ],
  'Creating...': ['खाते उघडत आहे...', 'खाता बन रहा है...'],
  'Create account': ['खाते उघडा', 'खाता बनाएँ'],
  'Continue as guest': ['अतिथी म्हणून पुढे', 'गेस्ट के रूप में आगे'],
  'Look around first': ['आधी पाहून घ्या', 'पहले देख लें'],
  'See every listing without an account.': ['खात्याशिवाय सर्व मालमत्ता पाहा.', 'बिना खाते के सभी प्रॉपर्टी देखें।'],
  'Your name': ['तुमचे नाव', 'आपका नाम'],
  'Enter name (optional)': ['नाव लिहा (ऐच्छिक)', 'नाम लिखें (वैकल्पिक)'],
  'We record the pages you open, your browser and your IP address to see which listings are popular, and delete this after {days} days. The <a>privacy notice</a> has the rest.':
    [
      'कोणत्या मालमत्तांना मागणी आहे हे कळावे म्हणून तुम्ही उघडलेली पाने, ब्राउझर आणि नेटवर्क पत्ता आम्ही नोंदवतो आणि {days} दिवसांनी काढून टाकतो. बाकी सर्व <a>गोपनीयता सूचनेत</a> आहे.',
      'किन प्रॉपर्टी की माँग है यह जानने के लिए हम आपके खोले पेज, ब्राउज़र और नेटवर्क पता दर्ज करते हैं और {days} दिन बाद हटा देते हैं। बाकी सब <a>गोपनीयता सूचना</a> में है।',
    ],
  'Don’t record what I look at': ['माझ्या पाहण्याची नोंद ठेवू नका', 'मेरी गतिविधि दर्ज न करें'],
  'Forgotten password': ['पासवर्ड विसरलात?', 'पासवर्ड याद नहीं?'],
  'Enter your account’s email address. We’ll send a link that works once, for half an hour.': [
    'तुमच्या खात्याचा ई-मेल पत्ता सांगा. आम्ही त्यावर एक लिंक पाठवतो; ती अर्ध्या तासात एकदाच वापरता येते.',
    'अपने खाते का ई-मेल पता बताएँ। हम उस पर एक लिंक भेजेंगे जो आधे घंटे के भीतर एक बार काम करेगा।',
  ],
  'Sending...': ['पाठवत आहे...', 'भेजा जा रहा है...'],
  'Send me a link': ['मला लिंक पाठवा', 'मुझे लिंक भेजें'],
  'Set a new password': ['नवीन पासवर्ड सेट करा', 'नया पासवर्ड सेट करें'],
  'You’ll be signed out everywhere. Sign in again with the new one.': [
    'तुमचे सगळीकडून लॉग आउट होईल; त्यानंतर नवीन पासवर्डने पुन्हा लॉग इन करा.',
    'आपका लॉग इन हर जगह खत्म हो जाएगा; फिर नए पासवर्ड से लॉग इन करें।',
  ],
  'Set the new password': ['नवीन पासवर्ड सेट करा', 'नया पासवर्ड सेट करें'],
  'Confirm email': ['ई-मेलची पुष्टी', 'ई-मेल की पुष्टि'],
  'Is this your address?': ['हा तुमचा पत्ता आहे का?', 'क्या यह आपका पता है?'],
  'Confirm it so that replies and alerts reach you.': [
    'उत्तरे आणि सूचना तुमच्यापर्यंत पोहोचण्यासाठी पुष्टी करा.',
    'जवाब और अलर्ट आप तक पहुँचें, इसके लिए पुष्टि करें।',
  ],
  'Go back to your old address?': ['जुन्या पत्त्यावर परत जायचे?', 'पुराने पते पर वापस जाना है?'],
  'Reverse the change': ['बदल मागे घ्या', 'बदलाव वापस लें'],
  'Confirm my address': ['माझा पत्ता बरोबर आहे', 'मेरा पता सही है'],
  'You can’t open this page': ['हे पान तुमच्यासाठी उपलब्ध नाही', 'यह पेज आपके लिए उपलब्ध नहीं है'],
  'Your account doesn’t have the role for this page.': [
    'या पानासाठी लागणारी भूमिका तुमच्या खात्याला नाही.',
    'इस पेज के लिए ज़रूरी भूमिका आपके खाते की नहीं है।',
  ],
  'You can’t open this page with your account': [
    'तुमच्या खात्याने हे पान उघडता येत नाही',
    'आपके खाते से यह पेज नहीं खुल सकता',
  ],
  'You’re signed in, but this page is for another role. Nothing is wrong with your account.': [
    'तुम्ही लॉग इन केले आहे, पण हे पान दुसऱ्या भूमिकेसाठी आहे. तुमच्या खात्यात काहीच चूक नाही.',
    'आप लॉग इन हैं, पर यह पेज दूसरी भूमिका के लिए है। आपके खाते में कोई गड़बड़ नहीं है।',
  ],
  'If you have a second account, sign out and use that one. If you think you should have access, tell us which page you wanted to open.':
    [
      'दुसरे खाते असेल तर लॉग आउट करून ते वापरा. तुम्हाला हे पान दिसायला हवे असे वाटत असेल तर कोणते पान उघडायचे होते ते आम्हाला कळवा.',
      'दूसरा खाता हो तो लॉग आउट करके उसका इस्तेमाल करें। आपको लगता है कि यह पेज दिखना चाहिए तो बताएँ कि कौन-सा पेज खोलना था।',
    ],
  'Go to the property list': ['मालमत्तांच्या यादीकडे', 'प्रॉपर्टी सूची पर जाएँ'],
  'Write to us': ['आम्हाला लिहा', 'हमें लिखें'],
});
