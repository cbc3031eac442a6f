import { defineTexts } from '@/lib/platform/language/define';

/** The pages of the settings. */
export default defineTexts({
  Settings: ['सेटिंग्ज', 'सेटिंग'],
  'Changes take effect immediately for all visitors. Each change is in the audit log.': [
    'जतन केलेली सेटिंग्ज लगेच आणि सर्व लोकांना लागू होतात. प्रत्येक बदल ऑडिट लॉगमध्ये असतो.',
    'सहेजी गई सेटिंग तुरंत और सबके लिए लागू होती हैं। हर बदलाव ऑडिट लॉग में रहता है।',
  ],
  'Phone, opening hours, stamp duty': ['फोन, कामाची वेळ, मुद्रांक शुल्क', 'फ़ोन, खुलने का समय, स्टाम्प ड्यूटी'],
  'Settings sections': ['सेटिंग्जचे विभाग', 'सेटिंग के विभाग'],
  'No setting matches “{search}”.': ['“{search}” एकाही सेटिंगमध्ये नाही.', '“{search}” किसी सेटिंग में नहीं है।'],
  'Settings found': ['सापडलेली सेटिंग्ज', 'मिली हुई सेटिंग'],
  Rates: ['दर', 'दरें'],
  'Language model': ['एआय मॉडेल', 'एआई मॉडल'],
  'What is sent to the model, where and when, if one is set up.': [
    'असल्यास त्याला काय, कुठे आणि केव्हा पाठवले जाते.',
    'हो तो उसे क्या, कहाँ और कब भेजा जाता है।',
  ],
  'Rates and rules': ['दर आणि नियम', 'दरें और नियम'],
  'Stamp duty, registration, GST and home loan interest, each with its start date.': [
    'मुद्रांक शुल्क, नोंदणी, जीएसटी आणि गृहकर्जाचे व्याज, प्रत्येक ठरावीक तारखेपासून.',
    'स्टाम्प ड्यूटी, रजिस्ट्रेशन, जीएसटी और होम लोन का ब्याज, हर एक तय तारीख से।',
  ],
  'Stamp duty, registration, GST, home loan interest': [
    'मुद्रांक शुल्क, नोंदणी, जीएसटी, गृहकर्जाचे व्याज',
    'स्टाम्प ड्यूटी, रजिस्ट्रेशन, जीएसटी, होम लोन का ब्याज',
  ],
  'Each row has its source and the date we read it. A change adds a row with its start date. Older rows stay, to explain older calculations.':
    [
      'प्रत्येकासोबत त्याचा स्रोत आणि तो वाचल्याची तारीख. बदल केल्यावर लागू होण्याच्या तारखेसह नवीन ओळ येते; जुन्या ओळी राहतात, म्हणजे जुना हिशेब समजावता येतो.',
      'हर एक के साथ उसका स्रोत और उसे पढ़ने की तारीख। बदलाव पर लागू होने की तारीख के साथ नई पंक्ति जुड़ती है; पुरानी पंक्तियाँ रहती हैं, ताकि पुराना हिसाब समझाया जा सके।',
    ],
  Certificates: ['प्रमाणपत्रे', 'प्रमाणपत्र'],
  // the form
  'Leave empty to use the value shown': ['रिकामे: दाखवल्याप्रमाणे', 'खाली: जैसा दिखाया है'],
  '{by} saved these settings {ago}': [
    '{by} यांनी ही सेटिंग्ज जतन केली आहेत ({ago})',
    '{by} ने ये सेटिंग सहेजी हैं ({ago})',
  ],
  'The settings were not saved': ['सेटिंग्ज जतन झाली नाहीत', 'सेटिंग नहीं सहेजी गईं'],
  'Please correct the marked fields': ['खूण केलेले रकाने दुरुस्त करा', 'निशान वाले फ़ील्ड ठीक करें'],
  'Server default (on)': ['सर्व्हरप्रमाणे (चालू)', 'सर्वर के अनुसार (चालू)'],
  'Server default (off)': ['सर्व्हरप्रमाणे (बंद)', 'सर्वर के अनुसार (बंद)'],
  On: ['चालू', 'चालू'],
  Off: ['बंद', 'बंद'],
  'Save settings': ['सेटिंग्ज जतन करा', 'सेटिंग सहेजें'],
  // details
  'Site details': ['साइटची माहिती', 'साइट की जानकारी'],
  'Shown in the footer, on contact cards, in emails and to search engines.': [
    'पानाच्या तळाशी, संपर्क कार्डवर, मेलमध्ये आणि सर्च इंजिनना दिसते.',
    'पेज के नीचे, संपर्क कार्ड पर, मेल में और सर्च इंजन को दिखता है।',
  ],
  'Company name': ['कंपनीचे नाव', 'कंपनी का नाम'],
  Tagline: ['घोषवाक्य', 'टैगलाइन'],
  'From Your Dream to Your Home': ['स्वप्नातल्या घरापासून स्वतःच्या घरापर्यंत', 'सपनों से अपने घर तक'],
  'A mobile, a landline such as 0712 223 4567 or a toll-free number': [
    'मोबाइल, 0712 223 4567 असा लँडलाइन किंवा टोल-फ्री नंबर',
    'मोबाइल, 0712 223 4567 जैसा लैंडलाइन या टोल-फ़्री नंबर',
  ],
  'WhatsApp number': ['WhatsApp नंबर', 'WhatsApp नंबर'],
  'Leave empty to use the phone above if it’s a mobile. With only a landline, no chat is offered': [
    'रिकामे: वरचा फोन मोबाइल असेल तर तोच; फक्त लँडलाइन असेल तर चॅट दिसत नाही',
    'खाली: ऊपर का फ़ोन मोबाइल हो तो वही; सिर्फ़ लैंडलाइन हो तो चैट नहीं दिखती',
  ],
  'MahaRERA agent number': ['महारेरा एजंट क्रमांक', 'महारेरा एजेंट नंबर'],
  'Agencies must have one under RERA. If it’s empty, no page mentions a registration': [
    'रेराप्रमाणे एजन्सीसाठी आवश्यक. रिकामे: एकाही पानावर नोंदणीचा उल्लेख नाही',
    'रेरा के अनुसार एजेंसी के लिए ज़रूरी। खाली: किसी पेज पर रजिस्ट्रेशन की बात नहीं',
  ],
  'Property code prefix': ['मालमत्ता कोडची अक्षरे', 'प्रॉपर्टी कोड के अक्षर'],
  'Starts the codes of new listings, as in SG-NAG-4821': [
    'नवीन जाहिरातींचे कोड यांनी सुरू होतात, जसे SG-NAG-4821',
    'नई लिस्टिंग के कोड इनसे शुरू होते हैं, जैसे SG-NAG-4821',
  ],
  'Year the office opened': ['ऑफिस सुरू झाल्याचे वर्ष', 'ऑफ़िस खुलने का साल'],
  'The home page shows the years since then, such as 15+. Leave empty to hide them': [
    'मुख्यपृष्ठावर तेव्हापासूनची वर्षे दिसतात, जसे 15+; रिकामे: काहीही दिसत नाही',
    'होम पेज पर तब से बीते साल दिखते हैं, जैसे 15+; खाली: कुछ नहीं दिखता',
  ],
  'Line on brokers’ prints': ['एजंटांच्या छापील कागदांवरील ओळ', 'ब्रोकरों के छपे दस्तावेज़ों की पंक्ति'],
  'Required on every brochure, window card, picture and client page of a broker, such as “In association with Saptam Group”. Leave empty for none':
    [
      'एजंटच्या प्रत्येक माहितीपत्रकावर, दुकानाच्या काचेवरील कार्डावर, चित्रावर आणि ग्राहकांच्या पानावर येते, जसे “सप्तम ग्रुपच्या सहकार्याने”. रिकामे: काहीही नाही',
      'ब्रोकर के हर ब्रोशर, विंडो कार्ड, तस्वीर और ग्राहक के पेज पर आती है, जैसे “सप्तम ग्रुप के सहयोग से”। खाली: कुछ नहीं',
    ],
  'Office address': ['ऑफिसचा पत्ता', 'ऑफ़िस का पता'],
  // the grievance officer
  'Grievance officer': ['तक्रार अधिकारी', 'शिकायत अधिकारी'],
  'Who receives complaints, shown on /grievance. Without a name, complaints go to the office.': [
    'पान /grievance वर तक्रारी कोणाकडे जातात. नाव दिले नाही तोपर्यंत तक्रारी ऑफिसकडे जातात.',
    'पेज /grievance पर शिकायतें किसके पास जाती हैं। नाम न देने तक शिकायतें ऑफ़िस को जाती हैं।',
  ],
  'Officer’s name': ['अधिकाऱ्यांचे नाव', 'अधिकारी का नाम'],
  'Email for complaints': ['तक्रारींसाठी ई-मेल', 'शिकायतों के लिए ई-मेल'],
  'Phone for complaints': ['तक्रारींसाठी फोन', 'शिकायतों के लिए फ़ोन'],
  // costs
  Costs: ['खर्च', 'खर्च'],
  'A listing’s cost sheet adds these to the price and government charges. Anything left empty counts as 1 % of a sale, one month of rent, 0.5 % of a loan and ₹15,000 for papers, so our fee is always known on our own site.':
    [
      'जाहिरातीच्या खर्चाच्या तक्त्यात किंमत आणि सरकारी शुल्कांवर काय वाढते. रिकामे असेल ते विक्रीच्या 1%, एका महिन्याचे भाडे, कर्जाच्या 0.5% आणि कागदपत्रांसाठी ₹15,000 धरले जाते: आमच्याच साइटवर आमचे शुल्क कधीही अज्ञात नसते.',
      'लिस्टिंग के खर्च में कीमत और सरकारी शुल्क के ऊपर क्या जुड़ता है। जो खाली है, वह बिक्री का 1%, एक महीने का किराया, लोन का 0.5% और दस्तावेज़ों के लिए ₹15,000 माना जाता है: हमारी ही साइट पर हमारी फ़ीस कभी अज्ञात नहीं रहती।',
    ],
  'Sale fee, % of the price': ['विक्रीचे शुल्क, किमतीच्या टक्के', 'बिक्री की फ़ीस, कीमत का %'],
  'Rental fee, in months of rent': ['भाड्याचे शुल्क, भाड्याच्या महिन्यांत', 'किराए की फ़ीस, किराए के महीनों में'],
  'With taxes': ['करांसह', 'टैक्स सहित'],
  'Loan costs, % of the loan': ['कर्जाचा खर्च, कर्जाच्या %', 'लोन का खर्च, लोन का %'],
  'Processing, valuation, notice': ['प्रक्रिया, मूल्यांकन, सूचना', 'प्रोसेसिंग, मूल्यांकन, नोटिस'],
  'Title search and papers, ₹': ['मालकी हक्काचा शोध आणि कागदपत्रे, ₹', 'टाइटल खोज और दस्तावेज़, ₹'],
  // hours
  'Opening hours': ['कामाची वेळ', 'खुलने का समय'],
  'Hours for calls, in Indian time. Leave all empty to show none.': [
    'फोन केव्हा उचलले जातात, भारतीय वेळेप्रमाणे. काहीही दाखवायचे नसेल तर सर्व रिकामे ठेवा.',
    'कॉल का जवाब कब दिया जाता है, भारतीय समय में। कुछ न दिखाना हो तो सब खाली छोड़ें।',
  ],
  'Opens at': ['सुरू होण्याची वेळ', 'खुलता है'],
  'Closes at': ['बंद होण्याची वेळ', 'बंद होता है'],
  'Opening days': ['ऑफिस सुरू असण्याचे दिवस', 'ऑफ़िस खुलने के दिन'],
  // visits
  Visits: ['भेटी', 'विज़िट'],
  'Hours for visits to the agency’s homes, in Indian time. Visitors can book only then. Anything left empty follows the opening hours. Listers can set their own hours.':
    [
      'एजन्सी घरे केव्हा दाखवते, भारतीय वेळेप्रमाणे: तेव्हाच भेट ठरवता येते. रिकामे असेल ते कामाच्या वेळेप्रमाणे. जाहिरातदार आपली वेळ ठरवू शकतात.',
      'एजेंसी घर कब दिखाती है, भारतीय समय में: तभी विज़िट तय हो सकती है। जो खाली है, वह खुलने के समय जैसा। विज्ञापनदाता अपना समय तय कर सकते हैं।',
    ],
  'Visiting hours': ['भेटींच्या वेळा', 'विज़िट का समय'],
  'First visit at': ['पहिल्या भेटीची वेळ', 'पहली विज़िट का समय'],
  'Last visit ends at': ['शेवटची भेट संपण्याची वेळ', 'आखिरी विज़िट खत्म होने का समय'],
  'Days without visits': ['भेटी नसलेले दिवस', 'बिना विज़िट के दिन'],
  'Dates such as 2026-12-25, separated by commas': [
    '2026-12-25 अशा तारखा, स्वल्पविराम देऊन',
    '2026-12-25 जैसी तारीखें, कॉमा लगाकर',
  ],
  'Public holidays': ['सार्वजनिक सुट्ट्या', 'सार्वजनिक छुट्टियाँ'],
  'For calendars: one date and its name per line, such as 2027-03-22 Holi. They replace the site’s own list for that year but close nothing':
    [
      'कॅलेंडरसाठी, प्रत्येक ओळीवर तारीख आणि नाव, जसे 2027-03-22 होळी. साइटला माहीत असलेल्या त्याच वर्षाच्या सुट्ट्यांऐवजी या येतात; त्यांमुळे काहीही बंद होत नाही',
      'कैलेंडर के लिए, हर पंक्ति में तारीख और नाम, जैसे 2027-03-22 होली। साइट को पता उसी साल की छुट्टियों की जगह ये आती हैं; इनसे कुछ बंद नहीं होता',
    ],
  'Viewing days': ['घरे दाखवण्याचे दिवस', 'घर दिखाने के दिन'],
  // social
  'Social links': ['सोशल मीडियाच्या लिंक', 'सोशल मीडिया के लिंक'],
  'Shown in the footer if filled in.': ['दिल्यास पानाच्या तळाशी दिसतात.', 'देने पर पेज के नीचे दिखते हैं।'],
  // the popup
  'Exit popup': ['जातानाचा पॉपअप', 'जाते समय का पॉपअप'],
  'Asks visitors who are about to leave for an email address, at most once per visit.': [
    'साइट सोडून जाणाऱ्यांना ई-मेल पत्ता विचारतो, एका भेटीत जास्तीत जास्त एकदा.',
    'साइट छोड़ने वालों से ई-मेल पता पूछता है, एक विज़िट में ज़्यादा से ज़्यादा एक बार।',
  ],
  Popup: ['पॉपअप', 'पॉपअप'],
  Heading: ['शीर्षक', 'शीर्षक'],
  Text: ['मजकूर', 'टेक्स्ट'],
  'Before you go': ['जाण्याआधी', 'जाने से पहले'],
  'Leave your email address. We’ll look at the pages you viewed and suggest places that fit.': [
    'तुमचा ई-मेल पत्ता द्या. तुम्ही पाहिलेल्या पानांवरून जुळणाऱ्या जागा आम्ही सुचवतो.',
    'अपना ई-मेल पता दें। आपके देखे पेजों के आधार पर हम आपकी पसंद से मिलती जगहें सुझाते हैं।',
  ],
  // letters
  'Client testimonials': ['ग्राहकांची पत्रे', 'ग्राहकों के पत्र'],
  'Shown on the home page. If it’s empty, the section is hidden. Use only what a client has allowed in writing.':
    [
      'मुख्यपृष्ठावर दिसतात; हे रिकामे असेपर्यंत तो भाग दिसत नाही. ग्राहकाने लेखी परवानगी दिलेलेच छापा.',
      'होम पेज पर दिखते हैं; यह खाली रहने तक वह भाग नहीं दिखता। वही छापें जिसकी ग्राहक ने लिखित अनुमति दी हो।',
    ],
  Letters: ['पत्रे', 'पत्र'],
  'One client per block: a line with name, place and purchase, separated by commas and ending in stars such as ★★★★★, then the quote, then an empty line':
    [
      'प्रत्येक ग्राहकासाठी एक ओळ: नाव, ठिकाण आणि खरेदी, मध्ये स्वल्पविराम, शेवटी ★★★★★ असे तारे; खाली त्यांचे शब्द; पुढच्या ग्राहकाआधी एक रिकामी ओळ',
      'हर ग्राहक के लिए एक पंक्ति: नाम, जगह और खरीद, बीच में कॉमा, अंत में ★★★★★ जैसे तारे; नीचे उनके शब्द; अगले ग्राहक से पहले एक खाली पंक्ति',
    ],
  // retention
  Retention: ['माहिती किती काळ ठेवायची', 'जानकारी कितने दिन रखनी है'],
  'In days. Older records are removed within six hours.': [
    'दिवसांत. त्याहून जुने सहा तासांत काढले जाते.',
    'दिनों में। उससे पुराना छह घंटे में हटा दिया जाता है।',
  ],
  'Visitor activity': ['अतिथींच्या हालचाली', 'गेस्ट की गतिविधि'],
  'Full IP addresses': ['पूर्ण IP पत्ते', 'पूरे IP पते'],
  'Erasure after a request': ['विनंतीनंतर कायमचे हटवणे', 'अनुरोध के बाद मिटाना'],
  'Won or lost enquiries': ['जमलेल्या किंवा हुकलेल्या चौकशा', 'पूछताछ जिनमें बात बनी या नहीं बनी'],
  'Empty means until erased': ['रिकामे: कायमचे हटवेपर्यंत ठेवले जाते', 'खाली: मिटाने तक रखा जाता है'],
  'Past visits to homes': ['झालेल्या घरभेटी', 'हो चुकी घर की विज़िट'],
  'Addresses left in the popup': ['पॉपअपमध्ये दिलेले पत्ते', 'पॉपअप में दिए पते'],
});
