import { defineTexts } from '@/lib/platform/language/define';

/** Mails of saved searches. */
export default defineTexts({
  '{count, plural, one {# new match} other {# new matches}}': [
    '{count, plural, one {# नवीन घर जुळते} other {# नवीन घरे जुळतात}}',
    '{count, plural, one {# नया घर मिला} other {# नए घर मिले}}',
  ],
  '{count, plural, one {# price drop} other {# price drops}}': [
    '{count, plural, one {# घराची किंमत कमी} other {# घरांच्या किमती कमी}}',
    '{count, plural, one {# घर की कीमत घटी} other {# घरों की कीमत घटी}}',
  ],
  '{count} back on the market': ['{count} पुन्हा उपलब्ध', '{count} फिर उपलब्ध'],
  '{count} no longer available': ['{count} आता उपलब्ध नाही', '{count} अब उपलब्ध नहीं'],
  'New match': ['नवीन घर', 'नया घर'],
  'Price drop': ['किंमत कमी झाली', 'कीमत घटी'],
  'Price drop: {before} → {now}': ['किंमत कमी झाली: {before} → {now}', 'कीमत घटी: {before} → {now}'],
  'Back on the market': ['पुन्हा उपलब्ध', 'फिर उपलब्ध'],
  'No longer available': ['आता उपलब्ध नाही', 'अब उपलब्ध नहीं'],
  'A home that was removed': ['काढून टाकलेले घर', 'हटाया गया घर'],
  '{rooms} BHK': ['{rooms} बीएचके', '{rooms} बीएचके'],
  'For your search: {title}': ['तुमच्या शोधासाठी: {title}', 'आपकी खोज के लिए: {title}'],
  'For {count} of your searches': ['तुमच्या {count} शोधांसाठी', 'आपकी {count} खोजों के लिए'],
  '{count} in all. Here are the first {shown}.': [
    'एकूण {count}. पहिली {shown} इथे आहेत.',
    'कुल {count}। पहले {shown} यहाँ हैं।',
  ],
  'You’re getting this because you saved a search with us.': [
    'तुम्ही आमच्याकडे शोध जतन केला, म्हणून हा मेल आला आहे.',
    'आपने हमारे यहाँ खोज सहेजी है, इसलिए यह मेल आया है।',
  ],
  'Change, pause or stop your alerts': ['तुमच्या सूचना बदला, थांबवा किंवा बंद करा', 'अपने अलर्ट बदलें, रोकें या बंद करें'],
  'See the list: {title}': ['यादी पाहा: {title}', 'सूची देखें: {title}'],
  'See the whole list': ['संपूर्ण यादी पाहा', 'पूरी सूची देखें'],
  // the link to them
  'Your alerts': ['तुमच्या सूचना', 'आपके अलर्ट'],
  'Open my alerts': ['माझ्या सूचना उघडा', 'मेरे अलर्ट खोलें'],
  'Too many saved searches': ['आणखी शोध जतन करता येणार नाही', 'अब और खोज नहीं सहेजी जा सकती'],
  'You have {count} saved searches already, so this one was not saved. Delete one first.': [
    'तुमचे {count} शोध आधीच जतन केलेले आहेत, म्हणून हा जतन झाला नाही. आधी एक हटवा.',
    'आपकी {count} खोजें पहले से सहेजी हैं, इसलिए यह नहीं सहेजी गई। पहले एक हटाएँ।',
  ],
  'You already get these alerts': ['या सूचना तुम्हाला आधीपासूनच मिळतात', 'ये अलर्ट आपको पहले से मिलते हैं'],
  'Start your alerts?': ['सूचना सुरू करायच्या का?', 'क्या अलर्ट शुरू करें?'],
  'Alerts start once you confirm. The link works for {days} days.': [
    'तुमच्या संमतीनंतर सूचना सुरू होतील. लिंक त्यासाठी {days} दिवस चालेल.',
    'आपकी सहमति के बाद अलर्ट शुरू होंगे। लिंक इसके लिए {days} दिन चलेगा।',
  ],
  'Start alerts': ['सूचना सुरू करा', 'अलर्ट शुरू करें'],
  'Keep this link private. Anyone with it can change and delete your alerts.': [
    'ही लिंक स्वतःकडेच ठेवा: ती ज्यांच्याकडे असेल, ते तुमच्या सूचना बदलू आणि हटवू शकतात.',
    'यह लिंक अपने पास ही रखें: इससे आपके अलर्ट बदले और हटाए जा सकते हैं।',
  ],
  'If you didn’t ask for this, ignore this email and we won’t send anything.': [
    'तुम्ही हे मागितले नसेल, तर या मेलकडे दुर्लक्ष करा: काहीही पाठवले जाणार नाही.',
    'अगर आपने यह नहीं माँगा, तो इस मेल को अनदेखा करें: कुछ नहीं भेजा जाएगा।',
  ],
  // to the client of a broker
  'Homes for you from {name}': ['{name} यांच्याकडून तुमच्यासाठी घरे', '{name} की ओर से आपके लिए घर'],
  '{name} sends you this because you agreed to it. To stop, reply to this email.': [
    'तुमच्या संमतीने हे {name} यांच्याकडून पाठवले आहे. आणखी नको असल्यास या मेलला उत्तर द्या.',
    'आपकी सहमति से यह {name} की ओर से भेजा गया है। आगे नहीं चाहिए तो इस मेल का जवाब दें।',
  ],
  'See the homes': ['घरे पाहा', 'घर देखें'],
  'News about the homes we chose for you': [
    'तुमच्यासाठी निवडलेल्या घरांबद्दल नवीन माहिती',
    'आपके लिए चुने घरों की नई जानकारी',
  ],
  '{name} would like to see homes on {day}': [
    '{name} यांना {day} रोजी घरे पाहायची आहेत',
    '{day} को घर देखने का अनुरोध: {name}',
  ],
  'This is about the page you made for {client}.': [
    'हे तुम्ही {client} यांच्यासाठी तयार केलेल्या पानाबद्दल आहे.',
    'यह उस पेज के बारे में है जो आपने {client} के लिए बनाया।',
  ],
  'Phone: {phone}': ['फोन: {phone}', 'फ़ोन: {phone}'],
  'Open the client': ['ग्राहकाची माहिती उघडा', 'ग्राहक की जानकारी खोलें'],
});
