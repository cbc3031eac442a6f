import { defineTexts } from '@/lib/platform/language/define';

/** The sample listing (lib/content/sample/constants.ts) and its 3D tour. */
export default defineTexts({
  'A sample listing with video and 3D tour': [
    'व्हिडिओ आणि 3D टूर असलेली नमुना जाहिरात',
    'वीडियो और 3D टूर वाली नमूना लिस्टिंग',
  ],
  'What a complete listing looks like here: a 1600 sq. ft. flat with eleven pictures, a video and a 3D tour from room to room. The flat is drawn, not for sale.':
    [
      'इथे पूर्ण जाहिरात कशी दिसते: 1600 चौ. फुटांचा फ्लॅट, अकरा चित्रे, व्हिडिओ आणि खोलीतून खोलीत नेणारी 3D टूर. हा फ्लॅट फक्त एक चित्र आहे, विक्रीसाठी नाही.',
      'यहाँ पूरी लिस्टिंग कैसी दिखती है: 1600 वर्ग फुट का फ्लैट, ग्यारह तस्वीरें, वीडियो और कमरे से कमरे तक का 3D टूर। यह फ्लैट सिर्फ़ एक चित्र है, बिक्री के लिए नहीं।',
    ],
  'Sample listing': ['नमुना जाहिरात', 'नमूना लिस्टिंग'],
  'This flat exists only as a drawing: it shows what we want every listing to have. The pictures, the video and the tour come from one model.':
    [
      'हा फ्लॅट फक्त चित्रातच आहे: प्रत्येक जाहिरातीत काय असावे ते तो दाखवतो. चित्रे, व्हिडिओ आणि टूर एकाच मॉडेलमधून बनवली आहेत.',
      'यह फ्लैट सिर्फ़ चित्र में है: यह दिखाता है कि हर लिस्टिंग में क्या होना चाहिए। तस्वीरें, वीडियो और टूर एक ही मॉडल से बने हैं।',
    ],
  // facts
  'Property code': ['मालमत्ता कोड', 'प्रॉपर्टी कोड'],
  'Ad date': ['जाहिरातीची तारीख', 'विज्ञापन की तारीख'],
  Type: ['प्रकार', 'प्रकार'],
  Area: ['क्षेत्रफळ', 'क्षेत्रफल'],
  Condition: ['स्थिती', 'स्थिति'],
  Floors: ['मजले', 'मंज़िलें'],
  Facing: ['दिशा', 'दिशा'],
  '{area} sq. ft.': ['{area} चौ. फूट', '{area} वर्ग फुट'],
  '{price} per sq ft': ['{price} प्रति चौ. फूट', '{price} प्रति वर्ग फुट'],
  '1 to 7': ['1 ते 7', '1 से 7'],
  'Ramdaspeth, Nagpur 440010, Maharashtra': [
    'रामदासपेठ, नागपूर 440010, महाराष्ट्र',
    'रामदासपेठ, नागपुर 440010, महाराष्ट्र',
  ],
  'Enquire Now': ['चौकशी करा', 'पूछताछ करें'],
  'Video tour': ['व्हिडिओ टूर', 'वीडियो टूर'],
  'A walk from room to room. No sound.': ['खोलीतून खोलीत फेरफटका. आवाज नाही.', 'कमरे से कमरे तक। आवाज़ नहीं है।'],
  'Video tour of the sample flat': ['नमुना फ्लॅटची व्हिडिओ टूर', 'नमूना फ्लैट का वीडियो टूर'],
  '3D virtual tour': ['3D व्हर्च्युअल टूर', '3D वर्चुअल टूर'],
  'Drag or use the arrow keys to look around; the buttons walk from room to room.': [
    'आजूबाजूला पाहण्यासाठी बोटाने किंवा माउसने ओढा किंवा बाणांच्या कळा वापरा; बटणांनी एका खोलीतून दुसऱ्या खोलीत जाता येते.',
    'चारों ओर देखने के लिए उँगली या माउस से खींचें या तीर की कुंजियाँ दबाएँ; बटनों से एक कमरे से दूसरे कमरे में जाएँ।',
  ],
  '3D walkthrough of the sample flat': ['नमुना फ्लॅटमधून 3D फेरफटका', 'नमूना फ्लैट की 3D सैर'],
  // the slider and its pictures
  carousel: ['स्लाइड शो', 'स्लाइड शो'],
  'Pictures of the sample flat': ['नमुना फ्लॅटची चित्रे', 'नमूना फ्लैट की तस्वीरें'],
  'Picture {n} of {count}': ['चित्र {n} (एकूण {count})', 'तस्वीर {n} (कुल {count})'],
  'Previous picture': ['मागील चित्र', 'पिछली तस्वीर'],
  'Next picture': ['पुढील चित्र', 'अगली तस्वीर'],
  'Play the pictures': ['चित्रे आपोआप फिरू द्या', 'तस्वीरें अपने-आप चलने दें'],
  'Pause the pictures': ['चित्रे थांबवा', 'तस्वीरें रोकें'],
  'Entrance hall, looking towards the dining table and the balcony': [
    'प्रवेशाची जागा, समोर जेवणाचे टेबल आणि बाल्कनी',
    'प्रवेश की जगह, सामने डाइनिंग टेबल और बालकनी',
  ],
  'Living room with a sofa, an orange rug and a wide opening to the balcony': [
    'हॉल: सोफा, नारिंगी गालिचा आणि बाल्कनीकडे रुंद उघडी बाजू',
    'हॉल: सोफ़ा, नारंगी कालीन और बालकनी की ओर चौड़ा खुला हिस्सा',
  ],
  'Dining table for four beside the sideboard': [
    'साइडबोर्डशेजारी चौघांचे जेवणाचे टेबल',
    'साइडबोर्ड के पास चार लोगों की डाइनिंग टेबल',
  ],
  'View from the balcony over trees and neighbouring houses': [
    'बाल्कनीतून दिसणारी झाडे आणि शेजारची घरे',
    'बालकनी से दिखते पेड़ और पड़ोस के घर',
  ],
  'Kitchen with an L-shaped stone counter and two windows': [
    'स्वयंपाकघर: एल आकाराचा दगडी ओटा आणि दोन खिडक्या',
    'रसोई: एल आकार का पत्थर का काउंटर और दो खिड़कियाँ',
  ],
  'Corridor with teak door frames': ['पॅसेज, सागवानी दारांच्या चौकटी', 'गलियारा, सागौन की चौखटें'],
  'Study with a desk along the wall and a window': [
    'अभ्यासाची खोली: भिंतीलगत टेबल आणि एक खिडकी',
    'पढ़ाई का कमरा: दीवार से लगी मेज़ और एक खिड़की',
  ],
  'Main bedroom with a double bed between two windows': [
    'मुख्य बेडरूम: दोन खिडक्यांच्या मध्ये डबल बेड',
    'मुख्य बेडरूम: दो खिड़कियों के बीच डबल बेड',
  ],
  'Main bedroom seen from the window': ['मुख्य बेडरूम, खिडकीपासून पाहिलेली', 'मुख्य बेडरूम, खिड़की की ओर से'],
  'Second bedroom with windows on two sides': ['दुसरी बेडरूम, दोन बाजूंना खिडक्या', 'दूसरा बेडरूम, दो तरफ़ खिड़कियाँ'],
  'Bathroom with a wash basin under a mirror': ['बाथरूम, आरशाखाली वॉश बेसिन', 'बाथरूम, आईने के नीचे वॉश बेसिन'],
  // the frame of the tour
  'Oops, model not available': ['अरेरे, मॉडेल उपलब्ध नाही', 'ओह, मॉडल उपलब्ध नहीं है'],
  "We're having trouble loading the 3D model at the moment.": [
    '3D मॉडेल उघडण्यात सध्या अडचण येत आहे.',
    '3D मॉडल खोलने में अभी दिक्कत आ रही है।',
  ],
  'If the problem persists, please check our troubleshooting guide.': [
    'अडचण कायम राहिल्यास कृपया आमचे अडचणी सोडवण्याचे मार्गदर्शन पाहा.',
    'समस्या बनी रहे तो कृपया हमारी समस्या सुलझाने की गाइड देखें।',
  ],
  'Try Again': ['पुन्हा प्रयत्न करा', 'फिर से कोशिश करें'],
  'View Troubleshooting Guide': ['मार्गदर्शन पाहा', 'गाइड देखें'],
  'Loading the 3D tour': ['3D टूर उघडत आहे', '3D टूर खुल रहा है'],
  'The 3D tour needs JavaScript. The pictures above do not.': [
    '3D टूरसाठी JavaScript लागते. वरच्या चित्रांना लागत नाही.',
    '3D टूर के लिए JavaScript चाहिए। ऊपर की तस्वीरों के लिए नहीं।',
  ],
  // the tour
  '3D tour of the sample flat': ['नमुना फ्लॅटची 3D टूर', 'नमूना फ्लैट का 3D टूर'],
  '3D view of the sample flat, {room}. Drag or use the arrow keys to look around.': [
    'नमुना फ्लॅटचे 3D दृश्य, {room}. आजूबाजूला पाहण्यासाठी बोटाने किंवा माउसने ओढा किंवा बाणांच्या कळा वापरा.',
    'नमूना फ्लैट का 3D दृश्य, {room}। चारों ओर देखने के लिए उँगली या माउस से खींचें या तीर की कुंजियाँ दबाएँ।',
  ],
  'The 3D model cannot be shown here.': ['3D मॉडेल इथे दाखवता येत नाही.', '3D मॉडल यहाँ नहीं दिखाया जा सकता।'],
  'Previous room': ['मागील खोली', 'पिछला कमरा'],
  'Next room': ['पुढील खोली', 'अगला कमरा'],
  Room: ['खोली', 'कमरा'],
  Entrance: ['प्रवेशद्वार', 'प्रवेश द्वार'],
  'Living room': ['हॉल', 'हॉल'],
  Dining: ['जेवणाची जागा', 'डाइनिंग'],
  Balcony: ['बाल्कनी', 'बालकनी'],
  Kitchen: ['स्वयंपाकघर', 'रसोई'],
  Corridor: ['पॅसेज', 'गलियारा'],
  Study: ['अभ्यासाची खोली', 'पढ़ाई का कमरा'],
  'Main bedroom': ['मुख्य बेडरूम', 'मुख्य बेडरूम'],
  'Main bedroom, window': ['मुख्य बेडरूम, खिडकीपाशी', 'मुख्य बेडरूम, खिड़की के पास'],
  'Second bedroom': ['दुसरी बेडरूम', 'दूसरा बेडरूम'],
  Bathroom: ['बाथरूम', 'बाथरूम'],
});
