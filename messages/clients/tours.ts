import { defineTexts } from '@/lib/platform/language/define';

/** Tours of several families to several homes: the plan, its mails, and messages sent by hand. */
export default defineTexts({
  Tours: ['फेऱ्या', 'टूर'],
  Tour: ['फेरी', 'टूर'],
  'Tour of {day}': ['{day}ची फेरी', '{day} का टूर'],
  'The owner lets us in': ['मालक उघडून देतील', 'मालिक खोलेंगे'],
  'The tenant lets us in': ['भाडेकरू उघडून देतील', 'किराएदार खोलेंगे'],
  'Keys are with the guard': ['किल्ल्या सुरक्षारक्षकाकडे आहेत', 'चाबियाँ गार्ड के पास हैं'],
  'Keys are with a neighbour': ['किल्ल्या शेजाऱ्यांकडे आहेत', 'चाबियाँ पड़ोसी के पास हैं'],
  'One set of keys at our office': ['किल्ल्यांचा एकच संच आमच्या ऑफिसमध्ये', 'चाबियों का एक ही गुच्छा हमारे ऑफ़िस में'],
  'Not sent yet': ['अजून पाठवली नाही', 'अभी भेजा नहीं'],
  'No answer yet': ['अजून उत्तर नाही', 'अभी जवाब नहीं'],
  'Asked by email': ['मेलने विचारले', 'मेल से पूछा'],
  // why a home is not on the way
  'not shown on this holiday': ['या सुट्टीला दाखवले जात नाही', 'इस छुट्टी को नहीं दिखाया जाता'],
  'not shown on this day of the week': ['आठवड्याच्या या दिवशी दाखवले जात नाही', 'हफ़्ते के इस दिन नहीं दिखाया जाता'],
  'no free time on this day': ['या दिवशी मोकळी वेळ नाही', 'इस दिन कोई समय खाली नहीं'],
  'its owner has declined': ['मालकांनी नकार दिला आहे', 'मालिक ने मना किया है'],
  'too far from the other homes of this tour': ['या फेरीतील इतर घरांपासून खूप दूर', 'इस टूर के दूसरे घरों से बहुत दूर'],
  'no time left on this tour': ['या फेरीत वेळ उरला नाही', 'इस टूर में समय नहीं बचा'],
  // planning
  From: ['सुरुवातीची वेळ', 'शुरू होने का समय'],
  Until: ['शेवटची वेळ', 'खत्म होने का समय'],
  Hours: ['वेळ', 'समय'],
  'Minutes in each home': ['प्रत्येक घरासाठी मिनिटे', 'हर घर के लिए मिनट'],
  Homes: ['घरे', 'घर'],
  'Add a home': ['घर जोडा', 'घर जोड़ें'],
  Families: ['कुटुंबे', 'परिवार'],
  'Add a client': ['ग्राहक जोडा', 'ग्राहक जोड़ें'],
  Agents: ['एजंट', 'एजेंट'],
  '{count, plural, one {sees one home} other {sees # homes}}': ['पाहायची घरे: {count}', 'देखने के घर: {count}'],
  'Plan a tour': ['फेरी ठरवा', 'टूर बनाएँ'],
  'Plan this tour': ['ही फेरी ठरवा', 'यह टूर बनाएँ'],
  'Create plan': ['वेळापत्रक तयार करा', 'योजना बनाएँ'],
  'We plan the times from places, hours and keys': [
    'ठिकाण, वेळा आणि किल्ल्यांवरून वेळापत्रक ठरते',
    'समय जगह, घर दिखाने के घंटों और चाबियों के हिसाब से तय होता है',
  ],
  'Families who asked for a day': ['भेटीचा दिवस मागितलेली कुटुंबे', 'जिन परिवारों ने दिन माँगा है'],
  'No tour yet': ['अजून फेरी नाही', 'अभी कोई टूर नहीं'],
  'A tour takes several families to several homes on one day. Choose them, and we plan the order by place, viewing hours and keys. Owners confirm, each family gets one link, and they reply with one tap.':
    [
      'एका फेरीत अनेक कुटुंबे एकाच दिवशी अनेक घरे पाहतात. त्यांना निवडा: ठिकाणे, घरे दाखवण्याच्या वेळा आणि किल्ल्या यांवरून क्रम ठरतो. मालक होकार देतात, प्रत्येक कुटुंबाला एक लिंक मिळते आणि त्यांचे मत एका टॅपमध्ये कळते.',
      'एक टूर में कई परिवार एक ही दिन कई घर देखते हैं। उन्हें चुनें: क्रम जगहों, घर दिखाने के समय और चाबियों से तय होता है। मालिक हाँ कहते हैं, हर परिवार को एक लिंक मिलता है और उनकी राय एक टैप में मिल जाती है।',
    ],
  '{families, plural, one {one family} other {# families}}, {homes, plural, one {one home} other {# homes}}':
    [
      '{families, plural, one {एक कुटुंब} other {# कुटुंबे}}, {homes, plural, one {एक घर} other {# घरे}}',
      '{families, plural, one {एक परिवार} other {# परिवार}}, {homes, plural, one {एक घर} other {# घर}}',
    ],
  '{count} confirmed': ['{count} होकार', '{count} हाँ'],
  '{count} declined': ['{count} नकार', '{count} ना'],
  // one tour
  '{day}, {minutes} minutes in each home': [
    '{day}, प्रत्येक घरात {minutes} मिनिटे',
    '{day}, हर घर में {minutes} मिनट',
  ],
  Change: ['बदला', 'बदलें'],
  'Change the tour': ['फेरी बदला', 'टूर बदलें'],
  'Send the tour': ['फेरी पाठवा', 'टूर भेजें'],
  'Send the changes': ['बदल पाठवा', 'बदलाव भेजें'],
  'Cancel tour': ['रद्द करा', 'रद्द करें'],
  'Delete this tour?': ['ही फेरी हटवायची?', 'यह टूर हटाएँ?'],
  'Cancel this tour? Everyone who got an email gets another.': [
    'ही फेरी रद्द करायची? ज्यांना मेल गेला त्या सर्वांना कळवले जाईल.',
    'यह टूर रद्द करें? जिन्हें मेल मिला उन सबको बताया जाएगा।',
  ],
  'Owners have been asked, and each family has its link': [
    'मालकांना विचारले आहे आणि प्रत्येक कुटुंबाची लिंक तयार आहे',
    'मालिकों से पूछा गया है और हर परिवार का लिंक तैयार है',
  ],
  'Not on the tour': ['फेरीत नाहीत', 'टूर में नहीं'],
  '{name}’s route': ['{name} यांचा मार्ग', '{name} का रास्ता'],
  'Keys to take along: {homes}': ['सोबत घ्यायच्या किल्ल्या: {homes}', 'साथ ले जाने की चाबियाँ: {homes}'],
  'Nothing to show. Families who share a set of keys go with one agent.': [
    'दाखवायला घर नाही: एकाच किल्लीने उघडणारी घरे पाहणारी कुटुंबे एकाच एजंटसोबत जातात.',
    'दिखाने को कोई घर नहीं: एक ही चाबी वाले घर देखने वाले परिवार एक ही एजेंट के साथ जाते हैं।',
  ],
  '{km} km in straight lines': ['सरळ रेषेत {km} किमी', 'सीधी रेखा में {km} किमी'],
  'Keys and owner': ['किल्ल्या आणि मालक', 'चाबियाँ और मालिक'],
  'Who opens': ['घर कोण उघडणार', 'घर किसे खोलना है'],
  'Note on the keys': ['किल्ल्यांविषयी नोंद', 'चाबियों के बारे में नोट'],
  'Saved and replanned': ['जतन झाले आणि वेळापत्रक पुन्हा तयार झाले', 'सहेजा गया और योजना फिर बनी'],
  'Has the link by email': ['लिंक मेलने मिळाली आहे', 'लिंक मेल से मिल गया है'],
  'Gets the link by email when you send the tour': ['फेरी पाठवल्यावर लिंक मेलने मिळेल', 'टूर भेजने पर लिंक मेल से मिलेगा'],
  'No email address or no recorded consent, so send the link yourself': [
    'पत्ता आणि नोंदवलेली संमती नसल्यास मेल जात नाही: लिंक स्वतः पाठवा',
    'पते और दर्ज सहमति के बिना मेल नहीं जाता: लिंक खुद भेजें',
  ],
  'Copy text': ['मजकूर कॉपी करा', 'संदेश कॉपी करें'],
  Copied: ['कॉपी झाले', 'कॉपी हो गया'],
  '{homes, plural, one {Hello {name}, we’ll see one home on {day} at {time}. Directions and feedback: {url}} other {Hello {name}, we’ll see # homes on {day} from {time}. Directions and feedback: {url}}}':
    [
      '{homes, plural, one {नमस्कार {name}, आपण {day} रोजी {time} वाजता एक घर पाहू. ठिकाण आणि तुमचे मत: {url}} other {नमस्कार {name}, आपण {day} रोजी {time}पासून # घरे पाहू. मार्ग आणि प्रत्येकाविषयी तुमचे मत: {url}}}',
      '{homes, plural, one {नमस्ते {name}, हम {day}, {time} एक घर देखेंगे। जगह और आपकी राय: {url}} other {नमस्ते {name}, हम {day} को {time} से # घर देखेंगे। रास्ता और हर घर पर आपकी राय: {url}}}',
    ],
  'Hello {name}, may we show {title} on {day} at {times}? Please say yes or no here: {url}': [
    'नमस्कार {name}, {title} हे घर {day} रोजी {times} वाजता दाखवू का? कृपया इथे हो किंवा नाही सांगा: {url}',
    'नमस्ते {name}, क्या हम {day}, {times} यह घर दिखा सकते हैं: {title}? कृपया यहाँ हाँ या ना कहें: {url}',
  ],
  // mails
  'May we show {title} on {day}?': [
    '{title} हे घर {day} रोजी दाखवू का?',
    'क्या हम {day} को यह घर दिखा सकते हैं: {title}?',
  ],
  '{name} would like to show this home: {times}.': [
    '{name} यांना हे घर दाखवायचे आहे: {times}.',
    '{name} की ओर से यह घर दिखाने का अनुरोध: {times}।',
  ],
  'Each visit takes {minutes} minutes. Please confirm or decline.': [
    'प्रत्येक भेट {minutes} मिनिटांची आहे. कृपया होकार किंवा नकार कळवा.',
    'हर विज़िट {minutes} मिनट की है। कृपया हाँ या ना बताएँ।',
  ],
  Answer: ['उत्तर द्या', 'जवाब दें'],
  'Your tour of homes on {day}': ['{day} रोजी घरे पाहण्याची तुमची फेरी', '{day} को घर देखने का आपका टूर'],
  'Your other homes and times stay as they are.': [
    'तुमची इतर घरे आणि त्यांच्या वेळा तशाच राहतात.',
    'बाकी घर और उनके समय वैसे ही रहेंगे।',
  ],
  'Open your route': ['तुमचा मार्ग उघडा', 'अपना रास्ता खोलें'],
  'There you can also say what you think of each home, with one tap.': [
    'त्याच पानावर प्रत्येक घराविषयी तुमचे मत एका टॅपमध्ये सांगता येते.',
    'उसी पेज पर हर घर के बारे में अपनी राय एक टैप में बताएँ।',
  ],
  '{name} cancelled the tour of homes on {day}.': [
    '{name} यांनी {day}ची घरे पाहण्याची फेरी रद्द केली.',
    '{name} ने {day} का घर देखने का टूर रद्द किया।',
  ],
  'See the tour': ['फेरी पाहा', 'टूर देखें'],
  '{title} can be shown on {day}.': [
    '{title} हे घर {day} रोजी दाखवता येईल.',
    '{title} {day} को दिखाया जा सकता है।',
  ],
  '{title} can’t be shown on {day}.': [
    '{title} हे घर {day} रोजी दाखवता येणार नाही.',
    '{title} {day} को नहीं दिखाया जा सकता।',
  ],
  'Open the tour': ['फेरी उघडा', 'टूर खोलें'],
});
