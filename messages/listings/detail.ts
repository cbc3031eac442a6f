import { defineTexts } from '@/lib/platform/language/define';

/** What of a property page works in the browser: costs and instalment, pictures, map, share, and the sheets that open. */
export default defineTexts({
  // for brokers
  '{count, plural, one {# of your clients matches} other {# of your clients match}}': [
    '{count, plural, one {तुमच्या # ग्राहकासाठी ही योग्य आहे} other {तुमच्या # ग्राहकांसाठी ही योग्य आहे}}',
    '{count, plural, one {आपके # ग्राहक के लिए यह सही है} other {आपके # ग्राहकों के लिए यह सही है}}',
  ],
  'near miss': ['जवळपास जुळणारी', 'लगभग सही'],
  // costs
  Price: ['किंमत', 'कीमत'],
  '{label}, {percent}%': ['{label}, {percent}%', '{label}, {percent}%'],
  '{label}, {percent}%, at most {cap}': [
    '{label}, {percent}%, जास्तीत जास्त {cap}',
    '{label}, {percent}%, ज़्यादा से ज़्यादा {cap}',
  ],
  'as from {date}': ['{date}पासून', '{date} से'],
  'for {months} months, as from {date}': [
    '{months} महिन्यांसाठी, {date}पासून',
    '{months} महीनों के लिए, {date} से',
  ],
  'Our fee': ['आमचे शुल्क', 'हमारी फ़ीस'],
  'Our fee, {percent}% with taxes': ['आमचे शुल्क, करांसह {percent}%', 'हमारी फ़ीस, टैक्स सहित {percent}%'],
  'Our fee, {months, plural, one {one month} other {# months}} with taxes': [
    'आमचे शुल्क, करांसह {months, plural, one {एक महिना} other {# महिने}}',
    'हमारी फ़ीस, टैक्स सहित {months, plural, one {# महीना} other {# महीने}}',
  ],
  'Society transfer charges': ['सोसायटी हस्तांतरण शुल्क', 'सोसाइटी ट्रांसफ़र शुल्क'],
  'Costs of a loan of {amount}': ['{amount} कर्जाचा खर्च', '{amount} के लोन का खर्च'],
  'about {percent}%': ['सुमारे {percent}%', 'लगभग {percent}%'],
  'Title search and papers': ['मालकी हक्काचा शोध आणि कागदपत्रे', 'टाइटल खोज और दस्तावेज़'],
  'First month': ['पहिला महिना', 'पहला महीना'],
  'Deposit, which comes back': ['अनामत रक्कम, परत मिळते', 'सिक्योरिटी डिपॉज़िट, वापस मिलता है'],
  'Stamp duty on the agreement': ['करारावरील मुद्रांक शुल्क', 'एग्रीमेंट पर स्टाम्प ड्यूटी'],
  'Registration of the agreement': ['कराराची नोंदणी', 'एग्रीमेंट का रजिस्ट्रेशन'],
  'not known': ['माहीत नाही', 'मालूम नहीं'],
  estimate: ['अंदाज', 'अनुमान'],
  '{total}, about': ['{total}, सुमारे', '{total}, लगभग'],
  'What moving in costs': ['राहायला जाण्याचा खर्च', 'शिफ़्ट होने का खर्च'],
  'Total to move in': ['राहायला जाण्याचा एकूण खर्च', 'शिफ़्ट होने का कुल खर्च'],
  'There is no total while something is not known: please ask before you decide.': [
    'काही खर्च माहीत नसल्यास एकूण रक्कम दाखवली जात नाही: निर्णय घेण्याआधी विचारा.',
    'कोई खर्च मालूम न हो तो कुल रकम नहीं दिखाई जाती: फ़ैसला करने से पहले पूछें।',
  ],
  'What it costs in all': ['एकूण खर्च किती', 'कुल खर्च कितना'],
  'All buyers are women': ['सर्व खरेदीदार महिला आहेत', 'सभी खरीदार महिलाएँ हैं'],
  'Price and government charges': ['किंमत आणि सरकारी शुल्क', 'कीमत और सरकारी शुल्क'],
  'All-in cost': ['एकूण खर्च', 'कुल खर्च'],
  'Total of what is known': ['माहीत असलेल्या खर्चाची बेरीज', 'जो मालूम है उसका जोड़'],
  'All in': ['सर्व खर्चासह', 'सब खर्च मिलाकर'],
  'Rates of: {who}.': ['दर: {who}.', 'दरें: {who}।'],
  'On the price or the ready reckoner value, whichever is higher.': [
    'किंमत किंवा रेडी रेकनर मूल्य, जे जास्त असेल त्यावर.',
    'कीमत या रेडी रेकनर मूल्य, जो ज़्यादा हो उस पर।',
  ],
  'What is not known comes on top: please ask us.': [
    'जे खर्च माहीत नाहीत ते याशिवाय लागतील: आम्हाला विचारा.',
    'जो खर्च मालूम नहीं, वे इसके अलावा लगेंगे: हमसे पूछें।',
  ],
  'Stamp duty, registration and local taxes come on top of the price. We do not know the rates of {place}, so we show no total. Siddhant, our legal line, finds out what holds on your day.':
    [
      'किमतीशिवाय मुद्रांक शुल्क, नोंदणी आणि स्थानिक कर लागतात. इथले दर ({place}) आम्हाला माहीत नाहीत, म्हणून एकूण रक्कम दाखवलेली नाही. तुमच्या व्यवहाराच्या दिवशी कोणते दर लागू असतील ते आमची कायदेशीर सेवा सिद्धांत शोधून देते.',
      'कीमत के अलावा स्टाम्प ड्यूटी, रजिस्ट्रेशन और स्थानीय कर लगते हैं। यहाँ की दरें ({place}) हमें मालूम नहीं, इसलिए कुल रकम नहीं दिखाई गई है। आपके सौदे के दिन कौन-सी दरें लागू होंगी, यह हमारी कानूनी सेवा सिद्धांत बताती है।',
    ],
  'this place': ['हे ठिकाण', 'यह जगह'],
  'Ask Siddhant': ['सिद्धांतला विचारा', 'सिद्धांत से पूछें'],
  'Monthly instalment': ['मासिक हप्ता (ईएमआय)', 'मासिक किस्त (ईएमआई)'],
  'Own money': ['स्वतःचे पैसे', 'अपना पैसा'],
  Years: ['वर्षे', 'साल'],
  '{count} years': ['{count} वर्षे', '{count} साल'],
  'Interest a year': ['वार्षिक व्याज', 'सालाना ब्याज'],
  '{amount} a month': ['दरमहा {amount}', '{amount} प्रति माह'],
  'Loan {loan}, interest over the years {interest}': [
    'कर्ज {loan}, एकूण व्याज {interest}',
    'लोन {loan}, कुल ब्याज {interest}',
  ],
  '{source}, as from {date}; <a>Vridi</a> compares real ones.': [
    '{source}, {date}पासून; <a>वृद्धी</a> खऱ्या दरांची तुलना करते.',
    '{source}, {date} से; <a>वृद्धि</a> असली दरों की तुलना करती है।',
  ],
  'The interest rate is an example; <a>Vridi</a> compares real ones.': [
    'हा व्याजदर उदाहरणादाखल आहे; <a>वृद्धी</a> खऱ्या दरांची तुलना करते.',
    'यह ब्याज दर सिर्फ़ उदाहरण है; <a>वृद्धि</a> असली दरों की तुलना करती है।',
  ],
  // pictures
  Photographs: ['फोटो', 'फ़ोटो'],
  'All {count} photographs': ['सर्व {count} फोटो', 'सभी {count} फ़ोटो'],
  'This is your listing.': ['ही तुमची जाहिरात आहे.', 'यह आपकी लिस्टिंग है।'],
  'This is your listing. Visitors do not see it yet.': [
    'ही तुमची जाहिरात आहे. ती लोकांना अजून दिसत नाही.',
    'यह आपकी लिस्टिंग है। लोगों को यह अभी नहीं दिखती।',
  ],
  Figures: ['आकडेवारी', 'आँकड़े'],
  Preview: ['प्रीव्ह्यू', 'प्रीव्यू'],
  'All pictures': ['सर्व चित्रे', 'सभी तस्वीरें'],
  Thumbnails: ['लहान चित्रे', 'छोटी तस्वीरें'],
  'Show picture {number}': ['चित्र {number} दाखवा', 'तस्वीर {number} दिखाएँ'],
  'Open full screen: {picture}': ['पूर्ण स्क्रीनवर उघडा: {picture}', 'पूरी स्क्रीन पर खोलें: {picture}'],
  '{title}, picture {number} of {count}': [
    '{title}, {count}पैकी चित्र {number}',
    '{title}, {count} में से तस्वीर {number}',
  ],
  'Previous picture': ['मागील चित्र', 'पिछली तस्वीर'],
  'Next picture': ['पुढील चित्र', 'अगली तस्वीर'],
  'The full screen could not be loaded. Press the picture to try again, or <a>open the picture alone</a>.': [
    'पूर्ण स्क्रीन उघडता आली नाही. पुन्हा प्रयत्न करण्यासाठी चित्र दाबा किंवा <a>फक्त चित्र उघडा</a>.',
    'पूरी स्क्रीन नहीं खुल सकी। फिर से कोशिश करने के लिए तस्वीर दबाएँ या <a>सिर्फ़ तस्वीर खोलें</a>।',
  ],
  'Full screen': ['पूर्ण स्क्रीन', 'पूरी स्क्रीन'],
  '{index} of {total}': ['{total}पैकी {index}', '{total} में से {index}'],
  // map
  'Map of {place}': ['नकाशा: {place}', '{place} का नक्शा'],
  'Zoom in': ['झूम इन', 'ज़ूम इन'],
  'Zoom out': ['झूम आउट', 'ज़ूम आउट'],
  'Open in a map': ['नकाशात उघडा', 'नक्शे में खोलें'],
  'Map tiles are offline. Streets are approximate, the home is exact.': [
    'नकाशाच्या टाइल्स ऑफलाइन आहेत. रस्ते अंदाजे दाखवले आहेत, घराची जागा अचूक आहे.',
    'नक्शे की टाइलें ऑफ़लाइन हैं। सड़कें अंदाज़े से दिखाई गई हैं, घर सही जगह पर है।',
  ],
  'The map could not be loaded. The link shows the place on a map outside.': [
    'नकाशा उघडता आला नाही. लिंक उघडल्यास दुसऱ्या साइटच्या नकाशावर जागा दिसते.',
    'नक्शा नहीं खुल सका। लिंक खोलने पर दूसरी साइट के नक्शे पर जगह दिखती है।',
  ],
  // share
  'Share this property': ['ही मालमत्ता शेअर करा', 'यह प्रॉपर्टी शेयर करें'],
  'Link copied to clipboard!': ['लिंक कॉपी झाली!', 'लिंक कॉपी हो गया!'],
  'Sharing on Instagram is best done by copying the link and pasting it in the app.': [
    'Instagram वर शेअर करण्यासाठी लिंक कॉपी करून ॲपमध्ये पेस्ट करा.',
    'Instagram पर शेयर करने के लिए लिंक कॉपी करके ऐप में पेस्ट करें।',
  ],
  'Copy this link': ['ही लिंक कॉपी करा', 'यह लिंक कॉपी करें'],
  // report, and that it is gone
  'Report this listing': ['या जाहिरातीची तक्रार करा', 'इस लिस्टिंग की शिकायत करें'],
  'What is wrong': ['काय चुकीचे आहे', 'क्या गलत है'],
  Choose: ['निवडा', 'चुनें'],
  Details: ['तपशील', 'विवरण'],
  'Send report': ['तक्रार पाठवा', 'शिकायत भेजें'],
  'Already sold or let': ['आधीच विकली किंवा भाड्याने दिली', 'पहले ही बिक गई या किराए पर दी गई'],
  'The price is wrong': ['किंमत चुकीची आहे', 'कीमत गलत है'],
  'The photographs are of another place': ['फोटो दुसऱ्या जागेचे आहेत', 'फ़ोटो दूसरी जगह की हैं'],
  'Area, rooms or address are wrong': ['क्षेत्रफळ, खोल्या किंवा पत्ता चुकीचा आहे', 'क्षेत्रफल, कमरे या पता गलत है'],
  'I think it is a fraud': ['मला ही फसवणूक वाटते', 'मुझे यह धोखा लगता है'],
  'Something else': ['इतर काही', 'कुछ और'],
  'Thank you. We will look at it.': ['धन्यवाद. आम्ही ते पाहू.', 'धन्यवाद। हम इसे देखेंगे।'],
  'The report could not be sent. Please try again.': [
    'तक्रार पाठवता आली नाही. पुन्हा प्रयत्न करा.',
    'शिकायत नहीं भेजी जा सकी। फिर से कोशिश करें।',
  ],
  'The form could not be loaded. Please open it again.': [
    'फॉर्म उघडता आला नाही. पुन्हा उघडा.',
    'फ़ॉर्म नहीं खुल सका। फिर से खोलें।',
  ],
  'Not available any more': ['आता उपलब्ध नाही', 'अब उपलब्ध नहीं'],
  'Thank you. We have asked whether it is still available.': [
    'धन्यवाद. ती अजून उपलब्ध आहे का ते आम्ही विचारले आहे.',
    'धन्यवाद। हमने पूछा है कि यह अब भी उपलब्ध है या नहीं।',
  ],
});
