import { defineTexts } from '@/lib/platform/language/define';

/** Texts around the help pages (lib/help/texts). */
export default defineTexts({
  Help: ['मदत', 'मदद'],
  'How to search, buy, rent and list a property on this site, what verified means, accounts, privacy and how to reach a person.':
    [
      'या साइटवर मालमत्ता कशी शोधावी, घ्यावी, भाड्याने घ्यावी आणि नोंदवावी, “पडताळलेली” म्हणजे काय, खाते, गोपनीयता आणि आमच्याशी संपर्क कसा करावा.',
      'इस साइट पर प्रॉपर्टी कैसे खोजें, खरीदें, किराए पर लें और लिस्ट करें, “सत्यापित” का मतलब, खाते, गोपनीयता और हमसे संपर्क कैसे करें।',
    ],
  Topics: ['विषय', 'विषय'],
  'A property code or the page’s address helps us help you. If a picture, a video, the 3D tour or a form does not work, the <a>troubleshooting guide</a> is quicker.':
    [
      'मालमत्ता कोड किंवा पानाचा पत्ता दिल्यास उत्तर देणे सोपे जाते. फोटो, व्हिडिओ, 3D टूर किंवा फॉर्म चालत नसेल तर <a>अडचणी सोडवण्याचे मार्गदर्शन</a> लवकर मदत करते.',
      'प्रॉपर्टी कोड या पेज का पता देने से जवाब देना आसान होता है। फ़ोटो, वीडियो, 3D टूर या फ़ॉर्म न चले तो <a>समस्या सुलझाने की गाइड</a> जल्दी काम आती है।',
    ],
  'Send a message': ['संदेश पाठवा', 'संदेश भेजें'],
  'Make a complaint': ['तक्रार करा', 'शिकायत करें'],
  'Troubleshooting guide': ['अडचणी सोडवण्याचे मार्गदर्शन', 'समस्या सुलझाने की गाइड'],
  'What to do when a 3D tour, a photo, a video, a form or a sign-in does not work on this site: steps to try, in order, and how to reach a person.':
    [
      'या साइटवर 3D टूर, फोटो, व्हिडिओ, फॉर्म किंवा लॉग इन चालत नसेल तर काय करावे: क्रमाने करून पाहायच्या गोष्टी आणि आमच्याशी संपर्क कसा करावा.',
      'इस साइट पर 3D टूर, फ़ोटो, वीडियो, फ़ॉर्म या लॉग इन न चले तो क्या करें: क्रम से आज़माने के कदम और हमसे संपर्क कैसे करें।',
    ],
  'When something on this site does not work, go through the steps from the top. Most problems end at the second one.':
    [
      'साइटवर काही चालत नसेल तर वरपासून एकेक गोष्ट करून पाहा. बहुतेक अडचणी दुसऱ्या पायरीवर संपतात.',
      'साइट पर कुछ न चले तो ऊपर से एक-एक कदम आज़माएँ। ज़्यादातर समस्याएँ दूसरे कदम पर खत्म हो जाती हैं।',
    ],
  'The 3D tour does not load': ['3D टूर उघडत नाही', '3D टूर नहीं खुलता'],
  'Other things that can go wrong': ['इतर अडचणी', 'दूसरी समस्याएँ'],
  'Reach a person': ['आमच्याशी बोला', 'हमसे बात करें'],
  'Tell us the page address, what you did and what you saw. A screenshot helps.': [
    'पानाचा पत्ता, तुम्ही काय केले आणि काय दिसले ते सांगा. स्क्रीनचा फोटो असेल तर उत्तम.',
    'पेज का पता, आपने क्या किया और क्या दिखा, यह बताएँ। स्क्रीन की फ़ोटो से मदद मिलती है।',
  ],
});
