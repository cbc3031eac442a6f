import { defineTexts } from '@/lib/platform/language/define';

/** Enquiries about own listings, their conversations, and one's own enquiries. */
export default defineTexts({
  New: ['नवीन', 'नई'],
  'Write a reply<hidden> about {about}</hidden>': [
    'उत्तर लिहा<hidden>: {about}</hidden>',
    'जवाब लिखें<hidden>: {about}</hidden>',
  ],
  'Conversation about {about}': ['संवाद: {about}', 'बातचीत: {about}'],
  You: ['तुम्ही', 'आप'],
  'The agency': ['एजन्सी', 'एजेंसी'],
  'Show my number<hidden> to {name}</hidden>': [
    'माझा नंबर दाखवा<hidden>: {name}</hidden>',
    'मेरा नंबर दिखाएँ<hidden>: {name}</hidden>',
  ],
  'No enquiries yet': ['अजून एकही चौकशी नाही', 'अभी कोई पूछताछ नहीं'],
  'My enquiries': ['माझ्या चौकशा', 'मेरी पूछताछ'],
  'Your questions about homes, the replies, and who has your number.': [
    'घरांबद्दल तुम्ही काय विचारले, त्याची उत्तरे आणि तुमचा नंबर कोणाकडे आहे.',
    'आपने घरों के बारे में क्या पूछा, उसके जवाब और आपका नंबर किसके पास है।',
  ],
  'We couldn’t load your enquiries. Please reload the page.': [
    'तुमच्या चौकशा उघडता आल्या नाहीत. पान पुन्हा उघडा.',
    'आपकी पूछताछ नहीं खुल सकी। पेज फिर से खोलें।',
  ],
  'Loading…': ['उघडत आहे…', 'खुल रहा है…'],
  'Questions you ask on this browser or while signed in appear here with the replies.': [
    'या ब्राउझरवर किंवा लॉग इन असताना तुम्ही घराबद्दल जे विचारता ते उत्तरांसह इथे राहते.',
    'इस ब्राउज़र पर या लॉग इन रहते हुए घर के बारे में आपकी हर पूछताछ जवाबों के साथ यहाँ रहती है।',
  ],
  'Look at homes': ['घरे पाहा', 'घर देखें'],
  Answered: ['उत्तर मिळाले', 'जवाब मिला'],
  'Visit planned': ['भेट ठरली', 'विज़िट तय'],
  Negotiating: ['बोलणी सुरू', 'बातचीत जारी'],
  Closed: ['पूर्ण', 'पूरी'],
  'your enquiry': ['तुमची चौकशी', 'आपकी पूछताछ'],
  'General enquiry': ['सर्वसाधारण चौकशी', 'सामान्य पूछताछ'],
  'Their number: <a>{number}</a>': ['त्यांचा नंबर: <a>{number}</a>', 'उनका नंबर: <a>{number}</a>'],
  // the home is offered no longer
  Sold: ['विकले', 'बिक गया'],
  Let: ['भाड्याने दिले', 'किराए पर दिया गया'],
  'Not offered now': ['सध्या उपलब्ध नाही', 'अभी उपलब्ध नहीं'],
  'No longer offered': ['आता उपलब्ध नाही', 'अब उपलब्ध नहीं'],
  'See homes like this one': ['अशीच इतर घरे पाहा', 'ऐसे ही दूसरे घर देखें'],
  'To {name}': ['{name} यांना', '{name} को'],
  'Your enquiry': ['तुमची चौकशी', 'आपकी पूछताछ'],
  'Only people with the link can see this page.': [
    'या पानाची लिंक नसलेल्यांना हे पान दिसत नाही.',
    'इस पेज के लिंक के बिना कोई और इसे नहीं देख सकता।',
  ],
  'Who has my number': ['माझा नंबर कोणाकडे आहे', 'मेरा नंबर किसके पास है'],
  'No one.': ['कोणाकडेही नाही.', 'किसी के पास नहीं।'],
  'Since {date}, because you sent an enquiry': [
    '{date}पासून, कारण तुम्ही चौकशी पाठवली',
    '{date} से, क्योंकि आपने पूछताछ भेजी',
  ],
  'Since {date}, because you sent an enquiry; taken back on {end}': [
    '{date}पासून, कारण तुम्ही चौकशी पाठवली; {end} रोजी परत घेतला',
    '{date} से, क्योंकि आपने पूछताछ भेजी; {end} को वापस लिया',
  ],
  'Since {date}, because you asked for a visit': [
    '{date}पासून, कारण तुम्ही भेटीची विनंती केली',
    '{date} से, क्योंकि आपने विज़िट का अनुरोध किया',
  ],
  'Since {date}, because you asked for a visit; taken back on {end}': [
    '{date}पासून, कारण तुम्ही भेटीची विनंती केली; {end} रोजी परत घेतला',
    '{date} से, क्योंकि आपने विज़िट का अनुरोध किया; {end} को वापस लिया',
  ],
  'Since {date}, because they tapped your number on the listing': [
    '{date}पासून, कारण त्यांनी जाहिरातीवरील तुमच्या नंबरवर टॅप केले',
    '{date} से, क्योंकि उन्होंने लिस्टिंग पर आपके नंबर पर टैप किया',
  ],
  'If you take it back, your visit on {time} is arranged by email and on its page.': [
    'परत घेतल्यावर तुमची भेट ({time}) मेलने आणि तिच्या पानावर ठरवली जाते.',
    'वापस लेने पर {time} की आपकी विज़िट मेल से और उसके पेज पर तय होती है।',
  ],
  'Your visit on {time} is arranged by email and on its page.': [
    'तुमची भेट ({time}) मेलने आणि तिच्या पानावर ठरवली जाते.',
    '{time} की आपकी विज़िट मेल से और उसके पेज पर तय होती है।',
  ],
  'A caller': ['फोन करणारी व्यक्ती', 'कॉल करने वाले'],
  'Change who is called<hidden> about {title}</hidden>': [
    'कोणाला फोन जावा ते बदला<hidden>: {title}</hidden>',
    'किसे कॉल जाए, बदलें<hidden>: {title}</hidden>',
  ],
  'This takes your number back everywhere: enquiries, visits, leads, exports and future emails.': [
    'नंबर परत घेतला की तो या व्यक्तीला कुठेही दिसत नाही: चौकशा, भेटी, संभाव्य ग्राहक, यापुढचे मेल किंवा निर्यात.',
    'नंबर वापस लेने पर वह इस व्यक्ति को कहीं नहीं दिखता: पूछताछ, विज़िट, लीड, आगे के मेल या निर्यात।',
  ],
  'Since {date}, because you gave it': ['{date}पासून, कारण तुम्ही तो दिला', '{date} से, क्योंकि आपने दिया'],
  'Since {date}, because you gave it; taken back on {end}': [
    '{date}पासून, कारण तुम्ही तो दिला; {end} रोजी परत घेतला',
    '{date} से, क्योंकि आपने दिया; {end} को वापस लिया',
  ],
  'Take back<hidden> from {name}</hidden>': [
    'परत घ्या<hidden>: {name}</hidden>',
    'वापस लें<hidden>: {name}</hidden>',
  ],
  'Once you take it back, your number is no longer shown here. Emails and notes that people already have can’t be recalled.':
    [
      'परत घेतल्यावर तुमचा नंबर इथे दिसत नाही. कोणाकडे आधीच असलेला मेल किंवा नोंद परत घेता येत नाही.',
      'वापस लेने पर आपका नंबर यहाँ नहीं दिखता। जो मेल या नोट किसी के पास पहले से है, वह वापस नहीं लिया जा सकता।',
    ],
});
