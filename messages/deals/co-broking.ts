import { defineTexts } from '@/lib/platform/language/define';

/** Co-broking: homes offered between firms, introductions, and mails. */
export default defineTexts({
  'Co-broking': ['को-ब्रोकिंग', 'को-ब्रोकिंग'],
  Introduction: ['परिचय', 'परिचय'],
  Introductions: ['करून दिलेले परिचय', 'कराए गए परिचय'],
  // terms
  'The firm that lists a home offers a share of its commission. The share shown when a client is introduced counts for that client.':
    [
      'घराची जाहिरात करणारी फर्म आपल्या कमिशनचा एक वाटा देते. ग्राहकाचा परिचय करून देताना दिसणारा वाटा त्या ग्राहकासाठी लागू होतो.',
      'घर की लिस्टिंग वाली फ़र्म अपने कमीशन का एक हिस्सा देती है। ग्राहक का परिचय कराते समय दिखने वाला हिस्सा उस ग्राहक पर लागू होता है।',
    ],
  'An introduction counts from the time stamped in this ledger. The firm that first enters a person for a home, by phone number or email address, has introduced them.':
    [
      'परिचय या नोंदवहीतील वेळेपासून ग्राह्य धरला जातो. एखाद्या घरासाठी व्यक्तीचा फोन नंबर किंवा ई-मेल पत्ता जी फर्म आधी नोंदवते, तिनेच परिचय करून दिला असे मानले जाते.',
      'परिचय इस रजिस्टर में दर्ज समय से माना जाता है। किसी घर के लिए व्यक्ति का फ़ोन नंबर या ई-मेल पता जो फ़र्म पहले लिखती है, परिचय उसी का माना जाता है।',
    ],
  'A later change of the share, or the end of the offer, changes nothing about earlier introductions.': [
    'नंतर वाटा बदलला किंवा प्रस्ताव संपला तरी आधीच्या परिचयांत काहीही बदलत नाही.',
    'बाद में हिस्सा बदलने या प्रस्ताव खत्म होने से पहले के परिचयों में कुछ नहीं बदलता।',
  ],
  'The firm that introduces a client has asked them before it gives their name. The other firm contacts the client through that firm, unless it was given the number.':
    [
      'परिचय करून देणारी फर्म ग्राहकाचे नाव देण्याआधी त्यांना विचारते. नंबर दिला नसेल तर दुसरी फर्म त्या फर्ममार्फतच ग्राहकाशी बोलते.',
      'परिचय कराने वाली फ़र्म ग्राहक का नाम देने से पहले उनसे पूछती है। नंबर न दिया हो तो दूसरी फ़र्म उसी फ़र्म के ज़रिए ग्राहक से बात करती है।',
    ],
  'Each firm bills its own part on its own invoice, with GST as it is registered.': [
    'प्रत्येक फर्म आपल्या वाट्याचे बिल स्वतःच्या नावाने देते, जीएसटी तिच्या नोंदणीनुसार.',
    'हर फ़र्म अपने हिस्से का बिल अपने नाम से देती है, जीएसटी उसके रजिस्ट्रेशन के अनुसार।',
  ],
  'If the firms disagree, both rely on the history in this ledger. Nothing in it can be changed; only the name of a person goes when they ask for it.':
    [
      'दोन फर्ममध्ये मतभेद झाल्यास या नोंदवहीतील इतिहास दोन्ही फर्मना मान्य असतो. त्यात काहीही बदलता येत नाही; व्यक्तीने सांगितल्यास फक्त तिचे नाव काढले जाते.',
      'फ़र्मों में मतभेद हो तो दोनों इस रजिस्टर के इतिहास को मानती हैं। उसमें कुछ बदला नहीं जा सकता; व्यक्ति के कहने पर केवल उसका नाम हटता है।',
    ],
  'Version of {day}': ['मजकुराची तारीख: {day}', 'पाठ की तारीख: {day}'],
  'Read the terms': ['अटी वाचा', 'शर्तें पढ़ें'],
  'Accept the terms': ['अटी मान्य करा', 'शर्तें मानें'],
  'We accept these terms': ['या अटी आम्हाला मान्य आहेत', 'ये शर्तें हमें मंज़ूर हैं'],
  'The owner of your team accepts the terms.': [
    'अटी मान्य करणे तुमच्या टीमच्या मालकांकडे आहे.',
    'शर्तें मानना आपकी टीम के मालिक के हाथ में है।',
  ],
  'You and {firm} accept these terms once.': [
    'या अटी {firm} आणि तुमची फर्म यांनी एकदाच मान्य करायच्या आहेत.',
    'ये शर्तें {firm} और आपकी फ़र्म को एक ही बार मंज़ूर करनी हैं।',
  ],
  'Accepted. {firm} gets an email and accepts them once too.': [
    'अटी मान्य झाल्या. {firm} या फर्मला मेल जातो; तिनेही त्या एकदा मान्य करायच्या आहेत.',
    'शर्तें मंज़ूर हुईं। फ़र्म {firm} को मेल जाता है; उसे भी ये एक बार मंज़ूर करनी हैं।',
  ],
  'Terms not accepted yet': ['अटी अजून मान्य नाहीत', 'शर्तें अभी मंज़ूर नहीं'],
  'Waiting for the other firm': ['दुसऱ्या फर्मची वाट पाहत आहे', 'दूसरी फ़र्म का इंतज़ार है'],
  'Waiting for your firm': ['तुमच्या फर्मची वाट पाहत आहे', 'आपकी फ़र्म का इंतज़ार है'],
  'Terms accepted by both': ['अटी दोन्ही फर्मना मान्य', 'शर्तें दोनों को मंज़ूर'],
  Firms: ['फर्म', 'फ़र्में'],
  'Since {when}': ['केव्हापासून: {when}', 'कब से: {when}'],
  // offers
  'Offer a listing': ['जाहिरातीचा प्रस्ताव द्या', 'लिस्टिंग का प्रस्ताव दें'],
  'To brokers of other firms, under a stated share': [
    'इतर फर्मच्या एजंटना, ठरलेल्या वाट्यावर',
    'दूसरी फ़र्मों के ब्रोकरों को, तय हिस्से पर',
  ],
  'Choose a listing': ['जाहिरात निवडा', 'लिस्टिंग चुनें'],
  'Share for the other firm, in percent': ['दुसऱ्या फर्मचा वाटा, टक्क्यांत', 'दूसरी फ़र्म का हिस्सा, प्रतिशत में'],
  'Of the full commission. A later change applies to future introductions.': [
    'संपूर्ण कमिशनपैकी. नंतरचा बदल पुढच्या परिचयांना लागू होतो.',
    'पूरे कमीशन में से। बाद का बदलाव आगे के परिचयों पर लागू होता है।',
  ],
  'Note for other firms': ['इतर फर्मसाठी नोंद', 'दूसरी फ़र्मों के लिए नोट'],
  'Offer it': ['प्रस्ताव द्या', 'प्रस्ताव दें'],
  'Offer again': ['पुन्हा प्रस्ताव द्या', 'फिर प्रस्ताव दें'],
  Change: ['बदला', 'बदलें'],
  'Brokers of other firms see it now': [
    'इतर फर्मच्या एजंटना तो आता दिसतो',
    'अब यह दूसरी फ़र्मों के ब्रोकरों को दिखता है',
  ],
  Withdraw: ['मागे घ्या', 'वापस लें'],
  'Withdraw the offer of {title}': ['प्रस्ताव मागे घ्या: {title}', 'प्रस्ताव वापस लें: {title}'],
  'Yes, withdraw it': ['हो, मागे घ्या', 'हाँ, वापस लें'],
  Offered: ['प्रस्ताव खुला आहे', 'प्रस्ताव खुला है'],
  Withdrawn: ['मागे घेतले', 'वापस लिया'],
  'Listing not available': ['जाहिरात उपलब्ध नाही', 'लिस्टिंग उपलब्ध नहीं'],
  '{percent} % for the firm that brings the client': [
    'ग्राहक आणणाऱ्या फर्मला {percent}%',
    'ग्राहक लाने वाली फ़र्म को {percent}%',
  ],
  'Offered by other firms': ['इतर फर्मचे प्रस्ताव', 'दूसरी फ़र्मों के प्रस्ताव'],
  'No other firm offers a home at the moment': [
    'सध्या दुसऱ्या कोणत्याही फर्मचा प्रस्ताव नाही',
    'अभी किसी दूसरी फ़र्म का कोई प्रस्ताव नहीं है',
  ],
  'Offered by your firm': ['तुमच्या फर्मचे प्रस्ताव', 'आपकी फ़र्म के प्रस्ताव'],
  'Nothing offered yet': ['अजून एकही प्रस्ताव नाही', 'अभी कोई प्रस्ताव नहीं'],
  'Offer a listing for a stated share of the commission. Brokers of other firms see it here, and the ledger records who introduced whom.':
    [
      'कमिशनचा ठरलेला वाटा सांगून जाहिरातीचा प्रस्ताव द्या: इतर फर्मच्या एजंटना तो इथे दिसतो आणि कोणता ग्राहक कोणामार्फत केव्हा आला याची नोंद नोंदवहीत राहते.',
      'कमीशन का तय हिस्सा बताकर लिस्टिंग का प्रस्ताव दें: वह यहाँ दूसरी फ़र्मों के ब्रोकरों को दिखता है और कौन-सा ग्राहक किसके ज़रिए कब आया, यह रजिस्टर में दर्ज रहता है।',
    ],
  // introducing
  'Introduce a client': ['ग्राहकाचा परिचय करून द्या', 'ग्राहक का परिचय कराएँ'],
  '{title}: {percent} % of the commission': [
    '{title}: कमिशनमध्ये {percent}% वाटा',
    '{title}: कमीशन में {percent}% हिस्सा',
  ],
  Client: ['ग्राहक', 'ग्राहक'],
  'None of these': ['यांपैकी एकही नाही', 'इनमें से कोई नहीं'],
  'My client agrees that I give their name to {firm}': [
    'माझ्या ग्राहकाचे नाव या फर्मला देण्यास त्यांची संमती आहे: {firm}',
    'मेरे ग्राहक का नाम इस फ़र्म को देने पर उनकी सहमति है: {firm}',
  ],
  '{firm} can see the whole number and address': [
    'पूर्ण नंबर आणि पत्ता या फर्मला दिसू द्या: {firm}',
    'पूरा नंबर और पता इस फ़र्म को दिखे: {firm}',
  ],
  'Otherwise only the last four digits. You can share the rest later.': [
    'अनुमती नसेल तर फक्त शेवटचे चार अंक दिसतात. पूर्ण नंबर नंतरही देता येतो.',
    'अनुमति न हो तो सिर्फ़ आखिरी चार अंक दिखते हैं। पूरा नंबर बाद में भी दिया जा सकता है।',
  ],
  'Introduce now': ['आत्ताच्या वेळेसह परिचय नोंदवा', 'अभी के समय के साथ परिचय दर्ज करें'],
  // one row
  Introduced: ['परिचय करून दिला', 'परिचय कराया'],
  'Deal registered': ['व्यवहाराची नोंदणी झाली', 'सौदे की रजिस्ट्री हुई'],
  Disputed: ['वाद आहे', 'विवाद है'],
  'Name erased': ['नाव काढले आहे', 'नाम हटाया गया'],
  'Brought by your firm to {firm}': [
    'ग्राहक आणणारी: तुमची फर्म. घराची जाहिरात: {firm}',
    'ग्राहक लाने वाली: आपकी फ़र्म। घर की लिस्टिंग: {firm}',
  ],
  'Brought by {firm}': ['ग्राहक आणणारी फर्म: {firm}', 'ग्राहक लाने वाली फ़र्म: {firm}'],
  'Lists the home': ['घराची जाहिरात करणारी फर्म', 'घर की लिस्टिंग वाली फ़र्म'],
  'Brought the client': ['ग्राहक आणणारी फर्म', 'ग्राहक लाने वाली फ़र्म'],
  'Commission share': ['कमिशनमधील वाटा', 'कमीशन में हिस्सा'],
  '{percent} % of the commission for {firm}': [
    'कमिशनमध्ये {percent}% वाटा: {firm}',
    'कमीशन में {percent}% हिस्सा: {firm}',
  ],
  'Your firm disputes this introduction. The history below is what both firms see.': [
    'या परिचयावर तुमच्या फर्मचा आक्षेप आहे. खालचा इतिहास दोन्ही फर्मना दिसतो.',
    'इस परिचय पर आपकी फ़र्म की आपत्ति है। नीचे का इतिहास दोनों फ़र्मों को दिखता है।',
  ],
  'The other firm disputes this introduction. The history below is what both firms see.': [
    'या परिचयावर दुसऱ्या फर्मचा आक्षेप आहे. खालचा इतिहास दोन्ही फर्मना दिसतो.',
    'इस परिचय पर दूसरी फ़र्म की आपत्ति है। नीचे का इतिहास दोनों फ़र्मों को दिखता है।',
  ],
  'Start the deal': ['व्यवहार सुरू करा', 'सौदा शुरू करें'],
  'Open your deal': ['तुमचा व्यवहार उघडा', 'अपना सौदा खोलें'],
  Commission: ['कमिशन', 'कमीशन'],
  'The deal of {firm}: {stage}': ['व्यवहार, {firm}: {stage}', 'सौदा, {firm}: {stage}'],
  'The firms state different commissions': [
    'दोन फर्मनी वेगवेगळे कमिशन सांगितले आहे',
    'दोनों फ़र्मों ने अलग-अलग कमीशन बताया है',
  ],
  'It’s divided as soon as either firm’s deal states the commission.': [
    'दोन्हींपैकी एका फर्मच्या व्यवहारात कमिशन लिहिले की त्याची वाटणी होते.',
    'दोनों में से किसी फ़र्म के सौदे में कमीशन लिखते ही उसका बँटवारा हो जाता है।',
  ],
  '{amount} in all, according to {firm}': [
    'एकूण {amount} ({firm} या फर्मच्या माहितीनुसार)',
    'कुल {amount} (फ़र्म {firm} के अनुसार)',
  ],
  Firm: ['फर्म', 'फ़र्म'],
  Part: ['वाटा', 'हिस्सा'],
  GST: ['जीएसटी', 'जीएसटी'],
  'In all': ['एकूण', 'कुल'],
  'Not registered': ['नोंदणी नाही', 'रजिस्ट्रेशन नहीं'],
  'Your firm': ['तुमची फर्म', 'आपकी फ़र्म'],
  'The other firm': ['दुसरी फर्म', 'दूसरी फ़र्म'],
  'Who introduced this client': ['हा ग्राहक कोणामार्फत आला', 'यह ग्राहक किसके ज़रिए आया'],
  'The field below states the whole commission. Your firm bills its own part.': [
    'खालच्या रकान्यात संपूर्ण कमिशन आहे. तुमची फर्म फक्त आपल्या वाट्याचे बिल देते.',
    'नीचे के फ़ील्ड में पूरा कमीशन है। आपकी फ़र्म केवल अपने हिस्से का बिल देती है।',
  ],
  // history
  History: ['इतिहास', 'इतिहास'],
  'introduced the client': ['ग्राहकाचा परिचय करून दिला', 'ग्राहक का परिचय कराया'],
  'gave the client’s number': ['ग्राहकाचा नंबर दिला', 'ग्राहक का नंबर दिया'],
  'started a deal': ['व्यवहार सुरू केला', 'सौदा शुरू किया'],
  'stated the whole commission: {amount}': ['एकूण कमिशन सांगितले: {amount}', 'पूरा कमीशन बताया: {amount}'],
  'the deal was registered': ['व्यवहाराची नोंदणी झाली', 'सौदे की रजिस्ट्री हुई'],
  'the deal was lost': ['व्यवहार हुकला', 'सौदा नहीं हुआ'],
  'the deal is open again': ['व्यवहार पुन्हा सुरू झाला', 'सौदा फिर खुला'],
  'The listing is no longer available': ['जाहिरात आता उपलब्ध नाही', 'लिस्टिंग अब उपलब्ध नहीं है'],
  'disputed the introduction': ['परिचयावर आक्षेप घेतला', 'परिचय पर आपत्ति जताई'],
  wrote: ['संदेश', 'संदेश'],
  'settled the dispute': ['वाद मिटवला', 'विवाद सुलझाया'],
  'withdrew the introduction': ['करून दिलेला परिचय मागे घेतला', 'परिचय वापस लिया'],
  'Add to the history': ['इतिहासात जोडा', 'इतिहास में जोड़ें'],
  'Your note (both firms see it permanently)': [
    'तुमचा मजकूर, जो दोन्ही फर्मना कायम दिसतो',
    'आपका संदेश, जो दोनों फ़र्मों को हमेशा दिखता है',
  ],
  Write: ['लिहा', 'लिखें'],
  'Dispute the introduction': ['परिचयावर आक्षेप घ्या', 'परिचय पर आपत्ति जताएँ'],
  'Settle the dispute': ['वाद मिटवा', 'विवाद सुलझाएँ'],
  'Share the number and address': ['नंबर आणि पत्ता द्या', 'नंबर और पता दें'],
  'Yes, share it with {firm}': ['हो, या फर्मला द्या: {firm}', 'हाँ, इस फ़र्म को दें: {firm}'],
  'Withdraw the introduction': ['परिचय मागे घ्या', 'परिचय वापस लें'],
  // mails
  '{firm} has accepted the terms of co-broking': [
    'को-ब्रोकिंगच्या अटी मान्य झाल्या: {firm}',
    'को-ब्रोकिंग की शर्तें मंज़ूर हुईं: {firm}',
  ],
  '{firm} wants to work with you': [
    'तुमच्यासोबत काम करण्याचा प्रस्ताव: {firm}',
    'आपके साथ काम करने का प्रस्ताव: {firm}',
  ],
  'Both firms have accepted. Clients can be introduced to the homes that are offered.': [
    'दोन्ही फर्मनी अटी मान्य केल्या आहेत. प्रस्ताव असलेल्या घरांसाठी ग्राहकांचा परिचय करून देता येतो.',
    'दोनों फ़र्मों को शर्तें मंज़ूर हैं। प्रस्ताव वाले घरों के लिए ग्राहकों का परिचय कराया जा सकता है।',
  ],
  '{firm} has read and accepted the terms of co-broking, and asks your firm to do the same.': [
    '{firm} या फर्मने को-ब्रोकिंगच्या अटी वाचून मान्य केल्या आहेत. तुमच्या फर्मनेही त्या वाचून मान्य कराव्यात, ही विनंती.',
    'फ़र्म {firm} ने को-ब्रोकिंग की शर्तें पढ़कर मंज़ूर कर ली हैं। आपकी फ़र्म से भी इन्हें पढ़कर मंज़ूर करने का अनुरोध है।',
  ],
  'You’re asked only once. Then each firm can introduce clients to the other’s homes.': [
    'हे एकदाच विचारले जाते. त्यानंतर दोन्ही फर्मना एकमेकींच्या घरांसाठी ग्राहकांचा परिचय करून देता येतो.',
    'यह एक ही बार पूछा जाता है। इसके बाद दोनों फ़र्में एक-दूसरे के घरों के लिए ग्राहकों का परिचय करा सकती हैं।',
  ],
  'Open co-broking': ['को-ब्रोकिंग उघडा', 'को-ब्रोकिंग खोलें'],
  '{firm} introduces a client to {title}': [
    'नवीन ग्राहकाचा परिचय: {title}, फर्म: {firm}',
    'नए ग्राहक का परिचय: {title}, फ़र्म: {firm}',
  ],
  'The introduction is time-stamped. {firm}’s share is {percent} % of the commission.': [
    'परिचयाची वेळ नोंदवली आहे. कमिशनमध्ये {firm} या फर्मचा वाटा {percent}% आहे.',
    'परिचय का समय दर्ज है। कमीशन में फ़र्म {firm} का हिस्सा {percent}% है।',
  ],
  'See the introduction': ['परिचय पाहा', 'परिचय देखें'],
  '{firm} gives you the number of its client': [
    'ग्राहकाचा नंबर मिळाला. फर्म: {firm}',
    'ग्राहक का नंबर मिला। फ़र्म: {firm}',
  ],
  '{firm} disputes an introduction': ['परिचयावर आक्षेप. फर्म: {firm}', 'परिचय पर आपत्ति। फ़र्म: {firm}'],
  '{firm} writes about an introduction': ['परिचयाविषयी संदेश. फर्म: {firm}', 'परिचय के बारे में संदेश। फ़र्म: {firm}'],
  '{firm} has settled the dispute': ['वाद मिटला. फर्म: {firm}', 'विवाद सुलझा। फ़र्म: {firm}'],
  '{firm} has withdrawn an introduction': ['परिचय मागे घेतला. फर्म: {firm}', 'परिचय वापस लिया। फ़र्म: {firm}'],
  'It is about the introduction to {title}.': [
    'हा परिचय या घराविषयी आहे: {title}.',
    'यह परिचय इस घर के बारे में है: {title}।',
  ],
  '{title} is sold': ['विकले गेले: {title}', 'बिक गया: {title}'],
  '{title} is let': ['भाड्याने दिले: {title}', 'किराए पर दिया गया: {title}'],
  '{title} is not available at the moment': ['सध्या उपलब्ध नाही: {title}', 'अभी उपलब्ध नहीं: {title}'],
  '{title} is no longer listed': ['जाहिरात काढली: {title}', 'लिस्टिंग हटाई गई: {title}'],
  'You introduced a client to this home. The introduction stays on record with its share.': [
    'या घरासाठी तुम्ही एका ग्राहकाचा परिचय करून दिला आहे. तो परिचय त्याच्या वाट्यासह नोंदवहीत राहतो.',
    'इस घर के लिए आपने एक ग्राहक का परिचय कराया है। वह परिचय अपने हिस्से के साथ रजिस्टर में रहता है।',
  ],
});
