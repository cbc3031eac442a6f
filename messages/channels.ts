import { defineTexts } from '@/lib/platform/language/define';

/** WhatsApp and calls: the thread of a lead, and mails about it. */
export default defineTexts({
  'Open the lead': ['संभाव्य ग्राहक उघडा', 'लीड खोलें'],
  '{name} has written by WhatsApp': ['{name} यांनी WhatsApp वर लिहिले आहे', '{name} ने WhatsApp पर लिखा है'],
  'A file without text.': ['मजकुराशिवाय फाइल.', 'बिना संदेश की फ़ाइल।'],
  'Read and answer': ['वाचा आणि उत्तर द्या', 'पढ़ें और जवाब दें'],
  'WhatsApp no longer accepts the access token': [
    'WhatsApp आता ॲक्सेस टोकन स्वीकारत नाही',
    'WhatsApp अब एक्सेस टोकन स्वीकार नहीं करता',
  ],
  'The WhatsApp access token expires in {days, plural, one {# day} other {# days}}': [
    'WhatsApp चे ॲक्सेस टोकन {days, plural, one {# दिवसात} other {# दिवसांत}} संपेल',
    'WhatsApp का एक्सेस टोकन {days, plural, one {# दिन} other {# दिन}} में खत्म होगा',
  ],
  'Create a new token in Meta’s app, set WHATSAPP_TOKEN and restart. Until then messages wait, and none are lost.':
    [
      'Meta च्या ॲपमध्ये नवीन टोकन तयार करा, WHATSAPP_TOKEN बदला आणि पुन्हा सुरू करा. तोपर्यंत संदेश थांबतात, हरवत नाहीत.',
      'Meta के ऐप में नया टोकन बनाएँ, WHATSAPP_TOKEN बदलें और दोबारा शुरू करें। तब तक संदेश रुके रहते हैं, खोते नहीं।',
    ],
  'Channel status': ['चॅनेलची स्थिती', 'चैनलों की स्थिति'],
  // the thread
  '{name} wrote by WhatsApp': ['{name} यांनी WhatsApp वर लिहिले', '{name} ने WhatsApp पर लिखा'],
  'Sent by WhatsApp': ['WhatsApp वर पाठवले', 'WhatsApp पर भेजा गया'],
  'The person': ['ती व्यक्ती', 'वह व्यक्ति'],
  'Looks for: {search}': ['शोध: {search}', 'तलाश: {search}'],
  'Open the file': ['फाइल उघडा', 'फ़ाइल खोलें'],
  'Fetching the file.': ['फाइल डाउनलोड होत आहे.', 'फ़ाइल डाउनलोड हो रही है।'],
  'This file isn’t stored here. Open it in WhatsApp.': [
    'ही फाइल इथे ठेवली जात नाही: WhatsApp मध्ये उघडा.',
    'यह फ़ाइल यहाँ नहीं रखी जाती: इसे WhatsApp में खोलें।',
  ],
  'WhatsApp didn’t provide this file.': ['WhatsApp ने ही फाइल दिली नाही.', 'WhatsApp ने यह फ़ाइल नहीं दी।'],
  'Do not send': ['पाठवू नका', 'न भेजें'],
  // how far a message is
  'Waiting for its time': ['ठरलेल्या वेळेच्या प्रतीक्षेत', 'तय समय का इंतज़ार'],
  'Being sent': ['पाठवत आहे', 'भेजा जा रहा है'],
  'We don’t know whether it was sent': ['पाठवले गेले की नाही हे माहीत नाही', 'भेजा गया या नहीं, यह पता नहीं'],
  'Not delivered': ['पोहोचले नाही', 'नहीं पहुँचा'],
  Delivered: ['पोहोचले', 'पहुँच गया'],
  Read: ['वाचले', 'पढ़ लिया'],
  Received: ['मिळाले', 'मिला'],
  // why it did not leave or arrive
  'This person hasn’t agreed to such messages': [
    'या व्यक्तीने अशा संदेशांना संमती दिलेली नाही',
    'इस व्यक्ति ने ऐसे संदेशों की सहमति नहीं दी है',
  ],
  'The person asked not to be contacted': ['या व्यक्तीने संदेश पाठवू नका असे सांगितले', 'इस व्यक्ति ने संदेश न भेजने को कहा'],
  'Waiting for the morning, because nothing is sent between 9 pm and 9 am': [
    'सकाळची वाट पाहत आहे: रात्री 9 ते सकाळी 9 काहीही पाठवले जात नाही',
    'सुबह का इंतज़ार: रात 9 से सुबह 9 तक कुछ नहीं भेजा जाता',
  ],
  'Waiting, because this month’s limit is reached': [
    'थांबले आहे: या महिन्याची मर्यादा संपली',
    'रुका है: इस महीने की सीमा पूरी हो गई',
  ],
  'The connection was lost before WhatsApp confirmed it': [
    'WhatsApp ने पुष्टी करण्याआधी कनेक्शन तुटले',
    'WhatsApp की पुष्टि से पहले कनेक्शन टूट गया',
  ],
  'The server stopped while it was being sent': ['पाठवत असताना सर्व्हर बंद पडला', 'भेजते समय सर्वर बंद हो गया'],
  'More than 24 hours since the person wrote: only a template can be sent': [
    'त्या व्यक्तीचा संदेश येऊन 24 तासांहून अधिक झाले: फक्त टेम्पलेट पाठवता येते',
    'उस व्यक्ति का संदेश आए 24 घंटे से ज़्यादा हो गए: सिर्फ़ टेम्पलेट भेजा जा सकता है',
  ],
  'The message cannot be delivered: the number may not be on WhatsApp, or the app is too old': [
    'संदेश पोहोचवता येत नाही: नंबर WhatsApp वर नसेल किंवा ॲप जुने असेल',
    'संदेश नहीं पहुँच सकता: नंबर शायद WhatsApp पर नहीं है या ऐप पुराना है',
  ],
  'WhatsApp left this person out, because the number is in an experiment with marketing messages': [
    'WhatsApp ने या व्यक्तीला वगळले: हा नंबर जाहिरात संदेशांच्या प्रयोगात आहे',
    'WhatsApp ने इस व्यक्ति को छोड़ दिया: यह नंबर विज्ञापन संदेशों के प्रयोग में है',
  ],
  'WhatsApp doesn’t have this template in this language, or hasn’t approved it': [
    'WhatsApp कडे या भाषेत असे टेम्पलेट नाही किंवा ते मंजूर नाही',
    'WhatsApp के पास इस भाषा में ऐसा टेम्पलेट नहीं है या वह मंज़ूर नहीं हुआ',
  ],
  'The access token has expired': ['ॲक्सेस टोकनची मुदत संपली', 'एक्सेस टोकन की अवधि समाप्त हो गई'],
  'WhatsApp rejected the message': ['WhatsApp ने संदेश स्वीकारला नाही', 'WhatsApp ने संदेश नहीं लिया'],
  'Too many messages at once': ['एकाच वेळी खूप संदेश', 'एक साथ बहुत ज़्यादा संदेश'],
  'Too many messages to this person in a short time': [
    'थोड्या वेळात या व्यक्तीला खूप संदेश',
    'थोड़े समय में इस व्यक्ति को बहुत ज़्यादा संदेश',
  ],
  'WhatsApp didn’t deliver it, because this person gets many marketing messages': [
    'WhatsApp ने पोहोचवले नाही: या व्यक्तीला खूप जाहिरात संदेश येतात',
    'WhatsApp ने नहीं पहुँचाया: इस व्यक्ति को बहुत विज्ञापन संदेश मिलते हैं',
  ],
  'WhatsApp has paused the template because of its low quality': [
    'कमी दर्जामुळे WhatsApp ने टेम्पलेट थांबवले आहे',
    'खराब रेटिंग के कारण WhatsApp ने टेम्पलेट रोक दिया है',
  ],
  'WhatsApp is not available at the moment': ['WhatsApp सध्या उपलब्ध नाही', 'WhatsApp अभी उपलब्ध नहीं है'],
  'WhatsApp could not be reached': ['WhatsApp शी संपर्क होऊ शकला नाही', 'WhatsApp से संपर्क नहीं हो सका'],
  // writing
  'WhatsApp and telephone': ['WhatsApp आणि फोन', 'WhatsApp और फ़ोन'],
  'WhatsApp is not connected, or no mobile number was given: use the buttons above.': [
    'WhatsApp जोडलेले नाही किंवा मोबाइल नंबर दिलेला नाही: वरील बटणे वापरा.',
    'WhatsApp जुड़ा नहीं है या मोबाइल नंबर नहीं दिया गया: ऊपर के बटन इस्तेमाल करें।',
  ],
  'A person without a number': ['नंबर नसलेली व्यक्ती', 'बिना नंबर का कोई व्यक्ति'],
  'This person’s number is hidden. Please reply in the WhatsApp app and ask for a number there.': [
    'या व्यक्तीने नंबर लपवला आहे. कृपया WhatsApp ॲपमध्ये उत्तर द्या आणि तिथेच नंबर विचारा.',
    'इस व्यक्ति ने अपना नंबर छिपाया है। कृपया WhatsApp ऐप में जवाब दें और वहीं नंबर पूछें।',
  ],
  'You can write freely until {time}': [
    'टेम्पलेटशिवाय संदेश {time}पर्यंत पाठवता येईल',
    'बिना टेम्पलेट का संदेश {time} तक भेजा जा सकता है',
  ],
  'More than 24 hours since the person wrote: only a template can be sent.': [
    'त्या व्यक्तीचा संदेश येऊन 24 तासांहून अधिक झाले: फक्त टेम्पलेट पाठवता येते.',
    'उस व्यक्ति का संदेश आए 24 घंटे से ज़्यादा हो गए: सिर्फ़ टेम्पलेट भेजा जा सकता है।',
  ],
  'This person hasn’t agreed to such messages. Record below when and how they do.': [
    'या व्यक्तीने अशा संदेशांना संमती दिलेली नाही. ती दिल्यावर खाली नोंदवा.',
    'इस व्यक्ति ने ऐसे संदेशों की सहमति नहीं दी है। सहमति मिलने पर नीचे दर्ज करें।',
  ],
  Template: ['टेम्पलेट', 'टेम्पलेट'],
  'No template is approved yet.': ['अजून कोणतेही टेम्पलेट मंजूर नाही.', 'अभी कोई टेम्पलेट मंज़ूर नहीं है।'],
  'None: write my own': ['टेम्पलेट नको: माझ्या शब्दांत', 'टेम्पलेट नहीं: अपने शब्दों में'],
  'Choose a template': ['टेम्पलेट निवडा', 'टेम्पलेट चुनें'],
  'Preview of the message': ['त्या व्यक्तीला असे दिसेल', 'उस व्यक्ति को ऐसा दिखेगा'],
  'Sending...': ['पाठवत आहे...', 'भेजा जा रहा है...'],
  'Day and time': ['दिवस आणि वेळ', 'दिन और समय'],
  // calls
  'Your phone rings first.': ['आधी तुमचा फोन वाजेल.', 'पहले आपका फ़ोन बजेगा।'],
  'Connect a call': ['कॉल जोडा', 'कॉल जोड़ें'],
  'Listen to the recording': ['रेकॉर्डिंग ऐका', 'रिकॉर्डिंग सुनें'],
  '{name} is calling: open': ['{name} यांचा फोन येत आहे: उघडा', '{name} का फ़ोन आ रहा है: खोलें'],
  '{name} called': ['{name} यांनी फोन केला', '{name} ने फ़ोन किया'],
  'Someone on our team': ['टीममधील सदस्य', 'हमारी टीम'],
  Ringing: ['वाजत आहे', 'बज रहा है'],
  Talking: ['बोलणे सुरू', 'बात चल रही है'],
  Missed: ['उचलला नाही', 'छूट गया'],
  'Did not connect': ['लागला नाही', 'नहीं लगा'],
  Talked: ['बोलणे झाले', 'बात हुई'],
  // how a call went
  'How did the call go?': ['फोनवर काय झाले?', 'फ़ोन पर क्या हुआ?'],
  Reached: ['बोलणे झाले', 'बात हुई'],
  'Reached on the phone': ['फोनवर बोलणे झाले', 'फ़ोन पर बात हुई'],
  'Not reached': ['संपर्क झाला नाही', 'बात नहीं हुई'],
  'Not reached on the phone': ['फोनवर संपर्क झाला नाही', 'फ़ोन पर बात नहीं हुई'],
  'Asked for a call back': ['परत फोन करायला सांगितले', 'वापस फ़ोन करने को कहा'],
  'Wrong number': ['चुकीचा नंबर', 'गलत नंबर'],
  'The number is wrong': ['हा नंबर चुकीचा आहे', 'यह नंबर गलत है'],
  Noted: ['नोंद झाली', 'दर्ज हुआ'],
  // consent
  'What the person agreed to': ['कशाला संमती दिली', 'किस बात की सहमति दी'],
  'Nothing yet. We don’t contact people without consent.': [
    'अजून काहीही नाही. संमतीशिवाय कोणालाही संदेश पाठवला जात नाही.',
    'अभी कुछ नहीं। सहमति के बिना किसी को संदेश नहीं भेजा जाता।',
  ],
  'Answers to what they asked': ['विचारलेल्या गोष्टींची उत्तरे', 'पूछी गई बातों के जवाब'],
  'Visit reminders': ['भेटींची स्मरणपत्रे', 'विज़िट के रिमाइंडर'],
  'News about homes they’re looking for': [
    'शोधत असलेल्या घरांबद्दल नवीन माहिती',
    'जिन घरों की तलाश है उनकी नई जानकारी',
  ],
  Offers: ['ऑफर', 'ऑफ़र'],
  'by WhatsApp': ['WhatsApp वर', 'WhatsApp पर'],
  'on the phone': ['फोनवर', 'फ़ोन पर'],
  'in a form': ['फॉर्ममध्ये', 'फ़ॉर्म में'],
  'in person': ['प्रत्यक्ष भेटीत', 'मिलकर'],
  'on paper': ['कागदावर', 'कागज़ पर'],
  agreed: ['संमती दिली', 'सहमति दी'],
  'ended {at}': ['संपली: {at}', 'समाप्त: {at}'],
  About: ['कशाबद्दल', 'किस बारे में'],
  'Do they agree?': ['संमती आहे का?', 'क्या सहमति है?'],
  'No, they withdrew': ['नाही, यापुढे नको', 'नहीं, अब नहीं'],
  How: ['कसे', 'कैसे'],
  'In their words': ['त्यांच्या शब्दांत', 'उनके शब्दों में'],
  'Record it': ['नोंदवा', 'दर्ज करें'],
});
