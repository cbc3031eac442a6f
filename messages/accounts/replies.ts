import { defineTexts } from '@/lib/platform/language/define';

/** Replies of schemas and the API about profiles, visits, clients, deals and teams; part of `replies`. */
export default defineTexts({
  'Please enter your password': ['तुमचा पासवर्ड लिहा', 'अपना पासवर्ड लिखें'],
  'Please choose a file': ['एक फाइल निवडा', 'एक फ़ाइल चुनें'],
  'Profile updated successfully': ['प्रोफाइल बदलले', 'प्रोफ़ाइल बदल दी गई'],
  'Update failed': ['बदल जतन झाला नाही', 'बदलाव सहेजा नहीं जा सका'],
  'An Aadhaar number has 12 digits': ['आधार क्रमांक 12 अंकी असतो', 'आधार नंबर 12 अंकों का होता है'],
  'Please check the number. One of its digits looks wrong': [
    'क्रमांक तपासा: एक अंक चुकलेला दिसतो',
    'नंबर जाँचें: एक अंक गलत लगता है',
  ],
  'A PAN looks like ABCDE1234F': ['पॅन असा असतो: ABCDE1234F', 'पैन ऐसा होता है: ABCDE1234F'],
  'A MahaRERA agent number is usually the letter A and 11 digits': [
    'महारेरा एजंट क्रमांक सहसा A आणि 11 अंक असा असतो',
    'महारेरा एजेंट नंबर आमतौर पर A और 11 अंकों का होता है',
  ],
  'Enter both times, or neither for the whole day': [
    'दोन्ही वेळा लिहा; पूर्ण दिवस असेल तर दोन्ही रिकाम्या ठेवा',
    'दोनों समय लिखें; पूरा दिन हो तो दोनों खाली छोड़ें',
  ],
  'No passkey was used. Try again': [
    'पासकी वापरली गेली नाही. पुन्हा प्रयत्न करता येईल',
    'पासकी इस्तेमाल नहीं हुई। फिर से कोशिश करें',
  ],
  'The end must be after the start': [
    'समाप्तीची वेळ सुरुवातीनंतरची हवी',
    'समाप्ति का समय शुरुआत के बाद का होना चाहिए',
  ],
  'This browser couldn’t use a passkey here': [
    'या ब्राउझरला इथे पासकी वापरता आली नाही',
    'यह ब्राउज़र यहाँ पासकी इस्तेमाल नहीं कर सका',
  ],
  'This device already has a passkey for your account': [
    'या डिव्हाइसवर तुमच्या खात्याची पासकी आधीच आहे',
    'इस डिवाइस पर आपके खाते की पासकी पहले से है',
  ],
  'Your current password is wrong': ['तुमचा सध्याचा पासवर्ड बरोबर नाही', 'आपका मौजूदा पासवर्ड सही नहीं है'],
  'Use a time such as 10:00': ['10:00 अशी वेळ लिहा', '10:00 जैसा समय लिखें'],
  'Enter an amount, such as 45 lakh': ['रक्कम अशी लिहा: 45 लाख', 'रकम ऐसे लिखें: 45 लाख'],
  'At most ₹10,000 crore': ['जास्तीत जास्त ₹10,000 कोटी', 'ज़्यादा से ज़्यादा ₹10,000 करोड़'],
  'Use a date such as 2026-12-01': ['तारीख अशी लिहा: 2026-12-01', 'तारीख ऐसे लिखें: 2026-12-01'],
  'Enter a percentage with at most two decimals': [
    'टक्केवारी लिहा, दशांश चिन्हानंतर जास्तीत जास्त दोन अंक',
    'प्रतिशत लिखें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक',
  ],
  'At most 100 %': ['जास्तीत जास्त 100%', 'ज़्यादा से ज़्यादा 100%'],
  'Enter an email address': ['ई-मेल पत्ता लिहा', 'ई-मेल पता लिखें'],
  'Choose a role': ['भूमिका निवडा', 'भूमिका चुनें'],
  'Enter a name': ['नाव लिहा', 'नाम लिखें'],
  'Enter what happens on that day': ['त्या दिवशी काय होणार ते लिहा', 'उस दिन क्या होगा यह लिखें'],
  'Enter the commission as an amount or a percentage of the value': [
    'कमिशन रकमेत किंवा मूल्याच्या टक्क्यांत लिहा',
    'कमीशन रकम में या मूल्य के प्रतिशत में लिखें',
  ],
  'The shares must add up to 100 %': ['सर्व वाट्यांची बेरीज 100% हवी', 'सभी हिस्सों का जोड़ 100% होना चाहिए'],
  'Enter a title': ['शीर्षक लिहा', 'शीर्षक लिखें'],
  'Choose a kind': ['प्रकार निवडा', 'प्रकार चुनें'],
  'Enter a title, or choose a listing': ['शीर्षक लिहा किंवा जाहिरात निवडा', 'शीर्षक लिखें या लिस्टिंग चुनें'],
  'Choose a reason': ['कारण निवडा', 'कारण चुनें'],
  'Give the team a name': ['टीमला नाव द्या', 'टीम को नाम दें'],
  'Choose a member of your team': ['तुमच्या टीममधील सदस्य निवडा', 'अपनी टीम का सदस्य चुनें'],
  'Choose a place, a budget or another filter first': [
    'आधी ठिकाण, बजेट किंवा दुसरे काही निवडा',
    'पहले जगह, बजट या कुछ और चुनें',
  ],
  'Deal not found': ['व्यवहार सापडला नाही', 'सौदा नहीं मिला'],
  'Enter an email address of this client first': [
    'आधी या ग्राहकाचा ई-मेल पत्ता लिहा',
    'पहले इस ग्राहक का ई-मेल पता लिखें',
  ],
  'Invitation not found': ['निमंत्रण सापडले नाही', 'निमंत्रण नहीं मिला'],
  'List not found': ['यादी सापडली नाही', 'सूची नहीं मिली'],
  'Member not found': ['सदस्य सापडला नाही', 'सदस्य नहीं मिला'],
  'Requirement not found': ['गरज सापडली नाही', 'ज़रूरत नहीं मिली'],
  'Visit not found': ['भेट सापडली नाही', 'विज़िट नहीं मिली'],
  'Client not found': ['ग्राहक सापडला नाही', 'ग्राहक नहीं मिला'],
  'Someone else saved this client while you were editing it': [
    'तुम्ही बदल करत असताना दुसऱ्या कोणी या ग्राहकाची माहिती जतन केली',
    'आपके बदलते समय किसी और ने इस ग्राहक की जानकारी सहेज दी',
  ],
  'The link to this list was turned off. Create a new one first': [
    'या यादीची लिंक बंद केली आहे. आधी नवीन तयार करा',
    'इस सूची का लिंक बंद किया गया है। पहले नया बनाएँ',
  ],
  'This client already has this requirement': ['या ग्राहकाची हीच गरज आधीच आहे', 'इस ग्राहक की यही ज़रूरत पहले से है'],
  'You’re already in a team. Leave it first': [
    'तुम्ही आधीच एका टीमचे सदस्य आहात. आधी ती सोडा',
    'आप पहले से एक टीम के सदस्य हैं। पहले उसे छोड़ें',
  ],
  'You are not a member of a team': ['तुम्ही कोणत्याही टीमचे सदस्य नाही', 'आप किसी टीम के सदस्य नहीं हैं'],
  'Only an owner of the team can do this': ['हे फक्त टीमचे मालक करू शकतात', 'यह सिर्फ़ टीम के मालिक कर सकते हैं'],
  'A team needs an owner. Make another member its owner first': [
    'टीमला मालक हवा. आधी दुसऱ्या सदस्याला मालक करा',
    'टीम को मालिक चाहिए। पहले किसी और सदस्य को मालिक बनाएँ',
  ],
  'Admins belong to the agency’s team. Change the role of the account first': [
    'ॲडमिन एजन्सीच्या टीमचे असतात. आधी खात्याची भूमिका बदला',
    'एडमिन एजेंसी की टीम के होते हैं। पहले खाते की भूमिका बदलें',
  ],
  'Choose who takes over the listings, leads and deals': [
    'जाहिराती, संभाव्य ग्राहक आणि व्यवहार कोणाकडे जातील ते निवडा',
    'चुनें कि लिस्टिंग, लीड और सौदे किसके पास जाएँगे',
  ],
  'Your role in the team does not allow this. Please ask its owner': [
    'टीममधील तुमच्या भूमिकेत हे करता येत नाही. मालकांना विचारा',
    'टीम में आपकी भूमिका में यह नहीं हो सकता। मालिक से पूछें',
  ],
  'First record how and when this client agreed to be contacted': [
    'आधी या ग्राहकाने केव्हा आणि कशी संमती दिली ते लिहा',
    'पहले लिखें कि इस ग्राहक ने कब और कैसे सहमति दी',
  ],
  'At most {max} numbers': ['जास्तीत जास्त {max} नंबर', 'ज़्यादा से ज़्यादा {max} नंबर'],
  'Enter phone numbers, separated by commas': ['फोन नंबर स्वल्पविराम देऊन लिहा', 'फ़ोन नंबर कॉमा लगाकर लिखें'],
  'Please enter a name': ['नाव लिहा', 'नाम लिखें'],
  'Choose how': ['कसे ते निवडा', 'कैसे, यह चुनें'],
  'Enter a date no later than today': [
    'कोणत्या दिवशी ते लिहा: आज किंवा त्याआधी',
    'लिखें कि किस दिन: आज या उससे पहले',
  ],
  'An email with a link is on its way': ['लिंक असलेला मेल पाठवला आहे', 'लिंक वाला मेल भेज दिया गया है'],
  'A six-digit code is on its way': ['सहा अंकांचा संदेश पाठवला आहे', 'छह अंकों का संदेश भेज दिया गया है'],
  'Authenticator app added': ['ऑथेंटिकेटर ॲप जोडले', 'ऑथेंटिकेटर ऐप जोड़ा गया'],
  'Authenticator app removed': ['ऑथेंटिकेटर ॲप काढले', 'ऑथेंटिकेटर ऐप हटाया गया'],
  'Deal deleted': ['व्यवहार हटवला', 'सौदा हटाया गया'],
  'Document removed': ['कागदपत्र काढले', 'दस्तावेज़ हटाया गया'],
  'Passkey removed': ['पासकी काढली', 'पासकी हटाई गई'],
  'Password changed. All other browsers were signed out': [
    'पासवर्ड बदलला. इतर सर्व ब्राउझर लॉग आउट झाले',
    'पासवर्ड बदल गया। बाकी सभी ब्राउज़र लॉग आउट हो गए',
  ],
  'Please open the emails we sent to both addresses': [
    'आम्ही दोन्ही पत्त्यांवर पाठवलेले मेल उघडा',
    'हमने दोनों पतों पर जो मेल भेजे हैं उन्हें खोलें',
  ],
  'Signed out everywhere': ['सगळीकडून लॉग आउट झाले', 'हर जगह से लॉग आउट हो गया'],
  'Signed out': ['लॉग आउट झाले', 'लॉग आउट हो गया'],
  'Thank you. From now on you sign in with your new address': [
    'धन्यवाद. यापुढे नवीन पत्त्याने लॉग इन करा',
    'धन्यवाद। अब से नए पते से लॉग इन करें',
  ],
  'Thank you. Please confirm in the email to your other address too': [
    'धन्यवाद. दुसऱ्या पत्त्यावरही मेल पाठवला आहे: तिथेही पुष्टी करा',
    'धन्यवाद। दूसरे पते पर भी मेल भेजा गया है: वहाँ भी पुष्टि करें',
  ],
  'Thank you. Your email address is confirmed': [
    'धन्यवाद. तुमच्या ई-मेल पत्त्याची पुष्टी झाली',
    'धन्यवाद। आपके ई-मेल पते की पुष्टि हो गई',
  ],
  'Thank you. Your phone number is confirmed': [
    'धन्यवाद. तुमच्या फोन नंबरची पुष्टी झाली',
    'धन्यवाद। आपके फ़ोन नंबर की पुष्टि हो गई',
  ],
  'We’ve kept your account': ['तुमचे खाते राहील', 'आपका खाता रहेगा'],
  'Your account will be deleted': ['तुमचे खाते हटवले जाईल', 'आपका खाता हटा दिया जाएगा'],
  'Add a passkey or an authenticator app first': [
    'आधी पासकी किंवा ऑथेंटिकेटर ॲप जोडा',
    'पहले पासकी या ऑथेंटिकेटर ऐप जोड़ें',
  ],
  'Document not found': ['कागदपत्र सापडले नाही', 'दस्तावेज़ नहीं मिला'],
  'Lead not found': ['संभाव्य ग्राहक सापडला नाही', 'लीड नहीं मिली'],
  'Passkey not found': ['पासकी सापडली नाही', 'पासकी नहीं मिली'],
  'Session not found': ['हा ब्राउझर आधीच लॉग आउट झाला आहे', 'यह ब्राउज़र पहले ही लॉग आउट हो चुका है'],
  'Property not found': ['मालमत्ता सापडली नाही', 'प्रॉपर्टी नहीं मिली'],
  'Please start again. A code for another app was opened in the meantime': [
    'पुन्हा सुरुवात करा: दरम्यान दुसऱ्या ॲपचा कोड दाखवला गेला',
    'फिर से शुरू करें: इस बीच दूसरे ऐप का कोड दिखाया गया',
  ],
  'Please choose a JPEG, PNG or WebP photo, or a PDF file': [
    'फोटो (JPEG, PNG, WebP) किंवा PDF फाइल निवडा',
    'फ़ोटो (JPEG, PNG, WebP) या PDF फ़ाइल चुनें',
  ],
  'Please choose the document type': ['हे कोणते कागदपत्र आहे ते निवडा', 'चुनें कि यह कौन-सा दस्तावेज़ है'],
  'Please confirm with your password, a code or a passkey': [
    'पासवर्ड, कोड किंवा पासकीने पुष्टी करा',
    'पासवर्ड, कोड या पासकी से पुष्टि करें',
  ],
  'Please enter the six digits from the message': ['संदेशातील सहा अंक लिहा', 'संदेश के छह अंक लिखें'],
  'Please enter the six digits shown in your app': [
    'तुमचे ॲप दाखवते ते सहा अंक लिहा',
    'आपका ऐप जो छह अंक दिखाए वे लिखें',
  ],
  'Please enter your phone number in your profile first': [
    'आधी प्रोफाइलमध्ये तुमचा फोन नंबर लिहा',
    'पहले प्रोफ़ाइल में अपना फ़ोन नंबर लिखें',
  ],
  'Please give the passkey a name': ['पासकीला नाव द्या', 'पासकी को नाम दें'],
  'That code is wrong or has expired': [
    'हा कोड बरोबर नाही किंवा जुना झाला आहे',
    'यह कोड सही नहीं है या पुराना हो गया है',
  ],
  'That code is wrong. Please enter the one your app shows now': [
    'हा कोड बरोबर नाही. ॲप आता दाखवते तो लिहा',
    'यह कोड सही नहीं है। ऐप अभी जो दिखाए वह लिखें',
  ],
  'That’s already your address': ['हा तुमचा सध्याचाच पत्ता आहे', 'यह आपका मौजूदा पता ही है'],
  'This account has no second factor': ['या खात्याला दुसरी पायरी नाही', 'इस खाते में दूसरा चरण नहीं है'],
  'This account is about to be deleted. Choose "Keep my account" before you publish': [
    'हे खाते हटवले जाणार आहे. प्रसिद्ध करण्यापूर्वी “माझे खाते ठेवा” निवडा',
    'यह खाता हटाया जाने वाला है। प्रकाशित करने से पहले “मेरा खाता रखें” चुनें',
  ],
  'This address already has an account': ['या पत्त्याचे खाते आधीपासूनच आहे', 'इस पते का खाता पहले से है'],
  'This home cannot be visited at the moment': ['हे घर सध्या पाहता येत नाही', 'यह घर अभी नहीं देखा जा सकता'],
  'This invitation has expired or was withdrawn. Please ask for a new one': [
    'या निमंत्रणाची मुदत संपली आहे किंवा ते मागे घेतले आहे. नवीन मागवा',
    'इस निमंत्रण की अवधि खत्म हो गई है या इसे वापस ले लिया गया है। नया मँगाएँ',
  ],
  'This passkey is already registered': ['ही पासकी आधीच आहे', 'यह पासकी पहले से है'],
  'This person is already a member': ['ही व्यक्ती आधीच सदस्य आहे', 'यह व्यक्ति पहले से सदस्य है'],
  'This visit is no longer open': ['ही भेट आता बदलता येत नाही', 'यह विज़िट अब नहीं बदली जा सकती'],
  'Your account already has an authenticator app': [
    'तुमच्या खात्याला ऑथेंटिकेटर ॲप आधीच आहे',
    'आपके खाते में ऑथेंटिकेटर ऐप पहले से है',
  ],
  'Your account has no authenticator app': ['तुमच्या खात्याला ऑथेंटिकेटर ॲप नाही', 'आपके खाते में ऑथेंटिकेटर ऐप नहीं है'],
  'Your email address is already confirmed': [
    'तुमच्या ई-मेल पत्त्याची पुष्टी आधीच झाली आहे',
    'आपके ई-मेल पते की पुष्टि पहले ही हो चुकी है',
  ],
  'At most {max} busy times': ['जास्तीत जास्त {max} व्यस्त वेळा', 'ज़्यादा से ज़्यादा {max} व्यस्त समय'],
  'At most {max} dates': ['जास्तीत जास्त {max} तारखा', 'ज़्यादा से ज़्यादा {max} तारीखें'],
  'At most {max} characters': ['जास्तीत जास्त {max} अक्षरे', 'ज़्यादा से ज़्यादा {max} अक्षर'],
  'At most {max} parties': ['जास्तीत जास्त {max} पक्ष', 'ज़्यादा से ज़्यादा {max} पक्ष'],
  'At most {max} homes at once': ['एका वेळी जास्तीत जास्त {max} घरे', 'एक बार में ज़्यादा से ज़्यादा {max} घर'],
  'At most {max} people': ['जास्तीत जास्त {max} जण', 'ज़्यादा से ज़्यादा {max} लोग'],
  // with a value in them
  'You can have at most {max} passkeys. Please remove one first': [
    'जास्तीत जास्त {max} पासकी ठेवता येतात. आधी एक काढा',
    'ज़्यादा से ज़्यादा {max} पासकी रखी जा सकती हैं। पहले एक हटाएँ',
  ],
  'You can keep at most {max} documents. Please remove one first': [
    'जास्तीत जास्त {max} कागदपत्रे ठेवता येतात. आधी एक काढा',
    'ज़्यादा से ज़्यादा {max} दस्तावेज़ रखे जा सकते हैं। पहले एक हटाएँ',
  ],
  'Choose at most {max} listings': ['जास्तीत जास्त {max} जाहिराती निवडा', 'ज़्यादा से ज़्यादा {max} लिस्टिंग चुनें'],
  'You have {count} clients. The limit is {max}': [
    'तुमचे {count} ग्राहक आहेत; जास्तीत जास्त {max} ठेवता येतात',
    'आपके {count} ग्राहक हैं; ज़्यादा से ज़्यादा {max} हो सकते हैं',
  ],
  'A client has at most {max} requirements. Delete one first': [
    'एका ग्राहकाच्या जास्तीत जास्त {max} गरजा असतात. आधी एक हटवा',
    'एक ग्राहक की ज़्यादा से ज़्यादा {max} ज़रूरतें हो सकती हैं। पहले एक हटाएँ',
  ],
  'A name has at most {max} characters': [
    'नाव जास्तीत जास्त {max} अक्षरांचे असावे',
    'नाम ज़्यादा से ज़्यादा {max} अक्षरों का हो',
  ],
  'A note has at most {max} characters': [
    'नोंद जास्तीत जास्त {max} अक्षरांची असावी',
    'नोट ज़्यादा से ज़्यादा {max} अक्षरों का हो',
  ],
  'This conversation has reached {max} messages. Please call instead': [
    'एका संभाषणात जास्तीत जास्त {max} संदेश पाठवता येतात. आता फोन करा',
    'एक बातचीत में ज़्यादा से ज़्यादा {max} संदेश हो सकते हैं। अब फ़ोन करें',
  ],
  'You have {max} templates already. Delete one first': [
    'तुमचे {max} नमुने आधीच आहेत. आधी एक हटवा',
    'आपके {max} नमूने पहले से हैं। पहले एक हटाएँ',
  ],
  'You have {max} lists already. Delete one first': [
    'तुमच्या {max} याद्या आधीच आहेत. आधी एक हटवा',
    'आपकी {max} सूचियाँ पहले से हैं। पहले एक हटाएँ',
  ],
  'A team has at most {max} members and invitations': [
    'एका टीममध्ये जास्तीत जास्त {max} सदस्य आणि निमंत्रणे असतात',
    'एक टीम में ज़्यादा से ज़्यादा {max} सदस्य और निमंत्रण हो सकते हैं',
  ],
  'This invitation was sent to {email}. Sign in with that account': [
    'हे निमंत्रण {email} या पत्त्यावर पाठवले होते. त्या खात्याने लॉग इन करा',
    'यह निमंत्रण {email} को भेजा गया था। उस खाते से लॉग इन करें',
  ],
  'You have {max} open visits already. Cancel one of them first': [
    'तुमच्या {max} भेटी आधीच ठरल्या आहेत. आधी त्यांतली एक रद्द करा',
    'आपकी {max} विज़िट पहले से तय हैं। पहले उनमें से एक रद्द करें',
  ],
  'Times were proposed {max} times already. Please call instead': [
    'नवीन वेळ जास्तीत जास्त {max} वेळा सुचवता येते. आता फोन करा',
    'समय {max} बार ही सुझाया जा सकता है। अब फ़ोन करें',
  ],
  'Choose at least two homes': ['किमान दोन घरे निवडा', 'कम से कम दो घर चुनें'],
  'Choose at most {max} homes': ['जास्तीत जास्त {max} घरे निवडा', 'ज़्यादा से ज़्यादा {max} घर चुनें'],
  'One of these homes cannot be visited at the moment': [
    'यांपैकी एक घर सध्या पाहता येत नाही',
    'इनमें से एक घर अभी नहीं देखा जा सकता',
  ],
  'These homes belong to different people and are in different localities. Please ask for each visit separately':
    [
      'ही घरे एकाच व्यक्तीची नाहीत आणि एकाच परिसरातही नाहीत. प्रत्येक भेटीची विनंती वेगळी करा',
      'ये घर न एक ही व्यक्ति के हैं, न एक ही इलाके में। हर विज़िट का अनुरोध अलग से करें',
    ],
  '{title} isn’t shown at that time. Choose another time, or leave it out': [
    '{title} त्या वेळी दाखवले जात नाही. दुसरी वेळ निवडा किंवा ते वगळा',
    '{title} उस समय नहीं दिखाया जाता। दूसरा समय चुनें या उसे छोड़ दें',
  ],
  'Choose at most {max} half-days': [
    'सकाळ किंवा दुपार निवडा (जास्तीत जास्त {max})',
    'सुबह या दोपहर चुनें (ज़्यादा से ज़्यादा {max})',
  ],
  'At most {max} at a time': ['एका वेळी जास्तीत जास्त {max}', 'एक बार में ज़्यादा से ज़्यादा {max}'],
});
