import { defineTexts } from '@/lib/platform/language/define';

/** Parts of a property page that work in the browser from the start: pictures, map, share, and buttons that open forms. */
export default defineTexts({
  // for brokers
  '{count, plural, one {# of your clients matches} other {# of your clients match}}': [
    '{count, plural, one {तुमच्या # ग्राहकासाठी ही योग्य आहे} other {तुमच्या # ग्राहकांसाठी ही योग्य आहे}}',
    '{count, plural, one {आपके # ग्राहक के लिए यह सही है} other {आपके # ग्राहकों के लिए यह सही है}}',
  ],
  'near miss': ['जवळपास जुळणारी', 'लगभग सही'],
  // pictures
  Photos: ['फोटो', 'फ़ोटो'],
  'All {count} photos': ['सर्व {count} फोटो', 'सभी {count} फ़ोटो'],
  'This is your listing.': ['ही तुमची जाहिरात आहे.', 'यह आपकी लिस्टिंग है।'],
  'This is your listing. Visitors do not see it yet.': [
    'ही तुमची जाहिरात आहे. ती लोकांना अजून दिसत नाही.',
    'यह आपकी लिस्टिंग है। लोगों को यह अभी नहीं दिखती।',
  ],
  Figures: ['आकडेवारी', 'आँकड़े'],
  Preview: ['प्रीव्ह्यू', 'प्रीव्यू'],
  'All pictures': ['सर्व फोटो', 'सभी फ़ोटो'],
  Thumbnails: ['लहान फोटो', 'छोटी फ़ोटो'],
  'Show picture {number}': ['फोटो {number} दाखवा', 'फ़ोटो {number} दिखाएँ'],
  'Open full screen: {picture}': ['पूर्ण स्क्रीनवर उघडा: {picture}', 'पूरी स्क्रीन पर खोलें: {picture}'],
  '{title}, picture {number} of {count}': [
    '{title}, फोटो {number} (एकूण {count})',
    '{title}, फ़ोटो {number} (कुल {count})',
  ],
  'Previous picture': ['मागील फोटो', 'पिछली फ़ोटो'],
  'Next picture': ['पुढील फोटो', 'अगली फ़ोटो'],
  'We couldn’t open the full screen. Press the picture to try again, or <a>open the picture alone</a>.': [
    'पूर्ण स्क्रीन उघडता आली नाही. पुन्हा प्रयत्न करण्यासाठी फोटो दाबा किंवा <a>फक्त फोटो उघडा</a>.',
    'पूरी स्क्रीन नहीं खुल सकी। फिर से कोशिश करने के लिए फ़ोटो दबाएँ या <a>सिर्फ़ फ़ोटो खोलें</a>।',
  ],
  'Full screen': ['पूर्ण स्क्रीन', 'पूरी स्क्रीन'],
  '{index} of {total}': ['{index} / {total}', '{index} / {total}'],
  // map
  'Map of {place}': ['नकाशा: {place}', '{place} का नक्शा'],
  'Zoom in': ['झूम इन', 'ज़ूम इन'],
  'Zoom out': ['झूम आउट', 'ज़ूम आउट'],
  'Open in a map': ['नकाशात उघडा', 'नक्शे में खोलें'],
  'Map tiles are offline. Streets are approximate, but the home’s position is exact.': [
    'नकाशाची चित्रे सध्या मिळत नाहीत. रस्ते अंदाजे दाखवले आहेत, घराची जागा अचूक आहे.',
    'नक्शे की तस्वीरें अभी नहीं मिल रहीं। सड़कें अंदाज़े से दिखाई गई हैं, घर सही जगह पर है।',
  ],
  'We couldn’t load the map. The link shows the place on another site’s map.': [
    'नकाशा उघडता आला नाही. लिंक उघडल्यास दुसऱ्या साइटच्या नकाशावर जागा दिसते.',
    'नक्शा नहीं खुल सका। लिंक खोलने पर दूसरी साइट के नक्शे पर जगह दिखती है।',
  ],
  // share
  'Share this property': ['ही मालमत्ता शेअर करा', 'यह प्रॉपर्टी शेयर करें'],
  'Link copied to clipboard!': ['लिंक कॉपी झाली!', 'लिंक कॉपी हो गया!'],
  'Sharing on Instagram is best done by copying the link and pasting it in the app.': [
    'Instagram वर शेअर करण्यासाठी लिंक कॉपी करून ॲपमध्ये पेस्ट करा.',
    'Instagram पर शेयर करने के लिए लिंक कॉपी करके ऐप में पेस्ट करें।',
  ],
  'Copy this link': ['ही लिंक कॉपी करा', 'यह लिंक कॉपी करें'],
  // report, and that it is gone
  'Report this listing': ['या जाहिरातीची तक्रार करा', 'इस लिस्टिंग की शिकायत करें'],
  'We couldn’t load the form. Please open it again.': [
    'फॉर्म उघडता आला नाही. पुन्हा उघडा.',
    'फ़ॉर्म नहीं खुल सका। फिर से खोलें।',
  ],
  'Gone? Tell us': ['आता उपलब्ध नाही? आम्हाला कळवा', 'अब उपलब्ध नहीं? हमें बताएँ'],
  'Yes, it seems sold or let. Ask the lister': [
    'हो, विकली किंवा भाड्याने गेलेली दिसते: जाहिरातदाराला विचारा',
    'हाँ, बिकी या किराए पर उठी लगती है: विज्ञापनदाता से पूछें',
  ],
  'Thank you. We’ve asked whether it’s still available.': [
    'धन्यवाद. ती अजून उपलब्ध आहे का ते आम्ही विचारले आहे.',
    'धन्यवाद। हमने पूछा है कि यह अब भी उपलब्ध है या नहीं।',
  ],
});
