import { defineTexts } from '@/lib/platform/language/define';

/** Certificates, grievances and the data map, as the office sees them. */
export default defineTexts({
  // certificates
  Certificates: ['प्रमाणपत्रे', 'प्रमाणपत्र'],
  'Real estate agent registrations. Reminders go out 90, 30 and 7 days before the end. A lapsed registration blocks new adverts for registered projects.':
    [
      'रिअल इस्टेट एजंट म्हणून नोंदण्या. मुदत संपण्याच्या 90, 30 आणि 7 दिवस आधी स्मरणपत्रे जातात; मुदत संपली की नोंदणीकृत प्रकल्पांच्या नवीन जाहिराती थांबतात.',
      'रियल एस्टेट एजेंट के रजिस्ट्रेशन। अवधि खत्म होने से 90, 30 और 7 दिन पहले याद दिलाया जाता है; अवधि खत्म होने पर रजिस्टर्ड प्रोजेक्ट के नए विज्ञापन रुकते हैं।',
    ],
  Lapsed: ['मुदत संपली', 'अवधि खत्म'],
  '{days} days left': ['{days} दिवस बाकी', '{days} दिन बाकी'],
  Valid: ['वैध', 'वैध'],
  Holder: ['कोणाचे', 'किसका'],
  Number: ['क्रमांक', 'नंबर'],
  'Valid until': ['मुदत', 'अवधि'],
  State: ['स्थिती', 'स्थिति'],
  Document: ['कागदपत्र', 'दस्तावेज़'],
  'Certificate of {name}: {file}': ['{name} यांचे प्रमाणपत्र: {file}', '{name} का प्रमाणपत्र: {file}'],
  Missing: ['नाही', 'नहीं है'],
  'Yes, delete the certificate of {name}': ['{name} यांचे प्रमाणपत्र खरंच हटवा', '{name} का प्रमाणपत्र सच में हटाएँ'],
  'Delete the certificate of {name}': ['{name} यांचे प्रमाणपत्र हटवा', '{name} का प्रमाणपत्र हटाएँ'],
  'Really delete': ['खरंच हटवा', 'सच में हटाएँ'],
  'No certificates yet': ['अजून एकही प्रमाणपत्र नाही', 'अभी एक भी प्रमाणपत्र नहीं'],
  'No certificate entered: {names}': ['प्रमाणपत्र नोंदवलेले नाही: {names}', 'प्रमाणपत्र दर्ज नहीं: {names}'],
  'Enter or renew a certificate': ['प्रमाणपत्र नोंदवा किंवा नूतनीकरण करा', 'प्रमाणपत्र दर्ज करें या नवीनीकरण करें'],
  'Registration number': ['नोंदणी क्रमांक', 'रजिस्ट्रेशन नंबर'],
  'The certificate as PDF or picture, at most 10 MB': [
    'प्रमाणपत्र PDF किंवा चित्र म्हणून, जास्तीत जास्त 10 MB',
    'प्रमाणपत्र PDF या तस्वीर के रूप में, ज़्यादा से ज़्यादा 10 MB',
  ],
  'Save certificate': ['प्रमाणपत्र जतन करा', 'प्रमाणपत्र सहेजें'],
  // published numbers
  'Published numbers': ['प्रसिद्ध केलेले क्रमांक', 'प्रकाशित नंबर'],
  'We check each night that every published registration number has the right format and that its QR code leads to the same number. We don’t check whether MahaRERA still lists it.':
    [
      'दररोज रात्री तपासले जाते: प्रत्येक प्रसिद्ध नोंदणी क्रमांकाची रचना आणि त्याचा QR कोड त्याच क्रमांकाकडे नेतो का. महारेराच्या यादीत तो अजून आहे का हे पाहिले जात नाही.',
      'हर रात जाँचा जाता है: हर प्रकाशित रजिस्ट्रेशन नंबर का रूप और क्या उसका QR कोड उसी नंबर पर ले जाता है। महारेरा की सूची में वह अब भी है या नहीं, यह नहीं देखा जाता।',
    ],
  Project: ['प्रकल्प', 'प्रोजेक्ट'],
  'Published at': ['किती ठिकाणी', 'कितनी जगह'],
  Form: ['रचना', 'रूप'],
  'As expected': ['बरोबर', 'सही'],
  Unusual: ['वेगळी', 'अलग'],
  'QR code leads to': ['QR कोड कुठे नेतो', 'QR कोड कहाँ ले जाता है'],
  'No code': ['कोड नाही', 'कोड नहीं'],
  'Not readable': ['वाचता येत नाही', 'पढ़ा नहीं जाता'],
  Result: ['निष्कर्ष', 'नतीजा'],
  'In order': ['ठीक', 'ठीक'],
  'Last checked': ['शेवटची तपासणी', 'आखिरी जाँच'],
  'Nothing checked yet': ['अजून काहीही तपासलेले नाही', 'अभी कुछ नहीं जाँचा'],
  'A MahaRERA project number is P and 11 digits, or PR and 13 digits': [
    'महारेरा प्रकल्प क्रमांक P आणि 11 अंक किंवा PR आणि 13 अंक असा असतो',
    'महारेरा प्रोजेक्ट नंबर P और 11 अंक या PR और 13 अंक का होता है',
  ],
  'Its QR code cannot be read': ['त्याचा QR कोड वाचता येत नाही', 'उसका QR कोड पढ़ा नहीं जा सकता'],
  'Its QR code leads to {place}': ['त्याचा QR कोड इथे नेतो: {place}', 'उसका QR कोड यहाँ ले जाता है: {place}'],
  'another page': ['दुसरे पान', 'दूसरा पेज'],
  'Unusual format: MahaRERA agent numbers are A and 11 to 13 digits': [
    'वेगळी रचना: महारेरा एजंट क्रमांक A आणि 11 ते 13 अंक असा असतो',
    'अलग रूप: महारेरा एजेंट नंबर A और 11 से 13 अंक का होता है',
  ],
  'The certificate says {number}': ['नोंदवलेल्या प्रमाणपत्रावर: {number}', 'दर्ज प्रमाणपत्र पर: {number}'],
  'Picture to send: {problem}': ['पाठवायचे चित्र: {problem}', 'भेजने की तस्वीर: {problem}'],
  // grievances
  Grievances: ['तक्रारी', 'शिकायतें'],
  'Grievances about personal data are answered within {dataDays} days, all others within {otherDays}. Reminders go out 15, 7 and 1 days before the deadline, and after it.':
    [
      'वैयक्तिक माहितीबद्दलच्या तक्रारींना {dataDays} दिवसांत, इतर सर्वांना {otherDays} दिवसांत उत्तर दिले जाते. शेवटच्या दिवसाच्या 15, 7 आणि 1 दिवस आधी आणि त्यानंतर स्मरणपत्रे जातात.',
      'व्यक्तिगत जानकारी की शिकायतों का जवाब {dataDays} दिनों में, बाकी सबका {otherDays} दिनों में दिया जाता है। आखिरी दिन से 15, 7 और 1 दिन पहले और उसके बाद याद दिलाया जाता है।',
    ],
  'No grievances yet': ['अजून एकही तक्रार नाही', 'अभी एक भी शिकायत नहीं'],
  Answered: ['उत्तर दिले', 'जवाब दिया गया'],
  Overdue: ['मुदत उलटली', 'समय निकल गया'],
  'Reply to {number}': ['उत्तर: {number}', '{number} का जवाब'],
  'Give the reasons. Your reply is emailed and can’t be changed afterwards.': [
    'कारणांसह. ते मेलने जाते आणि नंतर बदलता येत नाही.',
    'कारणों के साथ। यह मेल से जाता है और बाद में बदला नहीं जा सकता।',
  ],
  'Send answer': ['उत्तर पाठवा', 'जवाब भेजें'],
  'My data': ['माझा डेटा', 'मेरा डेटा'],
  'Data of a person who named me as nominee': [
    'मला नामनिर्देशित केलेल्या व्यक्तीचा डेटा',
    'उस व्यक्ति का डेटा जिसने मुझे नामित किया',
  ],
  'A listing or a text on this site': ['या साइटवरील जाहिरात किंवा मजकूर', 'इस साइट की कोई लिस्टिंग या जानकारी'],
  'A service or a person at the agency': ['एजन्सीची सेवा किंवा व्यक्ती', 'एजेंसी की कोई सेवा या व्यक्ति'],
  'received {date}': ['मिळाली {date}', 'मिली {date}'],
  'due by {date}': ['शेवटचा दिवस {date}', 'आखिरी दिन {date}'],
  'Erased person': ['माहिती हटवलेली व्यक्ती', 'व्यक्ति जिसकी जानकारी मिटाई गई'],
  'Nominee of: {names}': ['नामनिर्देशन करणारे: {names}', 'नामांकन करने वाले: {names}'],
  'No account names a nominee with this email address': [
    'एकाही खात्यात या ई-मेल पत्त्याचे नामनिर्देशन नाही',
    'किसी खाते में इस ई-मेल पते का नामांकन नहीं है',
  ],
  '{name} replied on {date}: {answer}': [
    '{name} यांचे उत्तर, {date}: {answer}',
    '{name} का जवाब, {date}: {answer}',
  ],
  // the data map
  'Data map': ['डेटा नकाशा', 'डेटा का नक्शा'],
  'All records about people, generated from the definitions of personal data and the database schemas. People find all of it in their download. Deleting the account removes it or separates it from the person.':
    [
      'लोकांबद्दलची प्रत्येक नोंद, वैयक्तिक माहितीच्या व्याख्या आणि डेटाबेसच्या रचनेवरून तयार केलेली. ती सर्व त्या व्यक्तीच्या डाउनलोडमध्ये असते आणि खात्यासोबत हटवली जाते किंवा व्यक्तीपासून वेगळी केली जाते.',
      'लोगों के बारे में हर रिकॉर्ड, व्यक्तिगत जानकारी की परिभाषाओं और डेटाबेस की रचना से बनाया गया। यह सब व्यक्ति के डाउनलोड में होता है और खाते के साथ मिटाया जाता है या व्यक्ति से अलग किया जाता है।',
    ],
  'The same, as a document for the people concerned': [
    'हेच, संबंधित लोकांसाठी कागदपत्र म्हणून',
    'यही, संबंधित लोगों के लिए दस्तावेज़ के रूप में',
  ],
  '{data}: {purpose}.': ['{data}: {purpose}.', '{data}: {purpose}।'],
  'Kept {until}. A job removes what has expired.': [
    'किती काळ: {until}. मुदत संपलेले आपोआप काढले जाते.',
    'कितने समय: {until}। अवधि खत्म होने पर अपने आप हटाया जाता है।',
  ],
  'Kept {until}. Nothing expires by itself.': [
    'किती काळ: {until}. आपोआप काहीही काढले जात नाही.',
    'कितने समय: {until}। अपने आप कुछ नहीं हटता।',
  ],
  'Encrypted: {fields}': ['एन्क्रिप्ट केलेले: {fields}', 'एन्क्रिप्ट किए हुए: {fields}'],
});
