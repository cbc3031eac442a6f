import { defineTexts } from '@/lib/platform/language/define';

/** Signing in again over an open page, and confirming that it is still the same person. Sent with every member page. */
export default defineTexts({
  'You have been signed out': ['तुमचे लॉग आउट झाले आहे', 'आपका लॉग आउट हो गया है'],
  'Nothing you entered is lost. Sign in as <b>{email}</b> to continue.': [
    'तुम्ही लिहिलेले सर्व सुरक्षित आहे. पुढे जाण्यासाठी <b>{email}</b> म्हणून लॉग इन करा.',
    'आपका लिखा सब कुछ सुरक्षित है। आगे बढ़ने के लिए <b>{email}</b> से लॉग इन करें।',
  ],
  'Signing in...': ['लॉग इन होत आहे...', 'लॉग इन हो रहा है...'],
  'How old are you?': ['तुमचे वय किती?', 'आपकी उम्र कितनी है?'],
  'You must be 18 or over to have an account. Please confirm your age once.': [
    'खाती 18 वर्षे पूर्ण झालेल्यांसाठी आहेत. तुमचे वय तेवढे आहे का, ते एकदा सांगा.',
    'खाते 18 वर्ष या उससे ज़्यादा उम्र वालों के लिए हैं। कृपया एक बार बताएँ कि आपकी उम्र उतनी है या नहीं।',
  ],
  'I am 18 or older': ['माझे वय 18 किंवा त्याहून जास्त आहे', 'मेरी उम्र 18 वर्ष या उससे ज़्यादा है'],
  'I am under 18': ['माझे वय 18 पेक्षा कमी आहे', 'मेरी उम्र 18 से कम है'],
  'Your account will be erased on {date}. If that was a mistake, you can keep it under "Privacy and security".':
    [
      'तुमचे खाते {date} रोजी हटवले जाईल. चुकून बटण दाबले असल्यास “गोपनीयता आणि सुरक्षा” इथे खाते ठेवा.',
      'आपका खाता {date} को मिटा दिया जाएगा। अगर गलत बटन दब गया हो तो “गोपनीयता और सुरक्षा” में खाता रखें।',
    ],
  'Not now': ['आत्ता नको', 'अभी नहीं'],
  'Confirm it’s you': ['हे तुम्हीच आहात याची पुष्टी करा', 'पुष्टि करें कि यह आप ही हैं'],
  'This shows or changes something sensitive.': [
    'पुढे महत्त्वाची माहिती दिसेल किंवा बदलेल.',
    'आगे कोई अहम जानकारी दिखेगी या बदलेगी।',
  ],
  'The file contains personal data. Confirm to start the download.': [
    'तुम्ही मागितलेल्या फाइलमध्ये वैयक्तिक माहिती आहे. पुष्टी करा, मग डाउनलोड सुरू होईल.',
    'आपकी माँगी फ़ाइल में निजी जानकारी है। पुष्टि करें, फिर डाउनलोड शुरू होगा।',
  ],
  'Your file': ['तुमची फाइल', 'आपकी फ़ाइल'],
  'Thank you. Your download has started.': ['धन्यवाद. डाउनलोड सुरू होत आहे.', 'धन्यवाद। डाउनलोड शुरू हो रहा है।'],
  'Download again': ['पुन्हा डाउनलोड करा', 'फिर से डाउनलोड करें'],
  'Use a passkey': ['पासकी वापरा', 'पासकी इस्तेमाल करें'],
  'Confirm with the code': ['कोडने पुष्टी करा', 'कोड से पुष्टि करें'],
  'Your password': ['तुमचा पासवर्ड', 'आपका पासवर्ड'],
  Confirm: ['पुष्टी करा', 'पुष्टि करें'],
});
