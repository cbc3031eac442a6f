import { defineTexts } from '@/lib/platform/language/define';
import deskReplies from './desk-replies';

/** API replies to actions of the office (`reply`), only sent with pages of the admin area. */
export default defineTexts({
  ...deskReplies,
  // lists
  'At most {max} views of a list: remove one first': [
    'एका यादीची जास्तीत जास्त {max} दृश्ये: आधी एक काढा',
    'एक सूची के ज़्यादा से ज़्यादा {max} दृश्य: पहले एक हटाएँ',
  ],
  'View not found': ['दृश्य सापडले नाही', 'दृश्य नहीं मिला'],
  'Please enter a name': ['नाव लिहा', 'नाम लिखें'],
  // accounts
  'User not found': ['खाते सापडले नाही', 'खाता नहीं मिला'],
  'Role changed': ['भूमिका बदलली', 'भूमिका बदली गई'],
  'The previous role is restored': ['भूमिका पूर्वीसारखी झाली', 'भूमिका पहले जैसी हो गई'],
  'The invitation has ended': ['निमंत्रण रद्द झाले', 'निमंत्रण रद्द हुआ'],
  'Account is active again': ['खाते पुन्हा सुरू झाले', 'खाता फिर चालू हुआ'],
  'Account deactivated and signed out': ['खाते बंद केले आणि लॉग आउट केले', 'खाता बंद और लॉग आउट किया गया'],
  'This account is already active': ['हे खाते आधीच सुरू आहे', 'यह खाता पहले से चालू है'],
  'This account is already deactivated': ['हे खाते आधीच बंद आहे', 'यह खाता पहले से बंद है'],
  '{ended, plural, one {# session} other {# sessions}} ended': [
    '{ended, plural, one {# ब्राउझर} other {# ब्राउझर}} लॉग आउट केले',
    '{ended, plural, one {# ब्राउज़र} other {# ब्राउज़र}} लॉग आउट किए गए',
  ],
  'The second factor was removed. Until a new one is set up, the password alone is enough': [
    'दुसरी पायरी काढली. नवीन होईपर्यंत फक्त पासवर्डने लॉग इन होते',
    'दूसरा चरण हटाया गया। नया बनने तक सिर्फ़ पासवर्ड से लॉग इन होगा',
  ],
  'Another admin has to change your role, so that there is always one left': [
    'तुमची भूमिका दुसऱ्या ॲडमिनने बदलावी, म्हणजे एक ॲडमिन नेहमी राहील',
    'आपकी भूमिका किसी दूसरे एडमिन को बदलनी है, ताकि एक एडमिन हमेशा रहे',
  ],
  'Another admin has to deactivate your account, so that there is always one left': [
    'तुमचे खाते दुसऱ्या ॲडमिनने बंद करावे, म्हणजे एक ॲडमिन नेहमी राहील',
    'आपका खाता किसी दूसरे एडमिन को बंद करना है, ताकि एक एडमिन हमेशा रहे',
  ],
  'Your own role was changed in the meantime, so nothing was done': [
    'दरम्यान तुमची स्वतःची भूमिका बदलली, म्हणून काहीही झाले नाही',
    'इस बीच आपकी अपनी भूमिका बदल गई, इसलिए कुछ नहीं हुआ',
  ],
  'The role has changed in the meantime. Please reload the page': [
    'दरम्यान भूमिका बदलली आहे. पान पुन्हा उघडा',
    'इस बीच भूमिका बदल गई है। पेज फिर से खोलें',
  ],
  'It can no longer be undone, because the person has been notified': [
    'आता पूर्ववत करता येणार नाही: त्या व्यक्तीला कळवले आहे',
    'अब वापस नहीं लिया जा सकता: व्यक्ति को बता दिया गया है',
  ],
  'This person already works here. Change their account’s role instead': [
    'हे खाते आधीच ऑफिसचे आहे. त्याऐवजी खात्याची भूमिका बदला',
    'यह खाता पहले से ऑफ़िस का है। इसके बजाय खाते की भूमिका बदलें',
  ],
  'Choose who takes over this person’s records': [
    'या व्यक्तीच्या नावावरील काम कोणाकडे द्यायचे ते सांगा',
    'बताएँ कि इस व्यक्ति के नाम का काम किसे सौंपना है',
  ],
  'Choose someone from the office': ['ऑफिसमधील व्यक्ती निवडा', 'ऑफ़िस का कोई व्यक्ति चुनें'],
  'This handover can no longer be undone': [
    'हे हस्तांतर आता पूर्ववत करता येणार नाही',
    'यह हस्तांतरण अब वापस नहीं लिया जा सकता',
  ],
  // channels
  'Limit saved': ['मर्यादा जतन झाली', 'सीमा सहेजी गई'],
  'Price added': ['दर जोडला', 'दर जोड़ी गई'],
  'Handed in': ['मंजुरीसाठी दिले', 'मंज़ूरी के लिए दिया गया'],
  'Sent to your number': ['तुमच्या नंबरवर पाठवले', 'आपके नंबर पर भेजा गया'],
  'WhatsApp is not connected': ['WhatsApp जोडलेले नाही', 'WhatsApp जुड़ा नहीं है'],
  'This message already goes out on that day. Reload the page to see it': [
    'हा संदेश त्या दिवशी आधीच पाठवला जाणार आहे. तो पाहण्यासाठी पृष्ठ पुन्हा लोड करा',
    'यह संदेश उस दिन पहले से भेजा जा रहा है। उसे देखने के लिए पेज फिर से लोड करें',
  ],
  'Someone agreed or opted out after the preview. Please check it again': [
    'तुम्ही पाहिल्यानंतर कोणीतरी संमती दिली किंवा मागे घेतली. पुन्हा पाहा',
    'आपके देखने के बाद किसी ने सहमति दी या वापस ली। फिर से देखें',
  ],
  'Message not found': ['संदेश सापडला नाही', 'संदेश नहीं मिला'],
  'Template not found': ['टेम्पलेट सापडले नाही', 'टेम्पलेट नहीं मिला'],
  'This template was already submitted': [
    'हे टेम्पलेट आधीच मंजुरीसाठी दिले आहे',
    'यह टेम्पलेट पहले ही मंज़ूरी के लिए दिया जा चुका है',
  ],
  'This category already has a price for that day': [
    'या श्रेणीसाठी त्या दिवसाचा दर आधीच आहे',
    'इस श्रेणी की उस दिन की दर पहले से है',
  ],
  'Enter rupees, such as 0.8631': ['0.8631 असे रुपये लिहा', '0.8631 जैसे रुपये लिखें'],
  'Choose a category': ['श्रेणी निवडा', 'श्रेणी चुनें'],
  'Enter the source of the price': ['दर कुठून आहे ते सांगा', 'बताएँ कि दर कहाँ से है'],
  'Fill in every blank in the template': ['टेम्पलेटमधील सर्व जागा भरा', 'टेम्पलेट की सभी जगहें भरें'],
  // settings and rates
  'Saved. Every page shows it now': ['जतन झाले. आता सर्व पानांवर दिसते', 'सहेजा गया। अब हर पेज पर दिखता है'],
  'Someone else saved the settings while you were editing them': [
    'तुम्ही बदलत असताना दुसऱ्या कोणीतरी सेटिंग्ज जतन केली',
    'आपके बदलते समय किसी और ने सेटिंग सहेजीं',
  ],
  'Use a time such as 09:30': ['09:30 अशी वेळ लिहा', '09:30 जैसा समय लिखें'],
  'Enter dates, such as 2026-12-25, with commas between them': [
    '2026-12-25 अशा तारखा लिहा, मध्ये स्वल्पविराम',
    '2026-12-25 जैसी तारीखें लिखें, बीच में कॉमा',
  ],
  'Please enter a number of days': ['दिवसांची संख्या लिहा', 'दिनों की संख्या लिखें'],
  'Please enter whole days': ['पूर्ण दिवस लिहा', 'पूरे दिन लिखें'],
  'At least 0 days': ['किमान 0 दिवस', 'कम से कम 0 दिन'],
  'At least 1 day': ['किमान 1 दिवस', 'कम से कम 1 दिन'],
  'At most 3,650 days': ['जास्तीत जास्त 3,650 दिवस', 'ज़्यादा से ज़्यादा 3,650 दिन'],
  'Please enter a number': ['संख्या लिहा', 'संख्या लिखें'],
  'At least 0': ['किमान 0', 'कम से कम 0'],
  'Enter a year such as 2009': ['2009 असे वर्ष लिहा', '2009 जैसा साल लिखें'],
  'Use two to four capital letters, such as SG': [
    'SG अशी दोन ते चार मोठी इंग्रजी अक्षरे लिहा',
    'SG जैसे दो से चार बड़े अंग्रेज़ी अक्षर लिखें',
  ],
  'At most 20 %': ['जास्तीत जास्त 20%', 'ज़्यादा से ज़्यादा 20%'],
  'At most 12 months': ['जास्तीत जास्त 12 महिने', 'ज़्यादा से ज़्यादा 12 महीने'],
  'At most 10 %': ['जास्तीत जास्त 10%', 'ज़्यादा से ज़्यादा 10%'],
  'At most ₹1 crore': ['जास्तीत जास्त ₹1 कोटी', 'ज़्यादा से ज़्यादा ₹1 करोड़'],
  'Enter a day and its name on each line, such as 2027-03-22 Holi': [
    'प्रत्येक ओळीवर तारीख आणि नाव लिहा, जसे 2027-03-22 होळी',
    'हर पंक्ति में तारीख और नाम लिखें, जैसे 2027-03-22 होली',
  ],
  'Enter a line with the name, the words below it, and an empty line before the next client. At most 12': [
    'एका ओळीवर नाव, खाली शब्द आणि पुढच्या ग्राहकाआधी रिकामी ओळ लिहा; जास्तीत जास्त 12',
    'एक पंक्ति में नाम, नीचे शब्द और अगले ग्राहक से पहले खाली पंक्ति लिखें; ज़्यादा से ज़्यादा 12',
  ],
  'Enter the days and both times, or leave all empty': [
    'दिवस आणि दोन्ही वेळा द्या किंवा एकही देऊ नका',
    'दिन और दोनों समय दें या कुछ भी न दें',
  ],
  'The closing time must be after the opening time': [
    'बंद होण्याची वेळ सुरू होण्याच्या वेळेनंतरची हवी',
    'बंद होने का समय खुलने के समय के बाद का हो',
  ],
  'The last time must be after the first': ['शेवटची वेळ पहिल्या वेळेनंतरची हवी', 'आखिरी समय पहले समय के बाद का हो'],
  'Rate added': ['दर जोडला', 'दर जोड़ी गई'],
  'Checked today': ['आज तपासले', 'आज जाँचा'],
  'This rule is a number': ['हा नियम संख्येत आहे', 'यह नियम संख्या में है'],
  'This rule is a text': ['हा नियम शब्दांत आहे', 'यह नियम शब्दों में है'],
  'At most 100 %': ['जास्तीत जास्त 100%', 'ज़्यादा से ज़्यादा 100%'],
  'Please enter a whole number': ['पूर्ण संख्या लिहा', 'पूर्ण संख्या लिखें'],
  'Rate not found': ['असा दर नाही', 'ऐसी कोई दर नहीं'],
  'This rate already has a row for that day': [
    'या दरासाठी त्या दिवसाची ओळ आधीच आहे',
    'इस दर की उस दिन की पंक्ति पहले से है',
  ],
  'Please enter the source': ['स्रोत सांगा', 'स्रोत बताएँ'],
  'Use a date such as 2026-11-21': ['2026-11-21 अशी तारीख लिहा', '2026-11-21 जैसी तारीख लिखें'],
  'Please enter a number, or text for a text rule': [
    'संख्या लिहा किंवा शब्दांतल्या नियमाचे शब्द लिहा',
    'संख्या लिखें या शब्दों वाले नियम के शब्द लिखें',
  ],
  // places
  '{name} saved': ['जतन झाले: {name}', 'सहेजा गया: {name}'],
  'Back to the built-in place': ['मूळ ठिकाणाकडे परत', 'मूल जगह पर वापस'],
  'Place removed': ['ठिकाण काढले', 'जगह हटाई गई'],
  'Place saved': ['ठिकाण जतन झाले', 'जगह सहेजी गई'],
  'Merged; {listings, plural, one {# listing} other {# listings}} moved': [
    'एकत्र केले; {listings, plural, one {# जाहिरात हलवली} other {# जाहिराती हलवल्या}}',
    'मिलाया गया; {listings, plural, one {# लिस्टिंग बदली गई} other {# लिस्टिंग बदली गईं}}',
  ],
  '{written} places written, {same} unchanged': [
    '{written} ठिकाणे नोंदवली, {same} तशीच',
    '{written} जगहें दर्ज, {same} वैसी ही',
  ],
  '{name} already exists': ['{name} आधीच आहे', '{name} पहले से है'],
  '{name} is already a name of {other}. Merge the two, or use a more exact name': [
    '{name} हे आधीच या ठिकाणाचे नाव आहे: {other}. दोन्ही एकत्र करा किंवा नेमके नाव द्या',
    '{name} पहले से इस जगह का नाम है: {other}। दोनों को मिलाएँ या और सटीक नाम दें',
  ],
  'Place not found': ['असे ठिकाण नाही', 'ऐसी कोई जगह नहीं'],
  'A locality and a landmark can’t be the same place': [
    'परिसर आणि ओळखीची खूण एकच ठिकाण नसते',
    'इलाका और लैंडमार्क एक ही जगह नहीं होते',
  ],
  'Choose a CSV file': ['CSV फाइल निवडा', 'CSV फ़ाइल चुनें'],
  'Choose one of the cities': ['एक शहर निवडा', 'एक शहर चुनें'],
  'Lower-case letters, digits and hyphens': ['लहान इंग्रजी अक्षरे, अंक आणि हायफन', 'छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न'],
  'Devanagari letters only': ['फक्त देवनागरी अक्षरे', 'सिर्फ़ देवनागरी अक्षर'],
  'At most 20 spellings': ['जास्तीत जास्त 20 नावे', 'ज़्यादा से ज़्यादा 20 नाम'],
  'A spelling is too long': ['एक नाव खूप लांब आहे', 'एक नाम बहुत लंबा है'],
  'Enter six digits, or leave it empty': ['सहा अंक किंवा काहीही नाही', 'छह अंक या कुछ नहीं'],
  'Latitude and longitude in degrees, such as 21.1402 79.0612. Separate several with ;': [
    'अक्षांश आणि रेखांश अंशांत, जसे 21.1402 79.0612; अनेक असल्यास मध्ये “;”',
    'अक्षांश और देशांतर अंशों में, जैसे 21.1402 79.0612; कई हों तो बीच में “;”',
  ],
  Metres: ['मीटर', 'मीटर'],
  'Whole metres': ['पूर्ण मीटर', 'पूरे मीटर'],
  'At least 50 m': ['किमान 50 मी.', 'कम से कम 50 मी.'],
  'At most 20000 m': ['जास्तीत जास्त 20000 मी.', 'ज़्यादा से ज़्यादा 20000 मी.'],
  'These degrees are far outside the city': ['हे अंश शहरापासून खूप दूर आहेत', 'ये अंश शहर से बहुत दूर हैं'],
  'This PIN code is in another district': ['हा पिन कोड दुसऱ्या जिल्ह्याचा आहे', 'यह पिन कोड दूसरे ज़िले का है'],
  'Please enter a slug in Latin letters': ['इंग्रजी अक्षरांत पत्त्यातील नाव लिहा', 'अंग्रेज़ी अक्षरों में पते का नाम लिखें'],
  'Choose another place': ['दुसरे ठिकाण निवडा', 'दूसरी जगह चुनें'],
  // certificates and grievances
  'Choose the certificate’s holder': ['प्रमाणपत्र कोणाचे ते निवडा', 'चुनें कि प्रमाणपत्र किसका है'],
  'Enter the registration number': ['नोंदणी क्रमांक लिहा', 'रजिस्ट्रेशन नंबर लिखें'],
  'Certificate not found': ['प्रमाणपत्र सापडले नाही', 'प्रमाणपत्र नहीं मिला'],
  'Certificate deleted': ['प्रमाणपत्र हटवले', 'प्रमाणपत्र हटाया गया'],
  'Certificate saved': ['प्रमाणपत्र जतन झाले', 'प्रमाणपत्र सहेजा गया'],
  'Document not found': ['दस्तऐवज सापडला नाही', 'दस्तावेज़ नहीं मिला'],
  'This grievance already has a reply': [
    'या तक्रारीला आधीच उत्तर दिले आहे',
    'इस शिकायत का जवाब पहले ही दिया जा चुका है',
  ],
  'Enter the reply and its reasons': ['कारणांसह उत्तर लिहा', 'कारणों के साथ जवाब लिखें'],
  'Grievance not found': ['तक्रार सापडली नाही', 'शिकायत नहीं मिली'],
  'Answer sent': ['उत्तर पाठवले', 'जवाब भेजा गया'],
});
