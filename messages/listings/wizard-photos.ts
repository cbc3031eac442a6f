import { defineTexts } from '@/lib/platform/language/define';

/** The last step of the listing form: photos, videos, status. */
export default defineTexts({
  'Writing …': ['लिहिले जात आहे …', 'लिखा जा रहा है …'],
  'Describe the photos from their rooms': ['खोल्यांवरून फोटोंचे वर्णन भरा', 'कमरों के हिसाब से फ़ोटो का विवरण भरें'],
  'Drop photos here, or choose them': ['फोटो इथे टाका किंवा निवडा', 'फ़ोटो यहाँ छोड़ें या चुनें'],
  'Up to {count} images of at most {size} MB. We remove location and camera data.': [
    'जास्तीत जास्त {count} फोटो, प्रत्येक {size} MB पर्यंत. ते कुठे आणि कशाने काढले ही माहिती काढून टाकली जाते.',
    'ज़्यादा से ज़्यादा {count} फ़ोटो, हर एक {size} MB तक। कहाँ और किससे खींची गईं, यह जानकारी हटा दी जाती है।',
  ],
  'Also on another listing': ['दुसऱ्या जाहिरातीतही आहे', 'दूसरी लिस्टिंग में भी है'],
  'Sending photos: {sent} of {count}': [
    'फोटो पाठवत आहे: {count}पैकी {sent}',
    'फ़ोटो भेजी जा रही हैं: {count} में से {sent}',
  ],
  'Add a floor plan': ['फ्लोअर प्लॅन जोडा', 'फ़्लोर प्लान जोड़ें'],
  'A scan, a photo of the drawing, or a sketch.': [
    'स्कॅन, आराखड्याचा फोटो किंवा हाताने काढलेले चित्र.',
    'स्कैन, नक्शे की फ़ोटो या हाथ का बना चित्र।',
  ],
  'Add a 360° picture': ['360° फोटो जोडा', '360° फ़ोटो जोड़ें'],
  'Twice as wide as high, as phones and 360° cameras take it.': [
    'उंचीच्या दुप्पट रुंद, फोन आणि 360° कॅमेरे काढतात तसे.',
    'ऊँचाई से दोगुनी चौड़ी, जैसी फ़ोन और 360° कैमरे बनाते हैं।',
  ],
  'Add a video (optional)': ['व्हिडिओ जोडा (ऐच्छिक)', 'वीडियो जोड़ें (वैकल्पिक)'],
  'MP4 or WebM, at most {size} MB. We remove location data from MP4s.': [
    'MP4 किंवा WebM, {size} MB पर्यंत. MP4 कुठे काढला ही माहिती काढून टाकली जाते.',
    'MP4 या WebM, {size} MB तक। MP4 कहाँ बना, यह जानकारी हटा दी जाती है।',
  ],
  'Only you and we can see draft and paused listings.': [
    'मसुदा आणि थांबवलेल्या जाहिराती इतर कोणालाही दिसत नाहीत.',
    'ड्राफ़्ट और रोकी हुई लिस्टिंग और किसी को नहीं दिखतीं।',
  ],
  'Not added': ['जोडल्या नाहीत', 'नहीं जोड़ी गईं'],
  '{name} is the same as one you already chose': ['दोनदा निवडला: {name} हाच आहे', 'दो बार चुनी: {name} यही है'],
  'This photo couldn’t be rotated': ['हा फोटो फिरवता आला नाही', 'यह फ़ोटो घुमाई नहीं जा सकी'],
  'We couldn’t delete this. Please try again': [
    'हे हटवता आले नाही. पुन्हा प्रयत्न करा',
    'यह हटाया नहीं जा सका। फिर से कोशिश करें',
  ],
  '{count, plural, one {A photo of this listing is} other {# photos of this listing are}} also on another listing. Use your own photos, or report the copy there.':
    [
      '{count, plural, one {या जाहिरातीचा एक फोटो दुसऱ्या जाहिरातीतही आहे} other {या जाहिरातीचे # फोटो दुसऱ्या जाहिरातीतही आहेत}}. स्वतःचे फोटो वापरा किंवा तिथल्या प्रतीची तक्रार करा.',
      '{count, plural, one {इस लिस्टिंग की एक फ़ोटो दूसरी लिस्टिंग में भी है} other {इस लिस्टिंग की # फ़ोटो दूसरी लिस्टिंग में भी हैं}}। अपनी फ़ोटो लगाएँ या वहाँ की नकल की शिकायत करें।',
    ],
  '{count, plural, one {One listing} other {# listings}} not open to the public': [
    '{count, plural, one {एक जाहिरात लोकांसाठी खुली नाही} other {# जाहिराती लोकांसाठी खुल्या नाहीत}}',
    '{count, plural, one {एक लिस्टिंग} other {# लिस्टिंग}} सबके लिए खुली नहीं',
  ],
  // one picture or video
  'Press space or enter to pick the photo up, the arrow keys to move it, space or enter again to put it down, escape to leave it where it was.':
    [
      'फोटो उचलण्यासाठी स्पेस किंवा एंटर दाबा, हलवण्यासाठी बाणांच्या कळा, ठेवण्यासाठी पुन्हा स्पेस किंवा एंटर आणि होता तिथेच ठेवण्यासाठी एस्केप.',
      'फ़ोटो उठाने के लिए स्पेस या एंटर दबाएँ, खिसकाने के लिए तीर की कुंजियाँ, रखने के लिए फिर स्पेस या एंटर और जहाँ थी वहीं छोड़ने के लिए एस्केप।',
    ],
  'Photo moved to place {place} of {count}': [
    'फोटो हलवला: जागा {place} (एकूण {count})',
    'फ़ोटो जगह {place} पर गई (कुल {count})',
  ],
  'Photo moved to place {place} of {count}, and is now the cover': [
    'फोटो हलवला: जागा {place} (एकूण {count}). आता तो मुख्य फोटो आहे',
    'फ़ोटो जगह {place} पर गई (कुल {count})। अब वही मुख्य फ़ोटो है',
  ],
  'Photo {number} picked up': ['फोटो {number} उचलला', 'फ़ोटो {number} उठाई'],
  'Over place {place} of {count}': ['जागा {place} (एकूण {count})', 'जगह {place} पर (कुल {count})'],
  'Photo dropped at place {place}': ['फोटो ठेवला: जागा {place}', 'फ़ोटो जगह {place} पर रखी'],
  'Photo left where it was': ['फोटो होता तिथेच ठेवला', 'फ़ोटो जहाँ थी वहीं छोड़ी'],
  'Photo {number} rotated': ['फोटो {number} फिरवला', 'फ़ोटो {number} घुमाई'],
  'Photo {number} removed': ['फोटो {number} काढला', 'फ़ोटो {number} हटाई'],
  'Video {number} removed': ['व्हिडिओ {number} काढला', 'वीडियो {number} हटाया'],
  'Photo {number}': ['फोटो {number}', 'फ़ोटो {number}'],
  'Video {number}': ['व्हिडिओ {number}', 'वीडियो {number}'],
  Cover: ['मुख्य', 'मुख्य'],
  'Remove photo {number}': ['फोटो {number} काढा', 'फ़ोटो {number} हटाएँ'],
  'Remove video {number}': ['व्हिडिओ {number} काढा', 'वीडियो {number} हटाएँ'],
  'Delete photo {number}': ['फोटो {number} कायमचा हटवा', 'फ़ोटो {number} हमेशा के लिए हटाएँ'],
  'Delete video {number}': ['व्हिडिओ {number} कायमचा हटवा', 'वीडियो {number} हमेशा के लिए हटाएँ'],
  'Rotate photo {number}': ['फोटो {number} फिरवा', 'फ़ोटो {number} घुमाएँ'],
  'Move photo {number} earlier': ['फोटो {number} मागे आणा', 'फ़ोटो {number} पहले लाएँ'],
  'Move photo {number} later': ['फोटो {number} पुढे न्या', 'फ़ोटो {number} बाद में ले जाएँ'],
  'Make photo {number} the cover': ['फोटो {number} मुख्य करा', 'फ़ोटो {number} मुख्य बनाएँ'],
  'Drag photo {number}': ['फोटो {number} ओढा', 'फ़ोटो {number} खींचें'],
  'Subject of photo {number}': ['फोटो {number}: त्यात काय आहे', 'फ़ोटो {number} में क्या है'],
  'Describe photo {number} for people who can’t see it': [
    'ज्यांना दिसत नाही त्यांच्यासाठी वर्णन करा: फोटो {number}',
    'जो देख नहीं सकते उनके लिए फ़ोटो {number} का वर्णन करें',
  ],
  'Please describe the picture without a phone number or an email address': [
    'कृपया फोन नंबर किंवा ई-मेल पत्ता न देता फोटोचे वर्णन करा',
    'कृपया फ़ोन नंबर या ई-मेल पते के बिना फ़ोटो का वर्णन करें',
  ],
  'In words': ['शब्दांत', 'शब्दों में'],
  'Try again<hidden> to send {name}</hidden>': [
    'पुन्हा प्रयत्न करा<hidden>: {name} पाठवणे</hidden>',
    'फिर से कोशिश करें<hidden>: {name} भेजना</hidden>',
  ],
  'Sending {name}': ['{name} पाठवत आहे', 'भेजी जा रही फ़ाइल: {name}'],
  'Deleting…': ['हटवत आहे…', 'हटाया जा रहा है…'],
  'Not sent': ['पाठवला नाही', 'नहीं भेजा गया'],
  'Sending {percent} %': ['पाठवत आहे {percent}%', 'भेजा जा रहा है {percent}%'],
  'Checking…': ['तपासत आहे…', 'जाँच हो रही है…'],
  'Sent with the form': ['फॉर्मसोबत जाईल', 'फ़ॉर्म के साथ जाएगा'],
  'Waiting…': ['प्रतीक्षेत…', 'इंतज़ार में…'],
  'In the listing': ['जाहिरातीत आहे', 'लिस्टिंग में है'],
});
