import { defineTexts } from '@/lib/platform/language/define';
import factLabels from './fact-labels';

/** A listing's facts: key facts, checks, neighbourhood and local prices. Only used on the server. */
export default defineTexts({
  ...factLabels,
  '{count} BHK': ['{count} बीएचके', '{count} बीएचके'],
  'a month': ['दरमहा', 'प्रति माह'],
  '{count} in the building': ['इमारतीत {count}', 'इमारत में {count}'],
  Ground: ['तळमजला', 'ग्राउंड फ़्लोर'],
  '{floor} of {floors}': ['{floor} (एकूण {floors})', '{floor} (कुल {floors})'],
  '{count, plural, one {# month} other {# months}}': [
    '{count, plural, one {# महिना} other {# महिने}}',
    '{count, plural, one {# महीना} other {# महीने}}',
  ],
  '{count, plural, =0 {New} one {# year} other {# years}}': [
    '{count, plural, =0 {नवीन} one {# वर्ष} other {# वर्षे}}',
    '{count, plural, =0 {नया} one {# साल} other {# साल}}',
  ],
  'Approximate: within 200 m. The owner keeps the exact place private.': [
    'अंदाजे: 200 मीटरच्या आत. मालकाने फक्त परिसर दाखवला आहे.',
    'अनुमानित: 200 मीटर के भीतर। मालिक ने सिर्फ़ इलाका दिखाया है।',
  ],
  'Approximate: the centre of {locality}. The owner hasn’t given the exact place.': [
    'अंदाजे: {locality} परिसराचा मध्यभाग. मालकाने नेमकी जागा दिलेली नाही.',
    'अनुमानित: {locality} के बीचोंबीच। मालिक ने सटीक जगह नहीं दी है।',
  ],
  'Approximate: the centre of PIN code {pin}. The owner hasn’t given the exact place.': [
    'अंदाजे: पिन कोड {pin} असलेल्या परिसराचा मध्यभाग. मालकाने नेमकी जागा दिलेली नाही.',
    'अनुमानित: पिन कोड {pin} के इलाके के बीचोंबीच। मालिक ने सटीक जगह नहीं दी है।',
  ],
  // sections
  Videos: ['व्हिडिओ', 'वीडियो'],
  '{title}, video {number}': ['{title}, व्हिडिओ {number}', '{title}, वीडियो {number}'],
  'Where it is': ['कुठे आहे', 'कहाँ है'],
  'About this property': ['या मालमत्तेबद्दल', 'इस प्रॉपर्टी के बारे में'],
  'Similar properties': ['अशाच इतर मालमत्ता', 'ऐसी और प्रॉपर्टी'],
  'Key facts': ['मुख्य माहिती', 'मुख्य जानकारी'],
  'Property code {code}': ['मालमत्ता कोड {code}', 'प्रॉपर्टी कोड {code}'],
  'Ad date {date}': ['जाहिरातीची तारीख {date}', 'विज्ञापन की तारीख {date}'],
  'Verified on {date}': ['{date} रोजी पडताळली', '{date} को सत्यापित'],
  'Watch the video on {host}': ['व्हिडिओ पाहा: {host}', '{host} पर वीडियो देखें'],
  'Look around in 360° on {host}': ['360° दृश्य पाहा: {host}', '{host} पर 360° में देखें'],
  '{source, select, document {seen in a document} measured {measured} other {said}} {who, select, agency {by us} other {by the lister}}, {date}':
    [
      '{who, select, agency {{source, select, document {आम्ही कागदपत्रांत पाहिले} measured {आम्ही मोजले} other {आमच्या माहितीनुसार}}} other {{source, select, document {जाहिरातदाराने कागदपत्रांत दाखवले} measured {जाहिरातदाराने मोजले} other {जाहिरातदाराच्या माहितीनुसार}}}}, {date}',
      '{who, select, agency {{source, select, document {हमने दस्तावेज़ में देखा} measured {हमने नापा} other {हमारी जानकारी के अनुसार}}} other {{source, select, document {विज्ञापनदाता ने दस्तावेज़ में दिखाया} measured {विज्ञापनदाता ने नापा} other {विज्ञापनदाता के अनुसार}}}}, {date}',
    ],
  '{who, select, agency {by us} other {by the lister}}, {date}': [
    '{who, select, agency {आम्ही सांगितले} other {जाहिरातदाराने सांगितले}}, {date}',
    '{who, select, agency {हमने बताया} other {विज्ञापनदाता ने बताया}}, {date}',
  ],
  'What we know about the papers': ['कागदपत्रांबद्दल आम्हाला काय माहीत आहे', 'दस्तावेज़ों के बारे में हमें क्या पता है'],
  'Seen by us': ['आम्ही पाहिले', 'हमने देखा'],
  'Only the seller’s word': ['फक्त विक्रेत्याचे म्हणणे', 'सिर्फ़ विक्रेता के अनुसार'],
  'Not asked yet: {checks}': ['अजून विचारलेले नाही: {checks}', 'अभी पूछा नहीं गया: {checks}'],
  'Seen {seen} · told {told} · not asked {notAsked}': [
    'पाहिले {seen} · सांगितले {told} · विचारले नाही {notAsked}',
    'देखे {seen} · बताए गए {told} · नहीं पूछे {notAsked}',
  ],
  'Calls go to our office': ['फोन आमच्या ऑफिसला लागतो', 'फ़ोन हमारे ऑफ़िस में लगता है'],
  'All facts as stated by {role, select, owner {the owner} broker {the broker} other {us}} on {date} unless marked.':
    [
      'वेगळे नमूद नसल्यास सर्व माहिती {role, select, owner {मालकाने} broker {एजंटने} other {आम्ही}} {date} रोजी सांगितलेली आहे.',
      'अलग न लिखा हो तो सारी जानकारी {role, select, owner {मालिक ने} broker {ब्रोकर ने} other {हमने}} {date} को बताई है।',
    ],
  'Costs line by line, and the instalment': ['खर्चाचा तपशील आणि हप्ता', 'खर्च का ब्योरा और किस्त'],
  'Cost of moving in': ['राहायला जाण्याचा खर्च', 'शिफ़्ट होने का खर्च'],
  'All in about {amount}': ['एकूण सुमारे {amount}', 'सब खर्च मिलाकर लगभग {amount}'],
  'EMI {amount}': ['हप्ता {amount}', 'किस्त {amount}'],
  Brochure: ['माहितीपत्रक', 'ब्रोशर'],
  // is the price fair
  'Is the price fair?': ['किंमत योग्य आहे का?', 'क्या कीमत सही है?'],
  'Prices of similar homes on a line': ['अशाच घरांच्या किमती एका रेषेवर', 'ऐसे ही घरों की कीमतें एक रेखा पर'],
  'middle {rate}': ['मध्य दर {rate}', 'मध्य दर {rate}'],
  'ready to move': ['राहण्यास तयार', 'रेडी टू मूव (रहने के लिए तैयार)'],
  'not ready yet': ['अजून तयार नसलेली', 'अभी तैयार नहीं'],
  'this one {rate}': ['हे घर {rate}', 'यह घर {rate}'],
  'How each one differs': ['प्रत्येकापेक्षा काय वेगळे', 'हर एक से क्या अलग है'],
  'Median asking price here: ₹{from} in {first}, ₹{to} in {last}.': [
    'इथल्या जाहिरातींतील मध्य किंमत: {first} ₹{from}, {last} ₹{to}.',
    'यहाँ की मध्य कीमत: {first} में ₹{from}, {last} में ₹{to}।',
  ],
  'About as much as similar ones ({count} compared).': [
    'किंमत अशा {count} मालमत्तांएवढीच आहे.',
    'कीमत ऐसी {count} प्रॉपर्टी के लगभग बराबर है।',
  ],
  '{percent} % above the median of similar ones ({count} compared).': [
    'किंमत अशा {count} मालमत्तांच्या मध्य दरापेक्षा {percent}% जास्त आहे.',
    'कीमत ऐसी {count} प्रॉपर्टी की मध्य दर से {percent}% ज़्यादा है।',
  ],
  '{percent} % below the median of similar ones ({count} compared).': [
    'किंमत अशा {count} मालमत्तांच्या मध्य दरापेक्षा {percent}% कमी आहे.',
    'कीमत ऐसी {count} प्रॉपर्टी की मध्य दर से {percent}% कम है।',
  ],
  '{count, plural, one {# floor} other {# floors}} higher': [
    '{count, plural, one {# मजला} other {# मजले}} वरती',
    '{count, plural, one {# मंज़िल} other {# मंज़िल}} ऊपर',
  ],
  '{count, plural, one {# floor} other {# floors}} lower': [
    '{count, plural, one {# मजला} other {# मजले}} खाली',
    '{count, plural, one {# मंज़िल} other {# मंज़िल}} नीचे',
  ],
  '{count, plural, one {# year} other {# years}} older': [
    '{count, plural, one {# वर्षाने} other {# वर्षांनी}} जुने',
    '{count, plural, one {# साल} other {# साल}} ज़्यादा पुराना',
  ],
  '{count, plural, one {# year} other {# years}} newer': [
    '{count, plural, one {# वर्षाने} other {# वर्षांनी}} नवीन',
    '{count, plural, one {# साल} other {# साल}} कम पुराना',
  ],
  '{area} more carpet': ['चटई क्षेत्र {area} जास्त', 'कार्पेट एरिया {area} ज़्यादा'],
  '{area} less carpet': ['चटई क्षेत्र {area} कमी', 'कार्पेट एरिया {area} कम'],
  'The advert says {said}, but {nearer} is nearer: {distance}.': [
    'जाहिरातीत {said} म्हटले आहे; त्यापेक्षा जवळ: {nearer}, {distance}',
    'विज्ञापन में {said} लिखा है; उससे नज़दीक: {nearer}, {distance}',
  ],
  'Speaks {languages}': ['भाषा: {languages}', 'भाषाएँ: {languages}'],
  'This home is sold.': ['हे घर विकले गेले आहे.', 'यह घर बिक चुका है।'],
  'This home is let.': ['हे घर भाड्याने दिले गेले आहे.', 'यह घर किराए पर दे दिया गया है।'],
  'See homes like this one': ['अशीच इतर घरे पाहा', 'ऐसे ही दूसरे घर देखें'],
  // price and place
  '{rate}; the median of {count} similar {noun, select, home {homes} plot {plots} other {properties}} is {middle}':
    [
      '{rate}; अशाच {count} {noun, select, home {घरांचा} plot {प्लॉटचा} other {मालमत्तांचा}} मध्य दर {middle} (निम्म्यांचा दर यापेक्षा जास्त, निम्म्यांचा कमी)',
      '{rate}; ऐसे {count} {noun, select, home {घरों} plot {प्लॉट} other {प्रॉपर्टी}} की मध्य दर {middle} (आधों की दर इससे ज़्यादा, आधों की कम)',
    ],
  'Asking prices today within {km} km: {what}, for each square foot of {basis, select, carpetArea {carpet area} other {area}}{type, select, rent { and month} other {}}.':
    [
      '{km} किमीच्या आत आजच्या जाहिरातींतील किमती, {basis, select, carpetArea {चटई क्षेत्राच्या} other {क्षेत्रफळाच्या}} प्रति चौ. फूट{type, select, rent {, दरमहा} other {}}: {what}.',
      '{km} किमी के भीतर आज माँगी जा रही कीमतें, {basis, select, carpetArea {कार्पेट एरिया} other {क्षेत्रफल}} के प्रति वर्ग फुट{type, select, rent {, प्रति माह} other {}}: {what}।',
    ],
  'Asking prices today in {locality}: {what}, for each square foot of {basis, select, carpetArea {carpet area} other {area}}{type, select, rent { and month} other {}}.':
    [
      '{locality}मधील आजच्या जाहिरातींतील किमती, {basis, select, carpetArea {चटई क्षेत्राच्या} other {क्षेत्रफळाच्या}} प्रति चौ. फूट{type, select, rent {, दरमहा} other {}}: {what}.',
      '{locality} में आज माँगी जा रही कीमतें, {basis, select, carpetArea {कार्पेट एरिया} other {क्षेत्रफल}} के प्रति वर्ग फुट{type, select, rent {, प्रति माह} other {}}: {what}।',
    ],
  'The nearest we know of:': ['आम्हाला माहीत असलेले सर्वांत जवळचे:', 'सबसे पास, जितना हमें मालूम है:'],
  'Within 2 km': ['2 किमीच्या आत', '2 किमी के भीतर'],
  Landmarks: ['जवळची ठिकाणे', 'लैंडमार्क'],
  'Straight-line distances from the centre of the area. Our place positions are accurate to about 500 m.': [
    'परिसराच्या मध्यापासून सरळ रेषेतील अंतरे; ठिकाणांत सुमारे 500 मीटरचा फरक असू शकतो.',
    'इलाके के बीच से सीधी दूरी; जगहों में लगभग 500 मीटर का फ़र्क हो सकता है।',
  ],
  'Straight-line distances. Our place positions are accurate to about 500 m.': [
    'सरळ रेषेतील अंतरे; ठिकाणांत सुमारे 500 मीटरचा फरक असू शकतो.',
    'सीधी दूरी; जगहों में लगभग 500 मीटर का फ़र्क हो सकता है।',
  ],
  'Price history': ['किमतीचा इतिहास', 'कीमत का इतिहास'],
  '{change, select, less {down} other {up}} by {amount}': [
    '{amount} {change, select, less {कमी} other {जास्त}}',
    '{amount} {change, select, less {कम} other {ज़्यादा}}',
  ],
  'Listed by <b>{name}</b> · {role, select, owner {Owner} broker {Broker} other {Agency}}': [
    'जाहिरातदार: <b>{name}</b> · {role, select, owner {मालक} broker {एजंट} other {एजन्सी}}',
    'विज्ञापनदाता: <b>{name}</b> · {role, select, owner {मालिक} broker {ब्रोकर} other {एजेंसी}}',
  ],
  'Listed by <b>{name}</b> · Broker at {firm}': [
    'जाहिरातदार: <b>{name}</b> · एजंट, {firm}',
    'विज्ञापनदाता: <b>{name}</b> · {firm} के ब्रोकर',
  ],
  'MahaRERA agent number {number}': ['महारेरा एजंट क्रमांक {number}', 'महारेरा एजेंट नंबर {number}'],
  'MahaRERA agent number not given yet': ['महारेरा एजंट क्रमांक अजून दिलेला नाही', 'महारेरा एजेंट नंबर अभी नहीं दिया'],
  'Call Now': ['आत्ता फोन करा', 'अभी कॉल करें'],
  'Or call the agency: {number}': ['किंवा एजन्सीला फोन करा: {number}', 'या एजेंसी को कॉल करें: {number}'],
  'Write an email': ['ई-मेल लिहा', 'ई-मेल लिखें'],
  'Enquiry form': ['चौकशी फॉर्म', 'पूछताछ फ़ॉर्म'],
  'Contact now': ['थेट संपर्क', 'तुरंत संपर्क'],
  Call: ['फोन', 'कॉल'],
  Enquire: ['चौकशी', 'पूछताछ'],
  'Enquire Now': ['चौकशी करा', 'पूछताछ करें'],
  'Hello, I am interested in {title} ({url})': [
    'नमस्कार, मला या मालमत्तेबद्दल माहिती हवी आहे: {title} ({url})',
    'नमस्ते, मुझे इस प्रॉपर्टी के बारे में जानकारी चाहिए: {title} ({url})',
  ],
  'RERA registration': ['रेरा नोंदणी', 'रेरा रजिस्ट्रेशन'],
  'MahaRERA project': ['महारेरा प्रकल्प', 'महारेरा प्रोजेक्ट'],
  'QR code of project {number} at MahaRERA': [
    'महारेरावरील प्रकल्पाचा QR कोड: {number}',
    'महारेरा पर प्रोजेक्ट {number} का QR कोड',
  ],
});
