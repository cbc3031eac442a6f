import { defineTexts } from '@/lib/platform/language/define';

/** One's own profile, and editing it. */
export default defineTexts({
  Profile: ['प्रोफाइल', 'प्रोफ़ाइल'],
  'Edit profile': ['प्रोफाइल बदला', 'प्रोफ़ाइल बदलें'],
  'Privacy and security': ['गोपनीयता आणि सुरक्षा', 'गोपनीयता और सुरक्षा'],
  'Email confirmed': ['ई-मेलची पुष्टी झाली', 'ई-मेल की पुष्टि हुई'],
  'Email not confirmed': ['ई-मेलची पुष्टी झालेली नाही', 'ई-मेल की पुष्टि नहीं हुई'],
  'N/A': ['दिलेला नाही', 'नहीं दिया'],
  'Professional information': ['व्यावसायिक माहिती', 'पेशेवर जानकारी'],
  'Aadhaar number': ['आधार क्रमांक', 'आधार नंबर'],
  'PAN number': ['पॅन क्रमांक', 'पैन नंबर'],
  'MahaRERA agent number': ['महारेरा एजंट क्रमांक', 'महारेरा एजेंट नंबर'],
  'This account will be erased on {date}.': [
    'हे खाते {date} रोजी कायमचे हटवले जाईल.',
    'यह खाता {date} को मिटा दिया जाएगा।',
  ],
  // the picture of oneself
  'Your photo': ['तुमचा फोटो', 'आपकी फ़ोटो'],
  'Shown beside your listings, on your prints and on pages for your clients.': [
    'तुमच्या जाहिरातींजवळ, छापील कागदांवर आणि तुमच्या ग्राहकांच्या पानांवर दिसतो.',
    'आपकी लिस्टिंग के पास, छपे दस्तावेज़ों पर और आपके ग्राहकों के पेज पर दिखती है।',
  ],
  'Choose a photo': ['फोटो निवडा', 'फ़ोटो चुनें'],
  'Remove photo': ['फोटो काढा', 'फ़ोटो हटाएँ'],
  'Languages you speak': ['तुम्ही बोलता त्या भाषा', 'आप जो भाषाएँ बोलते हैं'],
  'Shown beside your listings.': ['तुमच्या जाहिरातींजवळ दिसतात.', 'आपकी लिस्टिंग के पास दिखती हैं।'],
  'No account has this ID, or it has been closed.': [
    'या आयडीचे खाते नाही किंवा ते बंद केले आहे.',
    'इस आईडी का कोई खाता नहीं है या वह बंद कर दिया गया है।',
  ],
  'All users': ['सर्व वापरकर्ते', 'सभी उपयोगकर्ता'],
  'This is recorded in the audit log': ['याची नोंद ऑडिट लॉगमध्ये होते', 'यह ऑडिट लॉग में दर्ज होता है'],
  Reveal: ['दाखवा', 'दिखाएँ'],
  'Change the role': ['भूमिका बदला', 'भूमिका बदलें'],
  'Keep my account': ['माझे खाते ठेवा', 'मेरा खाता रखें'],
  'No user data found': ['माहिती सापडली नाही', 'जानकारी नहीं मिली'],
  'You can only open your own profile. If this one is yours, sign in again.': [
    'तुम्ही फक्त तुमचे स्वतःचे प्रोफाइल उघडू शकता. हे तुमचे असेल तर पुन्हा लॉग इन करा.',
    'सिर्फ़ अपनी प्रोफ़ाइल खोली जा सकती है। यह आपकी हो तो फिर से लॉग इन करें।',
  ],
  // editing
  'The address can’t be changed here': ['पत्ता इथे बदलता येत नाही', 'पता यहाँ नहीं बदला जा सकता'],
  'Language we write to you in': ['तुम्हाला येणाऱ्या मेलची भाषा', 'आपको आने वाले मेल की भाषा'],
  'Your listings are published once you enter it, because an agent’s advertisements must show it': [
    'तो इथे लिहिल्यावर तुमच्या जाहिराती प्रसिद्ध होतात: एजंटच्या जाहिरातीत तो दाखवावा लागतो',
    'यह यहाँ लिखने पर आपकी लिस्टिंग प्रकाशित होती हैं: एजेंट के विज्ञापन में इसे दिखाना ज़रूरी है',
  ],
  // documents
  Documents: ['कागदपत्रे', 'दस्तावेज़'],
  'No documents yet.': ['अजून कागदपत्रे नाहीत.', 'अभी कोई दस्तावेज़ नहीं।'],
  'Only you and our admins can open them.': [
    'ती फक्त तुम्ही आणि आमचे ॲडमिन उघडू शकतात.',
    'उन्हें सिर्फ़ आप और हमारे एडमिन खोल सकते हैं।',
  ],
  Aadhaar: ['आधार', 'आधार'],
  PAN: ['पॅन', 'पैन'],
  'Property document': ['मालमत्तेचे कागदपत्र', 'प्रॉपर्टी का दस्तावेज़'],
  'Remove for good': ['कायमचे काढा', 'हमेशा के लिए हटाएँ'],
  'Document type': ['हे कोणते कागदपत्र आहे', 'यह कौन-सा दस्तावेज़ है'],
  'JPEG, PNG, WebP or PDF, up to 10 MB': [
    'JPEG, PNG, WebP किंवा PDF, 10 MB पर्यंत',
    'JPEG, PNG, WebP या PDF, 10 MB तक',
  ],
  'Working...': ['काम सुरू आहे...', 'काम जारी है...'],
  Upload: ['अपलोड करा', 'अपलोड करें'],
});
