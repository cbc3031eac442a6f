import { defineTexts } from '@/lib/platform/language/define';

/** Replies of schemas and the API about a deal's invoices, tokens and duties. */
export default defineTexts({
  '{by} changed this deal {ago} and marked the date as done': [
    '{by} यांनी {ago} हा व्यवहार बदलला आणि ती तारीख पूर्ण झाली आहे',
    '{by} ने {ago} यह सौदा बदला और वह तारीख पूरी हो चुकी है',
  ],
  '{by} changed this deal {ago}. The date is now {day}': [
    '{by} यांनी {ago} हा व्यवहार बदलला: आता तारीख {day} आहे',
    '{by} ने {ago} यह सौदा बदला: अब तारीख {day} है',
  ],
  // co-broking
  'Enter a share above 0 %': ['0% पेक्षा जास्त वाटा लिहा', '0% से ज़्यादा हिस्सा लिखें'],
  'Choose a listing': ['जाहिरात निवडा', 'लिस्टिंग चुनें'],
  'Offer not found': ['प्रस्ताव सापडला नाही', 'प्रस्ताव नहीं मिला'],
  'Only a public listing can be offered': [
    'फक्त सर्वांना दिसणाऱ्या जाहिरातीचा प्रस्ताव देता येतो',
    'केवल सबको दिखने वाली लिस्टिंग का प्रस्ताव दिया जा सकता है',
  ],
  'Firm not found': ['फर्म सापडली नाही', 'फ़र्म नहीं मिली'],
  'The terms have changed. Read them again': ['अटी बदलल्या आहेत. पुन्हा वाचा', 'शर्तें बदल गई हैं। फिर से पढ़ें'],
  'Introduction not found': ['परिचय सापडला नाही', 'परिचय नहीं मिला'],
  'Enter a phone number': ['फोन नंबर लिहा', 'फ़ोन नंबर लिखें'],
  'Ask your client first': ['आधी ग्राहकाला विचारा', 'पहले ग्राहक से पूछें'],
  'Enter a phone number or an email address': ['फोन नंबर किंवा ई-मेल पत्ता लिहा', 'फ़ोन नंबर या ई-मेल पता लिखें'],
  'Enter a phone number or an email address of this client': [
    'या ग्राहकाचा फोन नंबर किंवा ई-मेल पत्ता लिहा',
    'इस ग्राहक का फ़ोन नंबर या ई-मेल पता लिखें',
  ],
  'Enter what it is about': ['कशाविषयी आहे ते लिहा', 'लिखें कि यह किस बारे में है'],
  'This home is no longer offered': ['या घराचा प्रस्ताव आता खुला नाही', 'इस घर का प्रस्ताव अब खुला नहीं है'],
  'Your own firm lists this home': ['या घराची जाहिरात तुमचीच फर्म करते', 'इस घर की लिस्टिंग आपकी ही फ़र्म की है'],
  'Your firm and the listing firm need to accept the terms first': [
    'आधी तुमच्या फर्मने आणि घराची जाहिरात करणाऱ्या फर्मने अटी मान्य करायच्या आहेत',
    'पहले आपकी फ़र्म और घर की लिस्टिंग वाली फ़र्म को शर्तें माननी हैं',
  ],
  'Your firm has already introduced this person to this home': [
    'या घरासाठी या व्यक्तीचा परिचय तुमच्या फर्मने आधीच करून दिला आहे',
    'इस घर के लिए इस व्यक्ति का परिचय आपकी फ़र्म पहले ही करा चुकी है',
  ],
  'Thank you, but this person was already introduced to this home. The first introduction counts': [
    'धन्यवाद, पण या घरासाठी या व्यक्तीचा परिचय आधीच करून दिला गेला आहे. पहिला परिचय ग्राह्य धरला जातो',
    'धन्यवाद, लेकिन इस घर के लिए इस व्यक्ति का परिचय पहले ही कराया जा चुका है। पहला परिचय माना जाता है',
  ],
  'The number was already shared': ['नंबर आधीच दिला आहे', 'नंबर पहले ही दिया जा चुका है'],
  'Only an open introduction without a dispute can be withdrawn': [
    'फक्त वाद नसलेला आणि अजून सुरू असलेला परिचय मागे घेता येतो',
    'केवल बिना विवाद वाला खुला परिचय वापस लिया जा सकता है',
  ],
  'This introduction is already disputed': ['या परिचयावर आधीच आक्षेप आहे', 'इस परिचय पर पहले से आपत्ति है'],
  'The firm that opened the dispute has to settle it': [
    'वाद सुरू करणाऱ्या फर्मनेच तो मिटवायचा असतो',
    'विवाद शुरू करने वाली फ़र्म को ही उसे सुलझाना है',
  ],
  'This history is full': ['हा इतिहास भरला आहे', 'यह इतिहास भर गया है'],
  'This introduction was withdrawn': ['हा परिचय मागे घेतला आहे', 'यह परिचय वापस लिया गया है'],
  'Your firm has already started a deal from this introduction': [
    'या परिचयाचा व्यवहार तुमच्या फर्मने सुरू केला आहे',
    'इस परिचय का सौदा आपकी फ़र्म शुरू कर चुकी है',
  ],
  'Choose a state': ['राज्य निवडा', 'राज्य चुनें'],
  'Enter an address': ['पत्ता लिहा', 'पता लिखें'],
  'Enter what it is for': ['कशासाठी आहे ते लिहा', 'लिखें कि यह किसलिए है'],
  'Enter the reason': ['कारण लिहा', 'कारण लिखें'],
  'Two or three letters': ['दोन किंवा तीन अक्षरे', 'दो या तीन अक्षर'],
  'This is not a GSTIN: check each character': [
    'हा GSTIN नाही: प्रत्येक अक्षर तपासा',
    'यह GSTIN नहीं है: हर अक्षर जाँचें',
  ],
  'The GSTIN belongs to another state': ['हा GSTIN दुसऱ्या राज्याचा आहे', 'यह GSTIN दूसरे राज्य का है'],
  'Enter a UPI address, such as saptam@okbank': [
    'saptam@okbank असा UPI पत्ता लिहा',
    'saptam@okbank जैसा UPI पता लिखें',
  ],
  'Invoice not found': ['बिल सापडले नाही', 'बिल नहीं मिला'],
  'Billing details saved': ['बिलाचा तपशील जतन झाला', 'बिल का विवरण सहेजा गया'],
  'Document not found': ['दस्तऐवज सापडला नाही', 'दस्तावेज़ नहीं मिला'],
  'Enter a percentage from 0 to 100': ['0 ते 100 टक्के लिहा', '0 से 100 प्रतिशत लिखें'],
  'Choose one': ['एक निवडा', 'एक चुनें'],
  'Use a time such as 16:30': ['16:30 अशी वेळ लिहा', '16:30 जैसा समय लिखें'],
  'Enter a whole number from {min} to {max}': ['पूर्णांक लिहा: {min} ते {max}', '{min} से {max} तक का पूर्णांक लिखें'],
  'The end is before the start': ['समाप्ती सुरुवातीच्या आधीची आहे', 'समाप्ति शुरुआत से पहले की है'],
  'Longer than the agreement': ['कराराच्या कालावधीपेक्षा जास्त', 'एग्रीमेंट की अवधि से ज़्यादा'],
  'A licence runs for at most {max} months': [
    'परवाना जास्तीत जास्त {max} महिन्यांचा असतो',
    'लाइसेंस ज़्यादा से ज़्यादा {max} महीने का होता है',
  ],
  'This deal has too many documents': ['या व्यवहारात खूप दस्तऐवज आहेत', 'इस सौदे में बहुत ज़्यादा दस्तावेज़ हैं'],
  'This document has too many versions': ['या दस्तऐवजाच्या खूप आवृत्त्या आहेत', 'इस दस्तावेज़ के बहुत ज़्यादा वर्शन हैं'],
  'This document is signed. Remove its scan first': [
    'या दस्तऐवजावर स्वाक्षऱ्या झाल्या आहेत. आधी त्याचा स्कॅन काढून टाका',
    'इस दस्तावेज़ पर हस्ताक्षर हो चुके हैं। पहले उसका स्कैन हटाएँ',
  ],
  'Please choose the scan of the signed document': [
    'कृपया स्वाक्षरी केलेल्या दस्तऐवजाचा स्कॅन निवडा',
    'कृपया हस्ताक्षर किए हुए दस्तावेज़ का स्कैन चुनें',
  ],
  'Another version was saved meanwhile. Reload the page': [
    'दरम्यान दुसरी आवृत्ती जतन झाली. पान पुन्हा उघडा',
    'इस बीच दूसरा वर्शन सहेजा गया। पेज फिर से खोलें',
  ],
  'Only a licence has a checklist': ['यादी फक्त परवान्याला असते', 'सूची सिर्फ़ लाइसेंस की होती है'],
  'This deal can’t be deleted, because it has a signed document': [
    'या व्यवहारात स्वाक्षरी झालेला दस्तऐवज आहे',
    'इस सौदे में हस्ताक्षर किया हुआ दस्तावेज़ है',
  ],
  'Draft deleted': ['मसुदा हटवला', 'ड्राफ़्ट हटाया गया'],
  'Invoice issued': ['बिल जारी झाले', 'बिल जारी हुआ'],
  'Credit note issued': ['क्रेडिट नोट दिली', 'क्रेडिट नोट जारी हुई'],
  'Save a commission first, or enter what you’re billing for': [
    'आधी कमिशन जतन करा किंवा कशाचे बिल ते लिहा',
    'पहले कमीशन सहेजें या लिखें कि बिल किसका है',
  ],
  'This invoice was issued. Use a credit note instead': [
    'हे बिल जारी झाले आहे. ते क्रेडिट नोटने मागे घेता येते',
    'यह बिल जारी हो चुका है। इसे क्रेडिट नोट से वापस लिया जा सकता है',
  ],
  'Enter the payment reference first': ['आधी पैसे भरल्याचा संदर्भ क्रमांक लिहा', 'पहले भुगतान का संदर्भ नंबर लिखें'],
  'A reference has been entered. Confirm or reject it first': [
    'संदर्भ क्रमांक लिहिलेला आहे. आधी त्याची पुष्टी करा किंवा तो नाकारा',
    'संदर्भ नंबर लिखा जा चुका है। पहले उसकी पुष्टि करें या उसे अस्वीकार करें',
  ],
  'This payment is already confirmed': [
    'हे पैसे मिळाल्याची खात्री आधीच झाली आहे',
    'इस भुगतान की पुष्टि पहले ही हो चुकी है',
  ],
  'This token was withdrawn': ['हे टोकन मागे घेतले आहे', 'यह टोकन वापस लिया जा चुका है'],
  'This token was refunded': ['या टोकनचे पैसे परत केले आहेत', 'इस टोकन का पैसा लौटाया जा चुका है'],
  'This token was forfeited': ['हे टोकन जप्त झाले आहे', 'यह टोकन ज़ब्त हो चुका है'],
  'Enter whole rupees, without paise': ['पूर्ण रुपये लिहा, पैशांशिवाय', 'पूरे रुपये लिखें, बिना पैसे के'],
  'We have no rule for this day': ['या दिवसासाठी नियम उपलब्ध नाही', 'इस दिन के लिए नियम उपलब्ध नहीं है'],
  'This invoice was already credited in full': [
    'हे संपूर्ण बिल आधीच मागे घेतले आहे',
    'यह पूरा बिल पहले ही वापस लिया जा चुका है',
  ],
  'At most {left} of this invoice can be credited': [
    'या बिलातील जास्तीत जास्त {left} मागे घेता येतील',
    'इस बिल के ज़्यादा से ज़्यादा {left} वापस लिए जा सकते हैं',
  ],
  'Only an issued invoice can be paid': [
    'फक्त जारी केलेल्या बिलाचे पैसे नोंदवता येतात',
    'केवल जारी बिल का भुगतान दर्ज हो सकता है',
  ],
  'Only an issued invoice can be credited': [
    'फक्त जारी झालेले बिल मागे घेता येते',
    'केवल जारी हुआ बिल वापस लिया जा सकता है',
  ],
  'Add your billing details first: name, address and the prefix of invoice numbers': [
    'आधी बिल कोणाच्या नावाने ते लिहा: नाव, पत्ता आणि क्रमांकाची सुरुवात',
    'पहले लिखें कि बिल किसके नाम से है: नाम, पता और नंबर की शुरुआत',
  ],
  'The date can’t be in the future': ['भविष्यातील तारीख भरता येत नाही', 'भविष्य की तारीख नहीं भरी जा सकती'],
  'Token not found': ['टोकन सापडले नाही', 'टोकन नहीं मिला'],
  'Enter the price of the deal first': ['आधी व्यवहाराची किंमत लिहा', 'पहले सौदे की कीमत लिखें'],
  'At most {limit} before the registered agreement. {section}': [
    'नोंदणीकृत करारापूर्वी जास्तीत जास्त {limit}. {section}',
    'रजिस्टर्ड एग्रीमेंट से पहले ज़्यादा से ज़्यादा {limit}। {section}',
  ],
  'The tokens are {sum}. At most {limit} before the registered agreement. {section}': [
    'टोकनची रक्कम {sum} आहे. नोंदणीकृत करारापूर्वी जास्तीत जास्त {limit}. {section}',
    'टोकन {sum} के हैं। रजिस्टर्ड एग्रीमेंट से पहले ज़्यादा से ज़्यादा {limit}। {section}',
  ],
  'Enter a UPI address in the billing details first': [
    'आधी बिलाच्या तपशिलात UPI पत्ता लिहा',
    'पहले बिल के विवरण में UPI पता लिखें',
  ],
  'No payment gateway is set up': ['पेमेंट गेटवे जोडलेला नाही', 'पेमेंट गेटवे जुड़ा नहीं है'],
  'A UPI reference has 12 digits, a UTR 16 to 22 letters and digits': [
    'UPI संदर्भात 12 अंक असतात, UTR मध्ये 16 ते 22 अक्षरे आणि अंक',
    'UPI संदर्भ में 12 अंक होते हैं, UTR में 16 से 22 अक्षर और अंक',
  ],
  'Enter when the token is refunded': ['टोकन कधी परत मिळते ते लिहा', 'लिखें कि टोकन कब लौटाया जाता है'],
  'The payment date can’t be in the future': [
    'पैसे भरल्याची तारीख पुढची असू शकत नाही',
    'भुगतान की तारीख आगे की नहीं हो सकती',
  ],
  'Someone other than the person who entered the reference has to confirm it': [
    'पुष्टी दुसऱ्या व्यक्तीने करायची: संदर्भ लिहिणाऱ्या व्यक्तीने नाही',
    'पुष्टि किसी और को करनी है: संदर्भ लिखने वाले को नहीं',
  ],
  'Another token already has this reference': ['हा संदर्भ दुसऱ्या टोकनचा आहे', 'यह संदर्भ किसी दूसरे टोकन का है'],
  'The payment hasn’t been confirmed yet': ['पेमेंटची अजून पुष्टी झालेली नाही', 'भुगतान की अभी पुष्टि नहीं हुई'],
  'This date was removed from the deal': ['ही तारीख व्यवहारातून काढली आहे', 'यह तारीख सौदे से हटा दी गई है'],
  'This date is already done': ['व्यवहाराची ही तारीख पूर्ण झालेली आहे', 'सौदे की यह तारीख पूरी हो चुकी है'],
  'This date is now on {day}': ['व्यवहाराची ही तारीख आता {day} आहे', 'सौदे की यह तारीख अब {day} है'],
  'This deal can’t be deleted, because a token was paid': [
    'या व्यवहारासाठी टोकन भरले आहे. ते व्यवहारासोबतच राहते',
    'इस सौदे के लिए टोकन चुकाया जा चुका है। वह सौदे के साथ ही रहता है',
  ],
  'This deal can’t be deleted, because an invoice was issued': [
    'या व्यवहाराचे बिल जारी झाले आहे. ते व्यवहारासोबतच राहते',
    'इस सौदे का बिल जारी हो चुका है। वह सौदे के साथ ही रहता है',
  ],
});
