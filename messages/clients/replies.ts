import { defineTexts } from '@/lib/platform/language/define';

/** Replies of schemas and the API about clients. */
export default defineTexts({
  'At most {max} homes for each family': [
    'प्रत्येक कुटुंबासाठी जास्तीत जास्त {max} घरे',
    'हर परिवार के लिए ज़्यादा से ज़्यादा {max} घर',
  ],
  'At most {max} agents': ['जास्तीत जास्त {max} एजंट', 'ज़्यादा से ज़्यादा {max} एजेंट'],
  'Add each client only once': ['प्रत्येक ग्राहक एकदाच निवडता येतो', 'हर ग्राहक एक ही बार चुना जा सकता है'],
  'Choose a duration': ['किती वेळासाठी ते निवडा', 'चुनें कि कितनी देर के लिए'],
  'Choose who opens the home': ['घर कोण उघडेल ते निवडा', 'चुनें कि घर किसे खोलना है'],
  'One of these clients is not yours': ['यांपैकी एक ग्राहक तुमचा नाही', 'इनमें से एक ग्राहक आपका नहीं है'],
  'Someone else changed this tour. Reload the page': [
    'ही फेरी दुसऱ्या कोणीतरी बदलली. पान पुन्हा उघडा',
    'यह टूर किसी और ने बदला। पेज फिर से खोलें',
  ],
  'No home can be shown on this tour': [
    'या फेरीत एकही घर दाखवता येत नाही',
    'इस टूर में कोई घर नहीं दिखाया जा सकता',
  ],
  'This tour was cancelled': ['ही फेरी रद्द झाली आहे', 'यह टूर रद्द हो चुका है'],
  'This tour has begun': ['ही फेरी सुरू झाली आहे', 'यह टूर शुरू हो चुका है'],
  'Tour not found': ['फेरी सापडली नाही', 'टूर नहीं मिला'],
  'Choose at least one home': ['किमान एक घर निवडा', 'कम से कम एक घर चुनें'],
  'Choose a day within the next 30 days': ['पुढच्या 30 दिवसांतील दिवस निवडा', 'अगले 30 दिनों में से दिन चुनें'],
  'You can leave feedback after the visit': ['भेटीनंतर कसे वाटले ते सांगा', 'विज़िट के बाद बताएँ कैसा लगा'],
  'At most {max} tags': ['जास्तीत जास्त {max} टॅग', 'ज़्यादा से ज़्यादा {max} टैग'],
  'Enter a tag': ['टॅग लिहा', 'टैग लिखें'],
  'Enter the next step and its day': [
    'पुढचे काम काय आणि कोणत्या दिवशी ते लिहा',
    'लिखें कि अगला काम क्या है और किस दिन',
  ],
  'Choose at least one client': ['किमान एक ग्राहक निवडा', 'कम से कम एक ग्राहक चुनें'],
  'Choose at most {max} clients': ['जास्तीत जास्त {max} ग्राहक निवडा', 'ज़्यादा से ज़्यादा {max} ग्राहक चुनें'],
  'This client can’t have any more tags': [
    'या ग्राहकाला आणखी टॅग लावता येत नाही',
    'इस ग्राहक पर और टैग नहीं लग सकते',
  ],
  'You’ve already sent every home that fits': [
    'जुळणारी सर्व घरे आधीच पाठवली आहेत',
    'मेल खाने वाले सभी घर पहले ही भेजे जा चुके हैं',
  ],
});
