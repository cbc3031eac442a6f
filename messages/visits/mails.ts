import { defineTexts } from '@/lib/platform/language/define';

/** Mails about visits of homes. */
export default defineTexts({
  '{subject}: {title}': ['{subject}: {title}', '{subject}: {title}'],
  'Visit: {title}': ['भेट: {title}', 'विज़िट: {title}'],
  'Change or cancel: {url}': ['बदला किंवा रद्द करा: {url}', 'बदलें या रद्द करें: {url}'],
  'A visitor': ['एक इच्छुक ग्राहक', 'एक इच्छुक ग्राहक'],
  'Possible times: {times}': ['सोयीच्या वेळा: {times}', 'सुविधाजनक समय: {times}'],
  '{name} would like to see {title}.': [
    '{name} यांना हे घर पाहायचे आहे: {title}.',
    '{name} की ओर से घर देखने का अनुरोध: {title}।',
  ],
  '{name} would like to see {title} with family.': [
    '{name} यांना कुटुंबासह हे घर पाहायचे आहे: {title}.',
    '{name} की ओर से परिवार के साथ घर देखने का अनुरोध: {title}।',
  ],
  'It is stop {stop} of {of} on a tour of homes.': [
    'घरे पाहण्याच्या फेरीतील हा {stop} क्रमांकाचा थांबा आहे (एकूण {of}).',
    'घर देखने के टूर का यह पड़ाव नंबर {stop} है (कुल {of})।',
  ],
  'Please confirm a time, offer another, or decline.': [
    'कृपया एक वेळ निश्चित करा, दुसरी सुचवा किंवा नकार द्या.',
    'कृपया एक समय तय करें, दूसरा सुझाएँ या मना करें।',
  ],
  'You asked for a visit': ['तुम्ही भेटीची विनंती केली आहे', 'आपने विज़िट का अनुरोध किया है'],
  'Not you? Ignore this email.': [
    'तुम्ही मागितले नव्हते? हा ई-मेल सोडून द्या.',
    'आपने नहीं माँगा था? इस ई-मेल को अनदेखा करें।',
  ],
  '{name} asks for other times.': ['{name} यांनी दुसरी वेळ मागितली आहे.', '{name} ने दूसरा समय माँगा है।'],
  'You are offered {time}. Please accept it or propose other times.': [
    'तुम्हाला ही वेळ सुचवली आहे: {time}. कृपया होकार द्या किंवा दुसऱ्या वेळा सुचवा.',
    'आपको यह समय सुझाया गया है: {time}। कृपया हाँ कहें या दूसरे समय सुझाएँ।',
  ],
  '{time}, with family': ['{time}, कुटुंबासह', '{time}, परिवार के साथ'],
  '{name} can’t move the visit. It stays on {time}.': [
    '{name} यांना वेळ बदलणे शक्य नाही. भेटीची वेळ तीच राहील: {time}.',
    '{name} के लिए समय बदलना संभव नहीं। विज़िट का समय वही रहेगा: {time}।',
  ],
  '{name} has declined the visit.': ['{name} यांनी भेटीस नकार दिला आहे.', '{name} ने विज़िट के लिए मना किया है।'],
  '{name} cancelled the visit.': ['{name} यांनी भेट रद्द केली.', '{name} ने विज़िट रद्द की।'],
  '{name} cancelled the visit on {day}.': [
    '{name} यांनी भेट रद्द केली: {day}.',
    '{name} ने {day} की विज़िट रद्द की।',
  ],
  '{why} The visit on {day} is cancelled.': [
    '{why} ही भेट रद्द झाली आहे: {day}.',
    '{why} {day} की विज़िट रद्द हो गई है।',
  ],
  'See the visit': ['भेट पाहा', 'विज़िट देखें'],
  'Homes like this one': ['अशीच इतर घरे', 'ऐसे ही दूसरे घर'],
  '{name} after the visit: {verdict}.': ['भेटीनंतर {name}: {verdict}.', 'विज़िट के बाद {name}: {verdict}।'],
  'Your visit tomorrow': ['उद्या तुमची भेट', 'कल आपकी विज़िट'],
  'How was it?': ['कसे वाटले?', 'कैसा लगा?'],
  'You have seen {title}. Would you like to note what you think? The note goes to your shortlist, and your verdict goes to the host only if you wish.':
    [
      'तुम्ही हे घर पाहिले: {title}. तुम्हाला काय वाटले ते लिहून ठेवाल का? नोंद तुमच्या यादीत जाईल; तुमचे मत घर दाखवणाऱ्यांना तुमची इच्छा असेल तरच कळवले जाईल.',
      'आपने यह घर देखा: {title}। कैसा लगा, चाहें तो लिख लें। नोट आपकी सूची में जाएगा; आपकी राय घर दिखाने वाले को तभी बताई जाएगी, जब आपकी इच्छा हो।',
    ],
  '{name} asks for a visit': ['{name} यांची भेटीची विनंती', '{name} का विज़िट का अनुरोध'],
  'You asked to see {title}. We’ll email you as soon as a time is confirmed.': [
    'तुम्ही हे घर पाहण्याची विनंती केली आहे: {title}. वेळ निश्चित होताच तुम्हाला मेल येईल.',
    'आपने यह घर देखने का अनुरोध किया है: {title}। समय तय होते ही आपको मेल मिलेगा।',
  ],
  '{name} asks for other times': ['{name} यांनी दुसरी वेळ मागितली', '{name} ने दूसरा समय माँगा'],
  '{name} offers you another time': ['{name} यांनी तुम्हाला दुसरी वेळ सुचवली', '{name} ने आपको दूसरा समय सुझाया'],
  '{name} confirmed the visit': ['{name} यांनी भेट निश्चित केली', '{name} ने विज़िट तय की'],
  '{name} confirmed the new time': ['{name} यांनी नवीन वेळ निश्चित केली', '{name} ने नया समय तय किया'],
  '{name} declined the visit': ['{name} यांनी भेटीस नकार दिला', '{name} ने विज़िट के लिए मना किया'],
  '{name} can’t move the visit': [
    '{name} यांना भेटीची वेळ बदलणे शक्य नाही',
    '{name} के लिए विज़िट का समय बदलना संभव नहीं',
  ],
  '{name} left feedback': ['{name} यांनी त्यांचे मत कळवले', '{name} ने अपनी राय बताई'],
  'Open the visit': ['भेट उघडा', 'विज़िट खोलें'],
  'You can change or cancel it there. Anyone with this link can do so without signing in.': [
    'तिथे ती बदलता किंवा रद्द करता येते. ही लिंक ज्यांच्याकडे आहे, ते लॉग इनशिवाय हे करू शकतात.',
    'वहाँ इसे बदला या रद्द किया जा सकता है। इस लिंक से यह लॉग इन के बिना हो सकता है।',
  ],
});
