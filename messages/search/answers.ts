import { defineTexts } from '@/lib/platform/language/define';

/** Answers to questions and errands typed into the search box. */
export default defineTexts({
  'Sell your property here': ['तुमची मालमत्ता इथे विका', 'अपनी प्रॉपर्टी यहाँ बेचें'],
  'Let your property here': ['तुमची मालमत्ता इथे भाड्याने द्या', 'अपनी प्रॉपर्टी यहाँ किराए पर दें'],
  'Fill in one form and add photos. Buyers can then message you or ask for a visit. Others’ asking prices are below.':
    [
      'फोटोंसह एक फॉर्म भरा. मग खरेदीदार तुम्हाला संदेश पाठवतात किंवा भेटीची विनंती करतात. खाली: इतरांच्या किमती.',
      'फ़ोटो के साथ एक फ़ॉर्म भरें। फिर खरीदार आपको लिखते हैं या विज़िट का अनुरोध करते हैं। नीचे: दूसरों की माँगी कीमतें।',
    ],
  'Fill in one form and add photos. Tenants can then message you or ask for a visit. Others’ asking rents are below.':
    [
      'फोटोंसह एक फॉर्म भरा. मग भाडेकरू तुम्हाला संदेश पाठवतात किंवा भेटीची विनंती करतात. खाली: इतरांची भाडी.',
      'फ़ोटो के साथ एक फ़ॉर्म भरें। फिर किराएदार आपको लिखते हैं या विज़िट का अनुरोध करते हैं। नीचे: दूसरों के किराए।',
    ],
  'Stamp duty and registration for {price} in {place}: about {sum}': [
    '{place}: {price}साठी मुद्रांक शुल्क आणि नोंदणी सुमारे {sum}',
    '{place}: {price} पर स्टाम्प ड्यूटी और रजिस्ट्रेशन लगभग {sum}',
  ],
  '{lines}. Women pay less. Every home here has its own cost sheet with dated rates.': [
    '{lines}. महिलांना कमी लागते. इथल्या प्रत्येक घराचे तारखेसह दर दाखवणारे खर्चपत्रक आहे.',
    '{lines}। महिलाओं को कम देना होता है। यहाँ हर घर के खर्च का अपना हिसाब है, जिसमें हर दर की तारीख भी लिखी है।',
  ],
  'Homes by total cost': ['एकूण खर्चाप्रमाणे घरे', 'कुल खर्च के हिसाब से घर'],
  'EMI for a loan of {amount}: about {emi} a month': [
    '{amount} कर्जाचा हप्ता: महिन्याला सुमारे {emi}',
    '{amount} के लोन की किस्त: हर महीने लगभग {emi}',
  ],
  '{years} years at {percent}% a year, with {interest} of interest in all. Your bank’s rate may differ.': [
    '{years} वर्षे, दरसाल {percent}%; एकूण व्याज {interest}. तुमच्या बँकेचा दर वेगळा असू शकतो.',
    '{years} साल, सालाना {percent}%; कुल ब्याज {interest}। आपके बैंक की दर अलग हो सकती है।',
  ],
  'Homes with this EMI': ['या हप्त्यातली घरे', 'इस किस्त वाले घर'],
  '{rent} a month': ['दरमहा {rent}', '{rent} प्रति माह'],
  '{rate} per sq ft': ['प्रति चौ. फूट {rate}', 'प्रति वर्ग फुट {rate}'],
  '{count, plural, one {# home} other {# homes}}': [
    '{count, plural, one {# घर} other {# घरे}}',
    '{count, plural, one {# घर} other {# घर}}',
  ],
  'The localities with the most homes, cheapest first': [
    'सर्वाधिक घरे असलेले परिसर, स्वस्त आधी',
    'सबसे ज़्यादा घरों वाले इलाके, सस्ते पहले',
  ],
  'Localities with their number of homes and today’s median asking price. This isn’t advice, so see them and compare.':
    [
      'परिसर, घरांची संख्या आणि आजची मध्य किंमत. ही माहिती आहे, सल्ला नव्हे; प्रत्यक्ष पाहून तुलना करा.',
      'इलाके, घरों की संख्या और आज की मध्य कीमत। यह जानकारी है, सलाह नहीं; खुद देखकर तुलना करें।',
    ],
  'All on the map': ['सर्व नकाशावर', 'सब नक्शे पर'],
  '{place}: median {middle}': ['{place}: मध्य किंमत {middle}', '{place}: मध्य कीमत {middle}'],
  'Asking prices in {place}': ['{place}मधील किमती', '{place} में कीमतें'],
  '{count, plural, one {# home} other {# homes}} listed today, from {low} to {high}. The median price is {median}.':
    [
      'आज {count, plural, one {# घर} other {# घरे}}, {low} ते {high}; मध्य किंमत {median}.',
      'आज {count, plural, one {# घर} other {# घर}}, {low} से {high} तक; मध्य कीमत {median}।',
    ],
  'Lowest price first': ['कमी किंमत आधी', 'कम कीमत पहले'],
  '{service}: {kind}': ['{service}: {kind}', '{service}: {kind}'],
  'We do this too. Ask us, or see the homes below.': [
    'हे कामही आम्ही करतो. आम्हाला विचारा किंवा खालची घरे पाहा.',
    'यह काम भी हम करते हैं। हमसे पूछें या नीचे के घर देखें।',
  ],
  'See what we do': ['आम्ही काय करतो ते पाहा', 'हम क्या करते हैं, देखें'],
  'The home’s last receipt shows its property tax': [
    'मालमत्ता कर घराच्या शेवटच्या पावतीवर असतो',
    'प्रॉपर्टी टैक्स घर की पिछली रसीद पर होता है',
  ],
  'The corporation bills it each year, or the gram panchayat outside the city. Ask the owner for the receipt. Our legal line reads it with the other papers.':
    [
      'महानगरपालिका दरवर्षी बिल देते, शहराबाहेर ग्रामपंचायत. मालकाकडे पावती मागा; आमची कायदेशीर सेवा ती इतर कागदपत्रांसह तपासते.',
      'नगर निगम हर साल बिल भेजता है, शहर के बाहर ग्राम पंचायत। मालिक से रसीद माँगें; हमारी कानूनी सेवा उसे बाकी दस्तावेज़ों के साथ देखती है।',
    ],
  'Ask for a visit on a home’s page': ['घराच्या पानावर भेटीची विनंती करा', 'घर के पेज पर विज़िट का अनुरोध करें'],
  'Choose up to three half-days there, and you’ll get a confirmed time. Your requests are under My visits.': [
    'तिथे सकाळ किंवा दुपार निवडा (जास्तीत जास्त तीन); नक्की वेळ तुम्हाला कळवली जाते. विनंती केलेल्या भेटी “माझ्या भेटी” या पानावर दिसतात.',
    'वहाँ सुबह या दोपहर चुनें (ज़्यादा से ज़्यादा तीन); तय समय आपको बताया जाता है। आपके अनुरोध “मेरी विज़िट” पेज पर दिखते हैं।',
  ],
  'Your visits': ['तुमच्या भेटी', 'आपकी विज़िट'],
  'Our fee is in each home’s cost sheet': [
    'आमचे शुल्क प्रत्येक घराच्या खर्चपत्रकात आहे',
    'हमारी फ़ीस हर घर के खर्च के हिसाब में है',
  ],
  'Open a home. Our fee has its own line there, next to stamp duty, registration and everything else.': [
    'घर उघडा: मुद्रांक शुल्क, नोंदणी आणि इतर खर्चांसोबत आमचे शुल्क तिथे वेगळ्या ओळीत दिले आहे.',
    'घर खोलें: स्टाम्प ड्यूटी, रजिस्ट्रेशन और बाकी खर्च के साथ हमारी फ़ीस वहाँ अलग पंक्ति में दी है।',
  ],
  'What we do for buyers and tenants': [
    'खरेदीदार आणि भाडेकरूंसाठी आम्ही काय करतो',
    'खरीदारों और किराएदारों के लिए हम क्या करते हैं',
  ],
  'Check a MahaRERA number': ['महारेरा क्रमांक तपासा', 'महारेरा नंबर जाँचें'],
  'Enter the number here to see the homes that state it. The MahaRERA register says whether it’s valid.': [
    'क्रमांक इथे लिहा: तो ज्या घरांच्या माहितीत आहे ती दिसतील. क्रमांक वैध आहे का, हे महारेराच्या नोंदवहीत कळते.',
    'नंबर यहाँ लिखें: जिन घरों की जानकारी में वह है, वे दिखेंगे। नंबर वैध है या नहीं, यह महारेरा के रजिस्टर में दिखता है।',
  ],
  'Your shortlist': ['तुमची यादी', 'आपकी सूची'],
  'The homes you saved with the heart, to compare and share with your family.': [
    'हृदयाच्या खुणेने निवडलेली घरे तिथे आहेत: तुलना करा, कुटुंबाला पाठवा.',
    'दिल के निशान से चुने हुए घर वहाँ हैं: तुलना करें, परिवार को भेजें।',
  ],
  'Open the shortlist': ['यादी उघडा', 'सूची खोलें'],
  'Sign in to your account': ['तुमच्या खात्यात लॉग इन करा', 'अपने खाते में लॉग इन करें'],
  'Use your email address and password. You can reset a forgotten password there.': [
    'ई-मेल पत्ता आणि पासवर्डने. विसरलेला पासवर्ड त्याच पानावरून नव्याने सेट करता येतो.',
    'ई-मेल पते और पासवर्ड से। पासवर्ड याद न हो तो उसी पेज से नया सेट करें।',
  ],
  'Sign in': ['लॉग इन', 'लॉग इन'],
  'Check it at MahaRERA': ['महारेरावर तपासा', 'महारेरा पर जाँचें'],
  'None of our homes has the MahaRERA number {code}': [
    'आमच्या कोणत्याही घराला महारेरा क्रमांक {code} नाही',
    'हमारे किसी घर का महारेरा नंबर {code} नहीं है',
  ],
  'The number is public, and the MahaRERA register shows whose project it is. Other homes are below.': [
    'क्रमांक सार्वजनिक आहे: प्रकल्प कोणाचा ते महारेराच्या नोंदवहीत आहे. खाली: इतर घरे.',
    'नंबर सार्वजनिक है: प्रोजेक्ट किसका है, यह महारेरा के रजिस्टर में है। नीचे: दूसरे घर।',
  ],
  '{count, plural, one {# home} other {# homes}} of the MahaRERA project {code}': [
    'महारेरा प्रकल्प {code}: {count, plural, one {# घर} other {# घरे}}',
    'महारेरा प्रोजेक्ट {code} के {count, plural, one {# घर} other {# घर}}',
  ],
  'The MahaRERA register shows whose project it is and its completion date.': [
    'प्रकल्प कोणाचा आणि कधीपर्यंत पूर्ण व्हायचा ते महारेराच्या नोंदवहीत आहे.',
    'प्रोजेक्ट किसका है और कब तक पूरा होना है, यह महारेरा के रजिस्टर में है।',
  ],
  '{code} is the MahaRERA number of {name}, who lists homes here': [
    '{code} हा इथे घरे नोंदवणाऱ्या {name} यांचा महारेरा क्रमांक आहे',
    '{code} यहाँ घर लिस्ट करने वाले {name} का महारेरा नंबर है',
  ],
  'No agent on this site has the MahaRERA number {code}': [
    'या साइटवरील कोणत्याही एजंटचा महारेरा क्रमांक {code} नाही',
    'इस साइट के किसी एजेंट का महारेरा नंबर {code} नहीं है',
  ],
  'The MahaRERA register shows whose number it is and how long it’s valid.': [
    'क्रमांक कोणाचा आणि कधीपर्यंत वैध ते महारेराच्या नोंदवहीत आहे.',
    'नंबर किसका है और कब तक मान्य है, यह महारेरा के रजिस्टर में है।',
  ],
  'This is our office’s number': ['हा आमच्या ऑफिसचा नंबर आहे', 'यह हमारे ऑफ़िस का नंबर है'],
  'This is our office’s address': ['हा आमच्या ऑफिसचा ई-मेल पत्ता आहे', 'यह हमारे ऑफ़िस का ई-मेल पता है'],
  'You can’t search for homes by phone number or email address': [
    'फोन नंबर किंवा ई-मेलने घरे शोधता येत नाहीत',
    'फ़ोन नंबर या ई-मेल से घर नहीं खोजे जाते',
  ],
  'Our office: {phone}, {email}. Contact details are on each listing.': [
    'आमचे ऑफिस: {phone}, {email}. एखाद्या घरासाठी कोणाशी बोलायचे ते त्याच्या पानावर आहे.',
    'हमारा ऑफ़िस: {phone}, {email}। किसी घर के लिए किससे बात करनी है, यह उसके पेज पर है।',
  ],
  'Contact our office': ['आमच्या ऑफिसशी संपर्क', 'हमारे ऑफ़िस से संपर्क'],
  '{phone}, {email}. {address}. Contact details are on each listing.': [
    '{phone}, {email}. {address}. घरासाठी कोणाशी बोलायचे ते त्या घराच्या पानावर आहे.',
    '{phone}, {email}। {address}। घर के लिए किससे बात करनी है, यह उस घर के पेज पर है।',
  ],
  'Write to us': ['आम्हाला लिहा', 'हमें लिखें'],
});
