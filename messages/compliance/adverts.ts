import { defineTexts } from '@/lib/platform/language/define';

/** Texts of the archive of past adverts. */
export default defineTexts({
  Adverts: ['जाहिरातींचा संग्रह', 'विज्ञापन संग्रह'],
  'Every public version of a page, portal text, brochure, card or picture, with its dates and the document itself.':
    [
      'केव्हा काय जाहिरात केली: पान, पोर्टलचा मजकूर, माहितीपत्रक, कार्ड आणि चित्राची प्रत्येक प्रसिद्ध आवृत्ती, मूळ दस्तऐवजासह.',
      'कब क्या विज्ञापित हुआ: पेज, पोर्टल के टेक्स्ट, ब्रोशर, कार्ड और तस्वीर का हर प्रकाशित रूप, मूल दस्तावेज़ के साथ।',
    ],
  'The archive was changed:': ['संग्रहात बदल झाला आहे:', 'संग्रह बदला गया है:'],
  'No advert has been published since the archive began.': [
    'संग्रह सुरू झाल्यापासून एकही जाहिरात प्रसिद्ध झालेली नाही.',
    'संग्रह शुरू होने के बाद एक भी विज्ञापन प्रकाशित नहीं हुआ।',
  ],
  '{entries} versions, and the chain is intact. Its last hash: <head></head>': [
    '{entries} आवृत्त्या; साखळी अखंड आहे. तिचे टोक: <head></head>',
    '{entries} रूप; कड़ी अटूट है। उसका सिरा: <head></head>',
  ],
  'Project number, or listing ID': ['प्रकल्प क्रमांक किंवा जाहिरातीचा आयडी', 'प्रोजेक्ट नंबर या लिस्टिंग की आईडी'],
  Since: ['केव्हापासून', 'कब से'],
  Advert: ['जाहिरात', 'विज्ञापन'],
  Page: ['पान', 'पेज'],
  'Text for portals': ['पोर्टलसाठी मजकूर', 'पोर्टल के लिए टेक्स्ट'],
  Brochure: ['माहितीपत्रक', 'ब्रोशर'],
  'Window card': ['दुकानाच्या काचेवरील कार्ड', 'विंडो कार्ड'],
  Picture: ['चित्र', 'तस्वीर'],
  'No longer public': ['आता प्रसिद्ध नाही', 'अब प्रकाशित नहीं'],
  Project: ['प्रकल्प', 'प्रोजेक्ट'],
  None: ['एकही नाही', 'कोई नहीं'],
  Document: ['दस्तऐवज', 'दस्तावेज़'],
  'Version {seq}': ['आवृत्ती {seq}', 'रूप {seq}'],
  'Entry {seq}': ['नोंद {seq}', 'प्रविष्टि {seq}'],
  'Versions of adverts': ['जाहिरातींच्या आवृत्त्या', 'विज्ञापनों के रूप'],
  'Nothing was public then': ['तेव्हा काहीही प्रसिद्ध नव्हते', 'तब कुछ भी प्रकाशित नहीं था'],
});
