import { defineTexts } from '@/lib/platform/language/define';

/** A deal's documents from templates: page, fields and clauses. */
export default defineTexts({
  Documents: ['दस्तऐवज', 'दस्तावेज़'],
  'No document yet': ['अजून दस्तऐवज नाही', 'अभी कोई दस्तावेज़ नहीं'],
  'Write a document': ['दस्तऐवज लिहा', 'दस्तावेज़ लिखें'],
  'Exclusive mandate': ['विशेष अधिकारपत्र (एक्सक्लुझिव्ह मॅन्डेट)', 'विशेष अधिकार-पत्र (एक्सक्लूसिव मैंडेट)'],
  'Visit slip': ['भेट पावती', 'विज़िट पर्ची'],
  'Leave and licence agreement': ['लिव्ह अँड लायसन्स करारनामा', 'लीव एंड लाइसेंस एग्रीमेंट'],
  Template: ['नमुना', 'नमूना'],
  'Document language': ['दस्तऐवजाची भाषा', 'दस्तावेज़ की भाषा'],
  'Start the draft': ['मसुदा सुरू करा', 'ड्राफ़्ट शुरू करें'],
  Draft: ['मसुदा', 'ड्राफ़्ट'],
  Signed: ['स्वाक्षरी झाली', 'हस्ताक्षर हो गए'],
  'Version {version}': ['आवृत्ती {version}', 'वर्शन {version}'],
  'Version {version}, {date}': ['आवृत्ती {version}, {date}', 'वर्शन {version}, {date}'],
  'by {name}': ['{name} यांनी', '{name} द्वारा'],
  Versions: ['आवृत्त्या', 'वर्शन'],
  'Save as version {version}': ['आवृत्ती {version} म्हणून जतन करा', 'वर्शन {version} के रूप में सहेजें'],
  'Open as PDF': ['PDF म्हणून उघडा', 'PDF के रूप में खोलें'],
  'Delete the draft': ['मसुदा हटवा', 'ड्राफ़्ट हटाएँ'],
  'Still to fill in: {fields}': ['अजून भरायचे: {fields}', 'अभी भरना बाकी: {fields}'],
  'All fields are filled in.': ['सर्व रकाने भरले आहेत.', 'सभी फ़ील्ड भरे हैं।'],
  'This is a draft from a template. Let a lawyer read it before you rely on it.': [
    'हा नमुन्यावरून केलेला मसुदा आहे. त्यावर विसंबण्याआधी वकिलाकडून वाचून घ्या.',
    'यह नमूने से बना ड्राफ़्ट है। इस पर भरोसा करने से पहले वकील से पढ़वा लें।',
  ],
  // the signed paper
  'Signed document': ['स्वाक्षरी केलेला दस्तऐवज', 'हस्ताक्षर किया हुआ दस्तावेज़'],
  'Print the PDF, have everyone sign it, and upload a scan or photo here.': [
    'PDF छापा, सर्वांच्या स्वाक्षऱ्या घ्या आणि त्याचा स्कॅन किंवा फोटो इथे जोडा.',
    'PDF छापें, सबके हस्ताक्षर लें और उसका स्कैन या फ़ोटो यहाँ जोड़ें।',
  ],
  'Scan or photo of the signed document': [
    'स्वाक्षरी केलेल्या दस्तऐवजाचा स्कॅन किंवा फोटो',
    'हस्ताक्षर किए हुए दस्तावेज़ का स्कैन या फ़ोटो',
  ],
  'PDF, JPEG, PNG or WebP, at most 10 MB': [
    'PDF, JPEG, PNG किंवा WebP, जास्तीत जास्त 10 MB',
    'PDF, JPEG, PNG या WebP, ज़्यादा से ज़्यादा 10 MB',
  ],
  'Please choose the scan of the signed document': [
    'कृपया स्वाक्षरी केलेल्या दस्तऐवजाचा स्कॅन निवडा',
    'कृपया हस्ताक्षर किए हुए दस्तावेज़ का स्कैन चुनें',
  ],
  'The scan is in the deal’s file.': ['स्कॅन व्यवहाराच्या फाइलमध्ये जोडला.', 'स्कैन सौदे की फ़ाइल में जुड़ गया।'],
  'Added on {date}': ['{date} रोजी जोडले', '{date} को जोड़ा गया'],
  'Open the scan': ['स्कॅन उघडा', 'स्कैन खोलें'],
  'Remove the scan': ['स्कॅन काढून टाका', 'स्कैन हटाएँ'],
  'Save the scan': ['स्कॅन जतन करा', 'स्कैन सहेजें'],
  'Replace the scan': ['दुसरा स्कॅन जोडा', 'दूसरा स्कैन जोड़ें'],
  // roles
  Visitor: ['भेट देणारे', 'विज़िट करने वाले'],
  Licensor: ['परवानादाता (मालक)', 'लाइसेंसदाता (मालिक)'],
  Licensee: ['परवानाधारक (भाडेकरू)', 'लाइसेंसधारक (किराएदार)'],
  Witness: ['साक्षीदार', 'गवाह'],
  // fields
  'Owner’s name': ['मालकाचे नाव', 'मालिक का नाम'],
  'Owner’s address': ['मालकाचा पत्ता', 'मालिक का पता'],
  'Firm’s name': ['फर्मचे नाव', 'फ़र्म का नाम'],
  'The agent’s MahaRERA number': ['एजंटचा महारेरा क्रमांक', 'एजेंट का महारेरा नंबर'],
  'Property and its address': ['मालमत्ता आणि तिचा पत्ता', 'प्रॉपर्टी और उसका पता'],
  Purpose: ['उद्देश', 'उद्देश्य'],
  Sale: ['विक्री', 'बिक्री'],
  Letting: ['भाड्याने देणे', 'किराए पर देना'],
  'As a home': ['राहण्यासाठी', 'रहने के लिए'],
  'For business': ['व्यवसायासाठी', 'व्यवसाय के लिए'],
  'Asking price or monthly rent': ['अपेक्षित किंमत किंवा मासिक भाडे', 'माँगी गई कीमत या मासिक किराया'],
  'Fee as a percentage of the price or of one month’s rent': [
    'शुल्क: किमतीच्या किंवा एका महिन्याच्या भाड्याच्या टक्क्यांत',
    'कीमत या एक महीने के किराए के प्रतिशत में फ़ीस',
  ],
  'Valid from': ['सुरुवात', 'कब से मान्य'],
  'Valid until': ['शेवट', 'कब तक मान्य'],
  'Protection period afterwards, in days': ['मुदतीनंतर शुल्क लागू राहण्याचे दिवस', 'अवधि के बाद फ़ीस लागू रहने के दिन'],
  'Visitor’s name': ['भेट देणाऱ्यांचे नाव', 'विज़िट करने वाले का नाम'],
  'Day of the visit': ['भेटीचा दिवस', 'विज़िट का दिन'],
  'Time of the visit': ['भेटीची वेळ', 'विज़िट का समय'],
  'Licensor’s name': ['परवानादात्याचे नाव', 'लाइसेंसदाता का नाम'],
  'Licensor’s address': ['परवानादात्याचा पत्ता', 'लाइसेंसदाता का पता'],
  'Licensee’s name': ['परवानाधारकाचे नाव', 'लाइसेंसधारक का नाम'],
  'Licensee’s address': ['परवानाधारकाचा पत्ता', 'लाइसेंसधारक का पता'],
  'Monthly licence fee': ['दरमहा परवाना शुल्क', 'मासिक लाइसेंस फ़ीस'],
  'Refundable deposit': ['परत मिळणारी अनामत', 'वापस मिलने वाला सिक्योरिटी डिपॉज़िट'],
  'Begins on': ['सुरू होण्याचा दिवस', 'शुरू होने का दिन'],
  'Duration in months': ['कालावधी (महिने)', 'अवधि (महीने)'],
  'Day of the month when the fee is due': ['महिन्याच्या कोणत्या तारखेपर्यंत शुल्क', 'महीने की किस तारीख तक फ़ीस'],
  'Yearly increase in percent': ['वार्षिक वाढ (टक्के)', 'सालाना बढ़ोतरी (प्रतिशत)'],
  'Lock-in period in months': ['लॉक-इन (महिने)', 'लॉक-इन (महीने)'],
  'Notice period in months': ['पूर्वसूचना (महिने)', 'नोटिस (महीने)'],
  'Society charges and property tax are paid by the': [
    'सोसायटी शुल्क आणि मालमत्ता कर कोणी भरायचा',
    'सोसाइटी शुल्क और प्रॉपर्टी टैक्स किसे चुकाना है',
  ],
  'Furniture and meter readings': ['फर्निचर आणि मीटर नोंदी', 'फ़र्नीचर और मीटर रीडिंग'],
  'Location of the property': ['मालमत्तेचे ठिकाण', 'प्रॉपर्टी की जगह'],
  'Municipal area': ['महापालिका किंवा नगरपालिका क्षेत्र', 'नगर निगम या नगरपालिका क्षेत्र'],
  'Rural area': ['ग्रामीण क्षेत्र', 'ग्रामीण क्षेत्र'],
  'Ask about renewal this many days before the end': [
    'नूतनीकरणाविषयी शेवटच्या किती दिवस आधी विचारायचे',
    'नवीनीकरण के बारे में समाप्ति से कितने दिन पहले पूछना है',
  ],
  'Such as 45 lakh or 18,500': ['उदा. 45 लाख किंवा 18,500', 'जैसे 45 लाख या 18,500'],
  'Such as 16:30': ['उदा. 16:30', 'जैसे 16:30'],
  'From {min} to {max}': ['{min} ते {max}', '{min} से {max}'],
  // checklist of a licence
  'Registration and police': ['नोंदणी आणि पोलीस', 'रजिस्ट्री और पुलिस'],
  'Stamp duty paid': ['मुद्रांक शुल्क भरले', 'स्टाम्प ड्यूटी चुकाई'],
  Registered: ['नोंदणी झाली', 'रजिस्ट्री हुई'],
  'Police informed about the licensee': [
    'परवानाधारकाची माहिती पोलिसांना दिली',
    'लाइसेंसधारक की सूचना पुलिस को दी',
  ],
  'Society informed': ['सोसायटीला कळवले', 'सोसाइटी को बताया'],
  'Keys handed over, meters read': ['किल्ल्या दिल्या, मीटरच्या नोंदी घेतल्या', 'चाबियाँ दीं, मीटर की रीडिंग ली'],
  'Done on': ['केव्हा झाले', 'कब हुआ'],
  'Number or reference': ['क्रमांक किंवा संदर्भ', 'नंबर या संदर्भ'],
  'Save the checklist': ['यादी जतन करा', 'सूची सहेजें'],
  'Stamp duty about {duty}: {percent} % of the total licence fee ({rent}) and of the yearly interest on the deposit ({interest}). Registration fee {fee}.':
    [
      'मुद्रांक शुल्क सुमारे {duty}: संपूर्ण कालावधीच्या शुल्काच्या ({rent}) आणि अनामतीवरील वार्षिक व्याजाच्या ({interest}) {percent}%. नोंदणी शुल्क {fee}.',
      'स्टाम्प ड्यूटी लगभग {duty}: पूरी अवधि की फ़ीस ({rent}) और सिक्योरिटी डिपॉज़िट पर सालाना ब्याज ({interest}) का {percent}%। रजिस्ट्री फ़ीस {fee}।',
    ],
  'The licence ends on {date}. On {day} the deal reminds you of its renewal, once it is registered or signed.':
    [
      'परवाना {date} रोजी संपतो. नोंदणी किंवा स्वाक्षरी झाली असेल, तर {day} रोजी नूतनीकरणाचे स्मरणपत्र येईल.',
      'लाइसेंस {date} को खत्म होता है। रजिस्ट्री या हस्ताक्षर हो चुके हों, तो {day} को नवीनीकरण का रिमाइंडर आएगा।',
    ],
  'Ask about the renewal: the licence ends on {date}': [
    'नूतनीकरणाविषयी विचारा: परवाना {date} रोजी संपतो',
    'नवीनीकरण के बारे में पूछें: लाइसेंस {date} को खत्म होता है',
  ],
  'Rules and their sources': ['नियम आणि त्यांचे स्रोत', 'नियम और उनके स्रोत'],
  'Source:': ['स्रोत:', 'स्रोत:'],
  'checked on {date}': ['{date} रोजी वाचले', '{date} को पढ़ा गया'],
  'Sources disagree about this:': ['स्रोतांमध्ये हे स्पष्ट नाही:', 'स्रोतों में यह स्पष्ट नहीं:'],
  // the document
  'Draft, not signed': ['मसुदा, स्वाक्षरी नाही', 'ड्राफ़्ट, हस्ताक्षर नहीं'],
  'Name, signature, date': ['नाव, स्वाक्षरी, तारीख', 'नाम, हस्ताक्षर, तारीख'],
  // clauses
  'The agent is registered with MahaRERA under the number {agentRera}.': [
    'एजंटची महारेरामध्ये {agentRera} या क्रमांकाने नोंदणी आहे.',
    'एजेंट महारेरा में {agentRera} नंबर से रजिस्टर्ड है।',
  ],
  'This mandate is between {owner}, {ownerAddress} (the owner), and {agent} (the agent).': [
    'हे अधिकारपत्र {owner}, {ownerAddress} (मालक) आणि {agent} (एजंट) यांच्यात आहे.',
    'यह अधिकार-पत्र {owner}, {ownerAddress} (मालिक) और {agent} (एजेंट) के बीच है।',
  ],
  'The owner gives the agent the exclusive right to find a buyer for this property: {property}. The asking price is {price}; the agent agrees to no other without the owner’s written consent.':
    [
      'मालक या मालमत्तेसाठी खरेदीदार शोधण्याचा विशेष अधिकार एजंटला देत आहेत: {property}. अपेक्षित किंमत {price} आहे; मालकाच्या लेखी संमतीशिवाय एजंट दुसरी किंमत मान्य करणार नाहीत.',
      'मालिक की ओर से एजेंट को इस प्रॉपर्टी के लिए खरीदार खोजने का विशेष अधिकार दिया जाता है: {property}। माँगी गई कीमत {price} है; मालिक की लिखित सहमति के बिना एजेंट को कोई दूसरी कीमत मानने का अधिकार नहीं है।',
    ],
  'The owner gives the agent the exclusive right to find a tenant for this property: {property}. The rent asked for is {price} a month; the agent agrees to no other without the owner’s written consent.':
    [
      'मालक या मालमत्तेसाठी भाडेकरू शोधण्याचा विशेष अधिकार एजंटला देत आहेत: {property}. अपेक्षित भाडे दरमहा {price} आहे; मालकाच्या लेखी संमतीशिवाय एजंट दुसरे भाडे मान्य करणार नाहीत.',
      'मालिक की ओर से एजेंट को इस प्रॉपर्टी के लिए किराएदार खोजने का विशेष अधिकार दिया जाता है: {property}। माँगा गया किराया {price} प्रति माह है; मालिक की लिखित सहमति के बिना एजेंट को कोई दूसरा किराया मानने का अधिकार नहीं है।',
    ],
  'The mandate runs from {from} until {until}. In this time the owner instructs no other agent and passes every enquiry on to the agent.':
    [
      'अधिकारपत्राचा कालावधी: {from} ते {until}. या काळात मालक दुसऱ्या एजंटला काम देणार नाहीत आणि प्रत्येक चौकशी एजंटकडे पाठवतील.',
      'अधिकार-पत्र {from} से {until} तक मान्य है। इस दौरान मालिक की ओर से किसी और एजेंट को काम नहीं दिया जाएगा और हर पूछताछ एजेंट को भेजी जाएगी।',
    ],
  'When a sale that was agreed in this time is registered, the owner pays the agent {feePercent} of its price, with GST as the law requires.':
    [
      'या काळात ठरलेल्या विक्रीची नोंदणी झाल्यावर मालक एजंटला किमतीच्या {feePercent} शुल्क, कायद्याप्रमाणे जीएसटीसह, देतील.',
      'इस दौरान तय हुई बिक्री की रजिस्ट्री होने पर मालिक को कीमत का {feePercent}, कानून के अनुसार जीएसटी सहित, एजेंट को फ़ीस के रूप में देना होगा।',
    ],
  'When a letting that was agreed in this time is registered, the owner pays the agent {feePercent} of one month’s rent, with GST as the law requires.':
    [
      'या काळात ठरलेल्या भाडेकराराची नोंदणी झाल्यावर मालक एजंटला एका महिन्याच्या भाड्याच्या {feePercent} शुल्क, कायद्याप्रमाणे जीएसटीसह, देतील.',
      'इस दौरान तय हुए किराया एग्रीमेंट की रजिस्ट्री होने पर मालिक को एक महीने के किराए का {feePercent}, कानून के अनुसार जीएसटी सहित, एजेंट को फ़ीस के रूप में देना होगा।',
    ],
  'The same fee is due when the owner, within {tailDays} days after the mandate ends, closes with a person whom the agent introduced during it and named in writing.':
    [
      'एजंटने या काळात परिचय करून दिलेल्या आणि लेखी नाव कळवलेल्या व्यक्तीशी मालकाने अधिकारपत्र संपल्यानंतर {tailDays} दिवसांत व्यवहार केल्यास तेच शुल्क द्यावे लागेल.',
      'एजेंट ने इस दौरान जिस व्यक्ति का परिचय कराया और जिसका नाम लिखित में दिया, उससे मालिक का सौदा अधिकार-पत्र खत्म होने के {tailDays} दिनों के भीतर हो, तो यही फ़ीस देनी होगी।',
    ],
  'The agent advertises the property truthfully, shows it by appointment, passes on every offer, and keeps money of the parties apart from its own.':
    [
      'एजंट मालमत्तेची खरी जाहिरात करतील, वेळ ठरवून ती दाखवतील, प्रत्येक प्रस्ताव कळवतील आणि पक्षांचे पैसे स्वतःच्या पैशांपासून वेगळे ठेवतील.',
      'एजेंट का दायित्व है: प्रॉपर्टी का सही विज्ञापन करना, समय तय करके उसे दिखाना, हर प्रस्ताव बताना और पक्षों का पैसा अपने पैसे से अलग रखना।',
    ],
  'Either side may end the mandate in writing when the other has broken it and has not mended that within 15 days of a written notice.':
    [
      'एका पक्षाने अधिकारपत्राचा भंग केला आणि लेखी सूचनेनंतर 15 दिवसांत तो दूर केला नाही, तर दुसऱ्या पक्षाला ते लेखी संपवता येते.',
      'एक पक्ष अधिकार-पत्र का उल्लंघन करे और लिखित सूचना के 15 दिनों में उसे दूर न करे, तो दूसरे पक्ष को उसे लिखित में खत्म करने का अधिकार है।',
    ],
  '{visitor} visits this property on {day} at {time}, shown by {agent} (the agent): {property}.': [
    'मालमत्ता: {property}. भेट देणारे: {visitor}; {day} रोजी {time} वाजता. दाखवणारे: {agent} (एजंट).',
    'प्रॉपर्टी: {property}। विज़िट करने वाले: {visitor}; {day} को {time} बजे। दिखाने वाले: {agent} (एजेंट)।',
  ],
  'The visitor learnt of the property through the agent, and deals with its owner through the agent for {tailDays} days from this visit.':
    [
      'भेट देणाऱ्यांना ही मालमत्ता एजंटमुळे कळली आणि या भेटीपासून {tailDays} दिवस मालकाशी व्यवहार एजंटमार्फतच होईल.',
      'विज़िट करने वाले को यह प्रॉपर्टी एजेंट से पता चली और इस विज़िट से {tailDays} दिन तक मालिक से सौदा एजेंट के ज़रिए ही होगा।',
    ],
  'If the visitor buys it, the agent’s fee is {feePercent} of the price, and if the visitor rents it, {feePercent} of one month’s rent, with GST as the law requires.':
    [
      'भेट देणाऱ्यांनी ती विकत घेतल्यास एजंटचे शुल्क किमतीच्या {feePercent} आणि भाड्याने घेतल्यास एका महिन्याच्या भाड्याच्या {feePercent} असते, कायद्याप्रमाणे जीएसटीसह.',
      'विज़िट करने वाले इसे खरीदें तो एजेंट की फ़ीस कीमत का {feePercent} और किराए पर लें तो एक महीने के किराए का {feePercent} होती है, कानून के अनुसार जीएसटी सहित।',
    ],
  'This slip is not a booking and not an agreement to buy or rent. No money is paid with it.': [
    'ही पावती म्हणजे बुकिंग नाही आणि खरेदीचा किंवा भाड्याचा करार नाही. तिच्यासोबत पैसे दिले जात नाहीत.',
    'यह पर्ची न बुकिंग है, न खरीद या किराए का एग्रीमेंट। इसके साथ कोई पैसा नहीं दिया जाता।',
  ],
  'The agent uses the visitor’s name and contact details for this visit and its follow-up only.': [
    'भेट देणाऱ्यांचे नाव आणि संपर्क फक्त या भेटीसाठी आणि तिच्या पाठपुराव्यासाठी वापरले जातील.',
    'विज़िट करने वाले का नाम और संपर्क सिर्फ़ इस विज़िट और उसके फ़ॉलो-अप के लिए इस्तेमाल होगा।',
  ],
  'This agreement of leave and licence is between {licensor}, {licensorAddress} (the licensor), and {licensee}, {licenseeAddress} (the licensee).':
    [
      'हा लिव्ह अँड लायसन्स करारनामा {licensor}, {licensorAddress} (परवानादाता) आणि {licensee}, {licenseeAddress} (परवानाधारक) यांच्यात आहे.',
      'यह लीव एंड लाइसेंस एग्रीमेंट {licensor}, {licensorAddress} (लाइसेंसदाता) और {licensee}, {licenseeAddress} (लाइसेंसधारक) के बीच है।',
    ],
  'The licensor lets the licensee use this property as a home from {from} for {monthCount, plural, one {one month} other {{months} months}}, until {last}: {property}.':
    [
      'परवानादाता परवानाधारकास ही मालमत्ता राहण्यासाठी {monthCount, plural, one {एक महिना} other {{months} महिने}} ({from} ते {last}) वापरण्याची परवानगी देत आहेत: {property}.',
      'लाइसेंसदाता की ओर से लाइसेंसधारक को यह प्रॉपर्टी रहने के लिए {monthCount, plural, one {एक महीने} other {{months} महीने}} ({from} से {last} तक) इस्तेमाल करने की अनुमति दी जाती है: {property}।',
    ],
  'The licensor lets the licensee use this property for business from {from} for {monthCount, plural, one {one month} other {{months} months}}, until {last}: {property}.':
    [
      'परवानादाता परवानाधारकास ही मालमत्ता व्यवसायासाठी {monthCount, plural, one {एक महिना} other {{months} महिने}} ({from} ते {last}) वापरण्याची परवानगी देत आहेत: {property}.',
      'लाइसेंसदाता की ओर से लाइसेंसधारक को यह प्रॉपर्टी व्यवसाय के लिए {monthCount, plural, one {एक महीने} other {{months} महीने}} ({from} से {last} तक) इस्तेमाल करने की अनुमति दी जाती है: {property}।',
    ],
  'The licence creates no tenancy and no interest in the property (Indian Easements Act 1882, section 52; Maharashtra Rent Control Act 1999, section 24).':
    [
      'या परवान्यामुळे कुळवहिवाट किंवा मालमत्तेत कोणताही हक्क निर्माण होत नाही (भारतीय सुविधाधिकार अधिनियम 1882, कलम 52; महाराष्ट्र भाडे नियंत्रण अधिनियम 1999, कलम 24).',
      'इस लाइसेंस से न किराएदारी बनती है, न प्रॉपर्टी में कोई हक (भारतीय सुखाचार अधिनियम 1882, धारा 52; महाराष्ट्र किराया नियंत्रण अधिनियम 1999, धारा 24)।',
    ],
  'The licence fee is {rent} a month, paid in advance by day {dueDay} of each month.': [
    'परवाना शुल्क दरमहा {rent} असून ते प्रत्येक महिन्याच्या {dueDay} तारखेपर्यंत आगाऊ भरायचे आहे.',
    'लाइसेंस फ़ीस {rent} प्रति माह है, जो हर महीने की {dueDay} तारीख तक अग्रिम चुकानी होगी।',
  ],
  'After every twelve months the fee rises by {risePercent}.': [
    'दर बारा महिन्यांनी शुल्क {risePercent} वाढेल.',
    'हर बारह महीने बाद फ़ीस {risePercent} बढ़ेगी।',
  ],
  'The refundable deposit is {deposit}, without interest. It is returned when the property is handed back, less unpaid dues and damage beyond fair wear.':
    [
      'परत मिळणारी अनामत रक्कम {deposit} आहे; तिच्यावर व्याज नाही. मालमत्ता परत देताना थकबाकी आणि नेहमीच्या वापरापलीकडील नुकसानीची रक्कम वजा करून ती परत केली जाईल.',
      'वापस मिलने वाला सिक्योरिटी डिपॉज़िट {deposit} है; इस पर ब्याज नहीं मिलेगा। प्रॉपर्टी लौटाने पर बकाया रकम और सामान्य घिसावट से ज़्यादा नुकसान की रकम काटकर यह लौटाया जाएगा।',
    ],
  'Neither side ends the licence in its first {lockInCount, plural, one {month} other {{lockIn} months}}. After that each side may, with a written notice of {noticeCount, plural, one {one month} other {{notice} months}}.':
    [
      'पहिल्या {lockInCount, plural, one {महिन्यात} other {{lockIn} महिन्यांत}} कोणत्याही पक्षाला परवाना संपवता येत नाही. त्यानंतर {noticeCount, plural, one {एका महिन्याच्या} other {{notice} महिन्यांच्या}} लेखी पूर्वसूचनेने कोणत्याही पक्षाला तो संपवता येतो.',
      'पहले {lockInCount, plural, one {महीने} other {{lockIn} महीनों}} में किसी पक्ष को लाइसेंस खत्म करने का अधिकार नहीं है। उसके बाद {noticeCount, plural, one {एक महीने} other {{notice} महीने}} की लिखित सूचना देकर दोनों में से कोई भी पक्ष इसे खत्म कर सकता है।',
    ],
  'Each side may end the licence with a written notice of {noticeCount, plural, one {one month} other {{notice} months}}.':
    [
      '{noticeCount, plural, one {एका महिन्याच्या} other {{notice} महिन्यांच्या}} लेखी पूर्वसूचनेने कोणत्याही पक्षाला परवाना संपवता येतो.',
      '{noticeCount, plural, one {एक महीने} other {{notice} महीने}} की लिखित सूचना देकर कोई भी पक्ष लाइसेंस खत्म कर सकता है।',
    ],
  'Society charges and property tax are paid by the licensor; electricity, water and gas by the licensee as used.':
    [
      'सोसायटी शुल्क आणि मालमत्ता कर परवानादाता भरतील; वीज, पाणी आणि गॅसचा खर्च वापराप्रमाणे परवानाधारक भरतील.',
      'सोसाइटी शुल्क और प्रॉपर्टी टैक्स लाइसेंसदाता को चुकाना है; बिजली, पानी और गैस का खर्च इस्तेमाल के अनुसार लाइसेंसधारक को।',
    ],
  'Society charges, property tax, electricity, water and gas are paid by the licensee.': [
    'सोसायटी शुल्क, मालमत्ता कर, वीज, पाणी आणि गॅस यांचा खर्च परवानाधारक भरतील.',
    'सोसाइटी शुल्क, प्रॉपर्टी टैक्स, बिजली, पानी और गैस का खर्च लाइसेंसधारक को चुकाना है।',
  ],
  'Handed over with the property: {furniture}': [
    'मालमत्तेसोबत दिलेले: {furniture}',
    'प्रॉपर्टी के साथ दिया गया: {furniture}',
  ],
  'The licensee does not hand the property to others, does not change its structure, and hands it back on the last day.':
    [
      'परवानाधारक मालमत्ता दुसऱ्यांना देणार नाहीत, तिच्या बांधकामात बदल करणार नाहीत आणि शेवटच्या दिवशी ती परत करतील.',
      'लाइसेंसधारक को प्रॉपर्टी दूसरों को देने या उसकी बनावट बदलने की अनुमति नहीं है और आखिरी दिन उसे लौटाना है।',
    ],
  'The licensor has this agreement registered (Maharashtra Rent Control Act 1999, section 55) and reports the licensee to the police station of the area.':
    [
      'परवानादाता या करारनाम्याची नोंदणी करतील (महाराष्ट्र भाडे नियंत्रण अधिनियम 1999, कलम 55) आणि परवानाधारकाची माहिती त्या भागातील पोलीस ठाण्याला देतील.',
      'लाइसेंसदाता को इस एग्रीमेंट की रजिस्ट्री करानी है (महाराष्ट्र किराया नियंत्रण अधिनियम 1999, धारा 55) और लाइसेंसधारक की सूचना इलाके के पुलिस थाने को देनी है।',
    ],
});
