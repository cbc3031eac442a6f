import { defineTexts } from '@/lib/platform/language/define';

/** The data map. */
export default defineTexts({
  Purpose: ['उद्देश', 'उद्देश्य'],
  State: ['स्थिती', 'स्थिति'],
  'Your rights': ['तुमचे हक्क', 'आपके अधिकार'],
  'Data we keep about you': ['तुमच्याबद्दल आम्ही कोणता डेटा ठेवतो', 'हम आपके बारे में कौन-सा डेटा रखते हैं'],
  'Generated on {date} from the program itself. You can download your own data, correct it and have it erased at {address}.':
    [
      '{date} रोजी थेट प्रोग्राममधून तयार केले. स्वतःचा डेटा डाउनलोड, दुरुस्त किंवा कायमचा हटवण्यासाठी: {address}.',
      '{date} को सीधे प्रोग्राम से बनाया गया। अपना डेटा डाउनलोड करने, सुधारने या मिटवाने के लिए: {address}।',
    ],
  Data: ['डेटा', 'डेटा'],
  'How long': ['किती काळ', 'कब तक'],
  'Records in the database': ['डेटाबेसमधील नोंदी', 'डेटाबेस के रिकॉर्ड'],
  'with the account, {days} days after you ask for its deletion': [
    'खात्यासोबत, ते हटवण्याची मागणी केल्यानंतर {days} दिवसांनी',
    'खाते के साथ, उसे मिटाने की माँग के {days} दिन बाद',
  ],
  'until you ask us to erase it': ['तुम्ही कायमचे हटवायला सांगेपर्यंत', 'जब तक आप मिटाने को न कहें'],
  '{days} days after the last use': ['शेवटच्या वापरानंतर {days} दिवस', 'आखिरी इस्तेमाल के {days} दिन बाद तक'],
  'IP addresses are shortened after {days} days': [
    'नेटवर्क पत्ते {days} दिवसांनी संक्षिप्त केले जातात',
    'नेटवर्क पते {days} दिन बाद छोटे किए जाते हैं',
  ],
  '{days} days after it ended': ['संपल्यानंतर {days} दिवस', 'खत्म होने के {days} दिन बाद तक'],
  '{days} days': ['{days} दिवस', '{days} दिन'],
  '{days} days after the visit': ['भेटीनंतर {days} दिवस', 'विज़िट के {days} दिन बाद तक'],
  'the register keeps a complaint’s number, dates and reply, but not the person': [
    'तक्रारींच्या नोंदवहीत व्यक्तीचे नाव न ठेवता फक्त क्रमांक, तारखा आणि उत्तराची स्थिती राहते',
    'शिकायतों के रजिस्टर में व्यक्ति का नाम हटाकर सिर्फ़ नंबर, तारीखें और जवाब की स्थिति रहती है',
  ],
  'signed documents {years} years after the last signature': [
    'स्वाक्षरित दस्तऐवज शेवटच्या स्वाक्षरीनंतर {years} वर्षे',
    'हस्ताक्षरित दस्तावेज़ आखिरी हस्ताक्षर के {years} साल बाद तक',
  ],
  'Account and sign-in': ['खाते आणि लॉग इन', 'खाता और लॉग इन'],
  'name, email, phone, role, identity numbers and documents, picture, password as a hash, sessions with browser and IP address':
    [
      'नाव, ई-मेल, फोन, भूमिका, ओळख क्रमांक आणि कागदपत्रे, फोटो, हॅश स्वरूपात पासवर्ड, ब्राउझर आणि नेटवर्क पत्त्यासह सत्रे',
      'नाम, ई-मेल, फ़ोन, भूमिका, पहचान नंबर और दस्तावेज़, फ़ोटो, हैश के रूप में पासवर्ड, ब्राउज़र और नेटवर्क पते के साथ सत्र',
    ],
  'to sign you in, to reach you and to protect the account': [
    'लॉग इन, संपर्क आणि खात्याच्या सुरक्षेसाठी',
    'लॉग इन, संपर्क और खाते की सुरक्षा के लिए',
  ],
  Teams: ['टीम', 'टीमें'],
  'membership, role, invitations': ['सदस्यत्व, भूमिका, निमंत्रणे', 'सदस्यता, भूमिका, निमंत्रण'],
  'so that people in one firm can work together': [
    'एका फर्मच्या लोकांना एकत्र काम करता यावे म्हणून',
    'एक फ़र्म के लोग साथ काम कर सकें इसलिए',
  ],
  'Office directory': ['ऑफिसची संपर्क यादी', 'ऑफ़िस की संपर्क सूची'],
  'name, phone, email, addresses, days to remember, notes': [
    'नाव, फोन, ई-मेल, पत्ते, लक्षात ठेवायचे दिवस, नोंदी',
    'नाम, फ़ोन, ई-मेल, पते, याद रखने के दिन, नोट',
  ],
  'to follow up on what you asked the office for': [
    'तुम्ही ऑफिसला सांगितलेले काम पुढे नेण्यासाठी',
    'ऑफ़िस को बताए आपके काम को आगे बढ़ाने के लिए',
  ],
  'texts, price, place, photos and videos, drafts': [
    'मजकूर, किंमत, ठिकाण, फोटो आणि व्हिडिओ, मसुदे',
    'विवरण, कीमत, जगह, फ़ोटो और वीडियो, ड्राफ़्ट',
  ],
  'to advertise your property': ['तुमच्या मालमत्तेची जाहिरात करण्यासाठी', 'आपकी प्रॉपर्टी का विज्ञापन करने के लिए'],
  'What visitors look at': ['साइटवर काय पाहिले जाते', 'साइट पर क्या देखा जाता है'],
  'pages, searches, browser, IP address, email address left in the popup': [
    'पाने, शोध, ब्राउझर, नेटवर्क पत्ता, पॉपअपमध्ये दिलेला ई-मेल पत्ता',
    'पेज, खोज, ब्राउज़र, नेटवर्क पता, पॉपअप में दिया ई-मेल पता',
  ],
  'to see which listings are popular': [
    'कोणत्या जाहिरातींना मागणी आहे ते कळण्यासाठी',
    'किन लिस्टिंग की माँग है यह जानने के लिए',
  ],
  'Saved homes': ['जतन केलेली घरे', 'सहेजे गए घर'],
  'saved and hidden homes, notes, ratings, names of people who reply on a shared list': [
    'जतन केलेली आणि लपवलेली घरे, नोंदी, रेटिंग, शेअर केलेल्या यादीवर उत्तर देणाऱ्यांची नावे',
    'सहेजे और छिपाए गए घर, नोट, रेटिंग, शेयर की गई सूची पर जवाब देने वालों के नाम',
  ],
  'to show your choices to you and the people you share them with': [
    'तुमची निवड तुम्हाला आणि तुम्ही ती ज्यांच्याशी शेअर केली त्यांना पुन्हा दाखवण्यासाठी',
    'आपकी पसंद आपको और जिनसे आपने शेयर की उन्हें फिर दिखाने के लिए',
  ],
  'Reports of listings': ['जाहिरातींबद्दलच्या तक्रारी', 'लिस्टिंग की शिकायतें'],
  'the listing, the reason, what you wrote': ['जाहिरात, कारण, तुम्ही लिहिलेले', 'लिस्टिंग, कारण, आपका लिखा'],
  'to check the listing': ['जाहिरात तपासण्यासाठी', 'लिस्टिंग जाँचने के लिए'],
  'WhatsApp and calls': ['WhatsApp आणि कॉल', 'WhatsApp और कॉल'],
  'number, messages, calls with times, consents with their wording': [
    'नंबर, संदेश, कॉल आणि त्यांच्या वेळा, संमती आणि त्यांचा मजकूर',
    'नंबर, संदेश, कॉल और उनका समय, सहमतियाँ और उनका पाठ',
  ],
  'to answer you, remind you and send what you agreed to': [
    'उत्तर, स्मरणपत्र आणि तुम्ही संमती दिलेले पाठवण्यासाठी',
    'जवाब देने, याद दिलाने और जिसकी सहमति दी वह भेजने के लिए',
  ],
  'name, email, phone, messages, the listing, who received your number': [
    'नाव, ई-मेल, फोन, संदेश, जाहिरात, तुमचा नंबर कोणाला मिळाला',
    'नाम, ई-मेल, फ़ोन, संदेश, लिस्टिंग, आपका नंबर किसे मिला',
  ],
  'to answer you; the lister of the property gets them too': [
    'तुम्हाला उत्तर देण्यासाठी; मालमत्तेच्या जाहिरातदारालाही ती मिळते',
    'आपको जवाब देने के लिए; प्रॉपर्टी के विज्ञापनदाता को भी मिलती है',
  ],
  'Visits to homes': ['घरांच्या भेटी', 'घर देखने की विज़िट'],
  'name, phone, email, the home, times, what both sides write, busy times': [
    'नाव, फोन, ई-मेल, घर, वेळा, दोन्ही बाजूंचे संदेश, व्यस्त वेळा',
    'नाम, फ़ोन, ई-मेल, घर, समय, दोनों ओर के संदेश, व्यस्त समय',
  ],
  'to agree on a time': ['वेळ ठरवण्यासाठी', 'समय तय करने के लिए'],
  'Saved searches and notifications': ['जतन केलेले शोध आणि नोटिफिकेशन', 'सहेजी गई खोजें और नोटिफ़िकेशन'],
  'email address, searches, browser addresses for notifications': [
    'ई-मेल पत्ता, शोध, नोटिफिकेशनसाठी ब्राउझरचे पत्ते',
    'ई-मेल पता, खोजें, नोटिफ़िकेशन के लिए ब्राउज़र के पते',
  ],
  'to tell you about homes you’re looking for': [
    'तुम्ही शोधत असलेल्या घरांबद्दल कळवण्यासाठी',
    'आपके खोजे घरों के बारे में बताने के लिए',
  ],
  'Brokers’ clients': ['एजंटचे ग्राहक', 'ब्रोकर के ग्राहक'],
  'name, phone, email, what they’re looking for, homes sent to them, tours and the owners who open homes': [
    'नाव, फोन, ई-मेल, काय शोधतात, त्यांना पाठवलेली घरे, घरे उघडणाऱ्या मालकांसह फेऱ्या',
    'नाम, फ़ोन, ई-मेल, क्या खोजते हैं, उन्हें भेजे गए घर, घर खोलने वाले मालिकों के साथ टूर',
  ],
  'to find homes for them': ['त्यांच्यासाठी घरे शोधण्यासाठी', 'उनके लिए घर खोजने के लिए'],
  'Imports and exports': ['आयात आणि निर्यात', 'आयात और निर्यात'],
  'names and rows of files that you imported, archives of your data': [
    'तुम्ही आयात केलेल्या फाइलींची नावे आणि ओळी, तुमच्या डेटाच्या संग्रह फाइली',
    'आपकी आयात की गई फ़ाइलों के नाम और पंक्तियाँ, आपके डेटा के संग्रह',
  ],
  'to import your data and return it to you': [
    'तुमचा डेटा आयात करण्यासाठी आणि परत देण्यासाठी',
    'आपका डेटा आयात करने और वापस देने के लिए',
  ],
  'Office work': ['ऑफिसचे काम', 'ऑफ़िस का काम'],
  'staff tasks, handovers and saved lists': [
    'कर्मचाऱ्यांची कामे, हस्तांतरणे, जतन केलेल्या याद्या',
    'कर्मचारियों के काम, हस्तांतरण, सहेजी सूचियाँ',
  ],
  'to organise the work': ['कामाचे नियोजन करण्यासाठी', 'काम की व्यवस्था के लिए'],
  'Brokers’ tools': ['एजंटची साधने', 'ब्रोकर के साधन'],
  'program tokens and their calls, webhook addresses': [
    'प्रोग्रामची टोकन, त्यांच्या विनंत्या, वेबहुकचे पत्ते',
    'प्रोग्राम के टोकन, उनसे की गई कॉल, वेबहुक के पते',
  ],
  'to connect brokers’ programs': ['एजंटचे प्रोग्राम जोडण्यासाठी', 'ब्रोकर के प्रोग्राम जोड़ने के लिए'],
  'Grievances, nominee': ['तक्रारी आणि नामनिर्देशित व्यक्ती', 'शिकायतें और नामित व्यक्ति'],
  'complaints and their replies, your nominee’s name and addresses': [
    'तक्रारी आणि त्यांची उत्तरे, नामनिर्देशित व्यक्तीचे नाव आणि पत्ते',
    'शिकायतें और उनके जवाब, नामित व्यक्ति का नाम और पते',
  ],
  'to reply to your complaints': ['तुमच्या तक्रारींना उत्तर देण्यासाठी', 'आपकी शिकायतों का जवाब देने के लिए'],
  'parties, sums, invoices, tokens, documents and their signed scans, clients introduced between firms': [
    'पक्ष, रकमा, बिले, टोकन, दस्तऐवज आणि त्यांचे स्वाक्षरी केलेले स्कॅन, फर्ममध्ये ओळख करून दिलेले ग्राहक',
    'पक्ष, रकम, बिल, टोकन, दस्तावेज़ और उनके हस्ताक्षर किए स्कैन, फ़र्मों के बीच मिलाए गए ग्राहक',
  ],
  'to close the deal, and because tax law requires it': [
    'व्यवहार पूर्ण करण्यासाठी आणि करविषयक कायद्याची ती आवश्यकता असल्यामुळे',
    'सौदा पूरा करने के लिए और क्योंकि कर कानून में यह ज़रूरी है',
  ],
});
