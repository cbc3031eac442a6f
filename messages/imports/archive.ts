import { defineTexts } from '@/lib/platform/language/define';

/** Exporting all data as a ZIP, its readme, and importing that ZIP: components/imports/archive-page.tsx. */
export default defineTexts({
  'One ZIP with your lists as CSV and Excel, photos in full size, documents, conversations and a readme.': [
    'एकाच ZIP मध्ये तुमच्या याद्या CSV व Excel मध्ये, पूर्ण आकारातील फोटो, कागदपत्रे, संभाषणे आणि माहितीची फाइल.',
    'एक ही ZIP में आपकी सूचियाँ CSV और Excel में, पूरे आकार की फ़ोटो, दस्तावेज़, बातचीत और जानकारी की फ़ाइल।',
  ],
  'Contains everything in your name.': [
    'यात काय आहे: तुमच्या स्वतःच्या नावावर असलेले सर्व.',
    'इसमें क्या है: जो कुछ आपके अपने नाम पर है।',
  ],
  'Contains all of your team’s data.': ['यात काय आहे: तुमच्या टीमचे सर्व काही.', 'इसमें क्या है: आपकी टीम का सब कुछ।'],
  'Contains all of the office’s data, including the contact directory.': [
    'यात काय आहे: ऑफिसचे सर्व काही, संपर्क यादीसह.',
    'इसमें क्या है: ऑफ़िस का सब कुछ, संपर्क सूची के साथ।',
  ],
  'Create ZIP': ['ZIP तयार करा', 'ZIP बनाएँ'],
  'Your role in the team does not allow this. Please ask its owner': [
    'टीममधील तुमच्या भूमिकेत हे करता येत नाही. मालकांना विचारा',
    'टीम में आपकी भूमिका में यह नहीं हो सकता। मालिक से पूछें',
  ],
  'Import an exported ZIP': ['ZIP मधून माहिती आयात करा', 'ZIP से जानकारी आयात करें'],
  'A ZIP exported here or from another installation of this site. Existing entries stay as they are; everything else becomes yours.':
    [
      'या साइटवर किंवा तिच्या दुसऱ्या इन्स्टॉलेशनवर तयार केलेली ZIP. जे आधीच आहे ते तसेच राहते; बाकी सर्व तुमचे होते.',
      'इस साइट पर या इसके किसी दूसरे इंस्टॉलेशन पर बनी ZIP। जो पहले से है वह वैसा ही रहता है; बाकी सब आपका हो जाता है।',
    ],
  'ZIP file': ['ZIP फाइल', 'ZIP फ़ाइल'],
  'Please choose a file': ['एक फाइल निवडा', 'एक फ़ाइल चुनें'],
  'The file is too large': ['फाइल खूप मोठी आहे', 'फ़ाइल बहुत बड़ी है'],
  'We couldn’t read the file': ['फाइल वाचता आली नाही', 'फ़ाइल पढ़ी नहीं जा सकी'],
  Upload: ['अपलोड', 'अपलोड'],
  'Sending...': ['पाठवत आहे...', 'भेजी जा रही है...'],
  'Bring in the data': ['माहिती परत आणा', 'जानकारी वापस लाएँ'],
  Packing: ['पॅक करत आहे', 'पैक हो रहा है'],
  'Reading in': ['माहिती परत आणत आहे', 'जानकारी लाई जा रही है'],
  '{doing}: {done} of {total}': ['{doing}: {total}पैकी {done}', '{doing}: {total} में से {done}'],
  'You can leave this page. The work continues, and the list below shows the result.': [
    'हे पान बंद केले तरी काम सुरू राहते. काय झाले ते खालील यादीत दिसते.',
    'यह पेज बंद करने पर भी काम चलता रहता है। नतीजा नीचे की सूची में दिखता है।',
  ],
  'Past ZIPs': ['आधी तयार केलेल्या ZIP', 'पहले बनाई गई ZIP'],
  'No ZIP yet': ['अजून एकही ZIP नाही', 'अभी कोई ZIP नहीं'],
  'Exported on {date}': ['{date} रोजी ZIP घेतली', '{date} को ZIP ली गई'],
  'Imported on {date}': ['{date} रोजी माहिती आणली', '{date} को जानकारी लाई गई'],
  'Download ({size} MB), until {date}': [
    'डाउनलोड करा ({size} MB), {date}पर्यंत',
    'डाउनलोड करें ({size} MB), {date} तक',
  ],
  'Stopped before it was ready': ['तयार होण्याआधी थांबवले', 'तैयार होने से पहले रोका गया'],
  Failed: ['काम झाले नाही', 'काम नहीं हुआ'],
  Ready: ['तयार', 'तैयार'],
  'Left out': ['वगळलेले', 'छोड़ा गया'],
  documents: ['कागदपत्रे', 'दस्तावेज़'],
  listings: ['जाहिराती', 'लिस्टिंग'],
  clients: ['ग्राहक', 'ग्राहक'],
  requirements: ['गरजा', 'ज़रूरतें'],
  leads: ['संभाव्य ग्राहक', 'लीड'],
  enquiries: ['चौकशा', 'पूछताछ'],
  visits: ['भेटी', 'विज़िट'],
  deals: ['व्यवहार', 'सौदे'],
  messages: ['संदेश', 'संदेश'],
  contacts: ['संपर्क', 'संपर्क'],
  notes: ['नोंदी', 'नोट'],
  conversations: ['संभाषणे', 'बातचीत'],
  pictures: ['फोटो', 'फ़ोटो'],
  'already there': ['आधीच होते', 'पहले से था'],
  'All data of {name}, exported on {date}': [
    '{name} यांचा संपूर्ण डेटा, {date} रोजी घेतलेला',
    '{name} का पूरा डेटा, {date} को लिया गया',
  ],
  'Each list as CSV and as an Excel workbook, with the codes and labels you see on screen': [
    'प्रत्येक यादी CSV आणि Excel मध्ये, स्क्रीनवरील कोड आणि शब्दांसह',
    'हर सूची CSV और Excel में, स्क्रीन के कोड और शब्दों के साथ',
  ],
  'Photos and videos in full size, in a folder for each listing, named by its code': [
    'पूर्ण आकारातील फोटो आणि व्हिडिओ, प्रत्येक जाहिरातीसाठी तिच्या कोडच्या नावाच्या फोल्डरमध्ये',
    'पूरे आकार की फ़ोटो और वीडियो, हर लिस्टिंग के लिए उसके कोड के नाम वाले फ़ोल्डर में',
  ],
  'The documents of this account': ['या खात्याची कागदपत्रे', 'इस खाते के दस्तावेज़'],
  'Conversations, one file per person': [
    'प्रत्येक व्यक्तीशी झालेले लेखी संभाषण, प्रत्येकी एक फाइल',
    'हर व्यक्ति से हुई लिखित बातचीत, हर एक की एक फ़ाइल',
  ],
  'The same data for a computer, used to import everything again': [
    'तीच माहिती पुन्हा एकदा संगणकासाठी: यातून सर्व काही पुन्हा आयात करता येते',
    'वही जानकारी फिर से, कंप्यूटर के लिए: इसी से सब कुछ दोबारा आयात किया जा सकता है',
  ],
  'To import it, sign in at another installation, open “Export all data” and choose this ZIP.': [
    'माहिती परत आणण्यासाठी दुसऱ्या इन्स्टॉलेशनवर लॉग इन करा, “संपूर्ण डेटा निर्यात करा” उघडा आणि ही ZIP निवडा.',
    'जानकारी वापस लाने के लिए दूसरे इंस्टॉलेशन पर लॉग इन करें, “पूरा डेटा निर्यात करें” खोलें और यह ZIP चुनें।',
  ],
  'Existing entries stay as they are. Verified listings are checked again. Numbers that people withdrew aren’t included.':
    [
      'जे आधीच आहे ते तसेच राहते. पडताळलेल्या जाहिराती पुन्हा तपासल्या जातात. लोकांनी परत घेतलेले नंबर यात नाहीत.',
      'जो पहले से है वह वैसा ही रहता है। सत्यापित लिस्टिंग फिर से जाँची जाती हैं। जो नंबर लोगों ने वापस लिए हैं, वे इसमें नहीं हैं।',
    ],
});
