import { defineTexts } from '@/lib/platform/language/define';

/** One's saved homes, and lists that somebody has shared. */
export default defineTexts({
  'The homes that you have saved, with your notes, to compare and to share with your family.': [
    'तुम्ही जतन केलेली घरे, तुमच्या नोंदींसह; तुलनेसाठी आणि कुटुंबासोबत शेअर करण्यासाठी.',
    'आपके सहेजे घर, आपके नोट के साथ; तुलना और परिवार से शेयर करने के लिए।',
  ],
  'My enquiries': ['माझ्या चौकशा', 'मेरी पूछताछ'],
  'A shared list of homes': ['घरांची शेअर केलेली यादी', 'घरों की शेयर की गई सूची'],
  'Chosen for you by {name}': ['{name} यांनी तुमच्यासाठी निवडलेली', '{name} ने आपके लिए चुने'],
  'Say yes, maybe or no to each home; your name is all it takes.': [
    'प्रत्येक घराबद्दल हो, कदाचित किंवा नाही ते सांगा; फक्त तुमचे नाव लागते.',
    'हर घर के बारे में हाँ, शायद या नहीं बताएँ; बस आपका नाम चाहिए।',
  ],
  'Somebody asks what you think of these homes. Say yes, maybe or no; your name is all it takes.': [
    'ही घरे तुम्हाला कशी वाटतात ते कोणीतरी विचारले आहे. हो, कदाचित किंवा नाही सांगा; फक्त तुमचे नाव लागते.',
    'किसी ने पूछा है कि ये घर आपको कैसे लगते हैं। हाँ, शायद या नहीं बताएँ; बस आपका नाम चाहिए।',
  ],
  'Somebody has shared these homes with you.': [
    'कोणीतरी ही घरे तुमच्यासोबत शेअर केली आहेत.',
    'किसी ने ये घर आपसे शेयर किए हैं।',
  ],
  'This list is not shared any more.': ['ही यादी आता शेअर केलेली नाही.', 'यह सूची अब शेयर नहीं है।'],
  'This home is no longer listed.': ['हे घर आता साइटवर नाही.', 'यह घर अब साइट पर नहीं है।'],
  '{price} <soft>a month</soft>': ['{price} <soft>दरमहा</soft>', '{price} <soft>प्रति माह</soft>'],
  'A home chosen for you': ['तुमच्यासाठी निवडलेले घर', 'आपके लिए चुना घर'],
  'All homes chosen for you': ['तुमच्यासाठी निवडलेली सर्व घरे', 'आपके लिए चुने सभी घर'],
  'MahaRERA agent {number}': ['महारेरा एजंट {number}', 'महारेरा एजेंट {number}'],
  'Hello {name}, about the homes that you chose for me': [
    'नमस्कार {name}, तुम्ही माझ्यासाठी निवडलेल्या घरांबद्दल',
    'नमस्ते {name}, आपने मेरे लिए जो घर चुने उनके बारे में',
  ],
  'Hello {name}, about {title} ({url})': [
    'नमस्कार {name}, {title} याबद्दल ({url})',
    'नमस्ते {name}, {title} के बारे में ({url})',
  ],
  'Photograph {number}': ['फोटो {number}', 'फ़ोटो {number}'],
  'So that the others know who says it. Asked once.': [
    'कोण म्हणते ते इतरांना कळावे म्हणून. एकदाच विचारले जाते.',
    'ताकि दूसरों को पता हो कि कौन कह रहा है। एक ही बार पूछा जाता है।',
  ],
  'See them yourself': ['स्वतः पाहा', 'खुद देखें'],
  'Your phone': ['तुमचा फोन', 'आपका फ़ोन'],
  '{count, plural, one {See it} =2 {See both} other {See all #}} on {day}': [
    '{day} रोजी {count, plural, one {पाहा} =2 {दोन्ही पाहा} other {सर्व # पाहा}}',
    '{day} को {count, plural, one {देखें} =2 {दोनों देखें} other {सभी # देखें}}',
  ],
  'You asked to see {count, plural, one {one home} other {# homes}} on {day}. You will hear the times.': [
    'तुम्ही {day} रोजी {count, plural, one {एक घर} other {# घरे}} पाहण्याची विनंती केली आहे. वेळा कळवल्या जातील.',
    'आपने {day} को {count, plural, one {एक घर} other {# घर}} देखने का अनुरोध किया है। समय बताया जाएगा।',
  ],
  // replies
  'Reply about {title}': ['उत्तर: {title}', '{title} के बारे में जवाब'],
  'Your name': ['तुमचे नाव', 'आपका नाम'],
  'A note': ['नोंद', 'नोट'],
  Maybe: ['कदाचित', 'शायद'],
  '{count} yes': ['{count} हो', '{count} हाँ'],
  '{count} maybe': ['{count} कदाचित', '{count} शायद'],
  '{count} no': ['{count} नाही', '{count} नहीं'],
  // what changed
  'Edited since you last looked': ['तुम्ही पाहिल्यानंतर बदल झाला', 'आपके देखने के बाद बदला गया'],
  Sold: ['विकले', 'बिक गया'],
  Let: ['भाड्याने दिले', 'किराए पर दिया गया'],
  Expired: ['मुदत संपली', 'समय समाप्त'],
  'No longer listed': ['आता साइटवर नाही', 'अब साइट पर नहीं'],
  'Back on the market': ['पुन्हा उपलब्ध', 'फिर उपलब्ध'],
  'Price {direction, select, down {down} other {up}} {amount}, now {now}': [
    'किंमत {amount} {direction, select, down {कमी} other {जास्त}}, आता {now}',
    'कीमत {amount} {direction, select, down {कम} other {ज़्यादा}}, अब {now}',
  ],
  // one home of a list
  'Your note about {title}': ['तुमची नोंद: {title}', '{title} के बारे में आपका नोट'],
  'Note about {title}': ['नोंद: {title}', '{title} के बारे में नोट'],
  'A note for yourself, and for those you share the list with': [
    'तुमच्यासाठी आणि ज्यांच्याशी यादी शेअर करता त्यांच्यासाठी नोंद',
    'अपने लिए और उनके लिए नोट, जिनसे सूची शेयर की गई है',
  ],
  'Rating of {title}': ['रेटिंग: {title}', '{title} की रेटिंग'],
  'No rating': ['रेटिंग नाही', 'रेटिंग नहीं'],
  '{stars} {rating} of 5': ['{stars} 5 पैकी {rating}', '{stars} 5 में से {rating}'],
  'More: {title}': ['आणखी: {title}', 'और: {title}'],
  'Note and rating': ['नोंद आणि रेटिंग', 'नोट और रेटिंग'],
  'Move to “{list}”': ['इथे हलवा: “{list}”', '“{list}” में ले जाएँ'],
  'Move up': ['वर हलवा', 'ऊपर करें'],
  'Move down': ['खाली हलवा', 'नीचे करें'],
  Compare: ['तुलना', 'तुलना'],
  // the list
  'The list “{name}”': ['“{name}” ही यादी', '“{name}” सूची'],
  'Delete “{name}” with {count, plural, one {one home} other {# homes}}?': [
    '“{name}” आणि त्यातील {count, plural, one {एक घर} other {# घरे}} हटवायची?',
    '“{name}” और उसके {count, plural, one {एक घर} other {# घर}} हटाएँ?',
  ],
  'Name of the list': ['यादीचे नाव', 'सूची का नाम'],
  'Delete list': ['यादी हटवा', 'सूची हटाएँ'],
  'No home in this list yet.': ['या यादीत अजून घर नाही.', 'इस सूची में अभी कोई घर नहीं।'],
  'Compare {count} homes': ['{count} घरांची तुलना करा', '{count} घरों की तुलना करें'],
  'Saved homes': ['जतन केलेली घरे', 'सहेजे गए घर'],
  'Saved before signing in': ['लॉग इन करण्याआधी जतन केलेली', 'लॉग इन से पहले सहेजे गए'],
  'New list': ['नवीन यादी', 'नई सूची'],
  'With Aai': ['आईसोबत', 'माँ के साथ'],
  'Add list': ['यादी जोडा', 'सूची जोड़ें'],
  'Hidden ({count})': ['लपवलेली ({count})', 'छिपाए हुए ({count})'],
  'Show again': ['पुन्हा दाखवा', 'फिर दिखाएँ'],
  'Your lists could not be loaded.': ['तुमच्या याद्या उघडता आल्या नाहीत.', 'आपकी सूचियाँ नहीं खुल सकीं।'],
  'There is no network. These are your lists of {date}; what you change now is sent when there is one.': [
    'इंटरनेट नाही. याद्यांची ही माहिती या वेळची आहे: {date}. आता केलेले बदल इंटरनेट आल्यावर पाठवले जातील.',
    'इंटरनेट नहीं है। सूचियों की यह जानकारी {date} की है; अभी के बदलाव इंटरनेट आने पर भेजे जाएँगे।',
  ],
  'No home saved yet': ['अजून एकही घर जतन नाही', 'अभी कोई घर नहीं सहेजा'],
  'Press the heart on a home to save it here. You need no account; when you sign in, your lists come along.':
    [
      'घर इथे जतन करण्यासाठी त्यावरील हृदयाची खूण दाबा. खाते लागत नाही; लॉग इन केल्यावर याद्या सोबत येतात.',
      'घर यहाँ सहेजने के लिए उस पर दिल का निशान दबाएँ। खाता नहीं चाहिए; लॉग इन करने पर सूचियाँ साथ आती हैं।',
    ],
  'Homes for sale': ['विक्रीसाठी घरे', 'बिक्री के लिए घर'],
  'Homes for rent': ['भाड्याची घरे', 'किराए के घर'],
  // sharing
  'Share {name}': ['{name} शेअर करा', '{name} शेयर करें'],
  'Share “{name}”': ['“{name}” शेअर करा', '“{name}” शेयर करें'],
  'Anyone with the link sees the homes and your notes, not your ratings, name or number.': [
    'ज्यांच्याकडे लिंक आहे त्यांना घरे आणि तुमच्या नोंदी दिसतात; रेटिंग, नाव किंवा नंबर नाही.',
    'जिनके पास लिंक है, उन्हें घर और आपके नोट दिखते हैं; रेटिंग, नाम या नंबर नहीं।',
  ],
  'People with the link': ['ज्यांच्याकडे लिंक आहे ते', 'जिनके पास लिंक है, वे'],
  'can look': ['पाहू शकतात', 'देख सकते हैं'],
  'can look and reply': ['पाहू आणि उत्तर देऊ शकतात', 'देख और जवाब दे सकते हैं'],
  'Homes that I am looking at: {url}': ['मी पाहत असलेली घरे: {url}', 'मेरे चुने घर: {url}'],
  Copied: ['कॉपी झाली', 'कॉपी हो गया'],
  'Copy link': ['लिंक कॉपी करा', 'लिंक कॉपी करें'],
  'Stop sharing': ['शेअर करणे थांबवा', 'शेयर करना बंद करें'],
  'Making the link...': ['लिंक तयार होत आहे...', 'लिंक बन रहा है...'],
});
