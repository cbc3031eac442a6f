import { defineTexts } from '@/lib/platform/language/define';

/** Replies of the listing schema, the publish gate and uploads, read like messages/replies.ts (`reply`). */
export default defineTexts({
  'The language model didn’t follow the instructions, so this text comes from the facts': [
    'एआय मॉडेलने विचारलेले लिहिले नाही, म्हणून हा मजकूर माहितीवरून तयार केला आहे',
    'एआई मॉडल ने वह नहीं लिखा जो माँगा गया था, इसलिए यह लिखावट जानकारी से बनाई गई है',
  ],
  'The language model added something that isn’t in the facts (“{words}”), so this text comes from the facts':
    [
      'एआय मॉडेलने माहितीत नसलेले लिहिले (“{words}”), म्हणून हा मजकूर माहितीवरून तयार केला आहे',
      'एआई मॉडल ने ऐसा लिखा जो जानकारी में नहीं है (“{words}”), इसलिए यह लिखावट जानकारी से बनाई गई है',
    ],
  'Please give the listing a title': ['जाहिरातीला शीर्षक द्या', 'लिस्टिंग का शीर्षक लिखें'],
  'Please describe the property': ['मालमत्तेचे वर्णन लिहा', 'प्रॉपर्टी का विवरण लिखें'],
  'Please enter the price, for example 45 lakh or 45,00,000': [
    'किंमत लिहा, उदा. 45 लाख किंवा 45,00,000',
    'कीमत लिखें, जैसे 45 लाख या 45,00,000',
  ],
  'Please choose a category': ['श्रेणी निवडा', 'श्रेणी चुनें'],
  'Please choose sale or rent': ['विक्री की भाडे ते निवडा', 'बिक्री या किराया चुनें'],
  'Please enter the full address': ['पूर्ण पत्ता लिहा', 'पूरा पता लिखें'],
  'Please enter a whole number of bedrooms': ['बेडरूमची संख्या पूर्णांकात लिहा', 'बेडरूम की संख्या पूर्णांक में लिखें'],
  'Please enter the area in square feet, for example 1600': [
    'क्षेत्रफळ चौरस फुटांत लिहा, उदा. 1600',
    'क्षेत्रफल वर्ग फुट में लिखें, जैसे 1600',
  ],
  'Please enter feet, for example 30, or metres, for example 9 m': [
    'फुटांत (उदा. 30) किंवा मीटरमध्ये (उदा. 9 मी.) लिहा',
    'फुट में (जैसे 30) या मीटर में (जैसे 9 मी.) लिखें',
  ],
  'Please enter a whole number from -5 to 200': [
    '-5 ते 200 दरम्यानचा पूर्णांक लिहा',
    '-5 से 200 के बीच का पूर्णांक लिखें',
  ],
  'Please enter a whole number from 0 to 50': ['0 ते 50 दरम्यानचा पूर्णांक लिहा', '0 से 50 के बीच का पूर्णांक लिखें'],
  'Please enter a whole number from 0 to 20': ['0 ते 20 दरम्यानचा पूर्णांक लिहा', '0 से 20 के बीच का पूर्णांक लिखें'],
  'Please enter whole years': ['वर्षे पूर्णांकात लिहा', 'साल पूर्णांक में लिखें'],
  'Please enter whole months': ['महिने पूर्णांकात लिहा', 'महीने पूर्णांक में लिखें'],
  'Please enter whole rupees': ['पूर्ण रुपयांत लिहा', 'पूरे रुपयों में लिखें'],
  'Please enter rupees a month': ['दरमहा रुपये लिहा', 'प्रति माह रुपये लिखें'],
  'Please enter the deposit in rupees': ['अनामत रक्कम रुपयांत लिहा', 'सिक्योरिटी डिपॉज़िट रुपयों में लिखें'],
  'That’s too high for a property price': [
    'इतकी किंमत कोणत्याच मालमत्तेची नसते',
    'इतनी कीमत किसी प्रॉपर्टी की नहीं होती',
  ],
  'Please keep this under {max} characters': ['हे {max} अक्षरांपेक्षा कमी ठेवा', 'इसे {max} अक्षरों से कम रखें'],
  'Please choose one from the list': ['यादीतून एक निवडा', 'सूची में से एक चुनें'],
  'Please enter a date': ['तारीख लिहा', 'तारीख लिखें'],
  'A PIN code has six digits': ['पिन कोड सहा अंकी असतो', 'पिन कोड छह अंकों का होता है'],
  'Please enter an https address at youtube.com or youtu.be or vimeo.com': [
    'https पत्ता लिहा: youtube.com, youtu.be किंवा vimeo.com',
    'youtube.com, youtu.be या vimeo.com का https पता लिखें',
  ],
  'Please enter an https address at matterport.com or kuula.co or google.com or maps.app.goo.gl': [
    'https पत्ता लिहा: matterport.com, kuula.co, google.com किंवा maps.app.goo.gl',
    'matterport.com, kuula.co, google.com या maps.app.goo.gl का https पता लिखें',
  ],
  'The carpet area is inside the walls, so it can’t be larger than the built-up area': [
    'चटई क्षेत्र भिंतींच्या आतले असते: ते बांधकाम क्षेत्रापेक्षा जास्त असू शकत नाही',
    'कार्पेट एरिया दीवारों के भीतर का होता है: वह बिल्ट-अप एरिया से ज़्यादा नहीं हो सकता',
  ],
  'The built-up area can’t be larger than the super built-up area': [
    'बांधकाम क्षेत्र सुपर बिल्ट-अप क्षेत्रापेक्षा जास्त असू शकत नाही',
    'बिल्ट-अप एरिया सुपर बिल्ट-अप एरिया से ज़्यादा नहीं हो सकता',
  ],
  'The floor can’t be above the top floor': [
    'मजला सर्वांत वरच्या मजल्यापेक्षा वर असू शकत नाही',
    'मंज़िल सबसे ऊपरी मंज़िल से ऊपर नहीं हो सकती',
  ],
  'Which town is this?': ['हे कोणते गाव किंवा शहर आहे?', 'यह कौन-सा शहर या कस्बा है?'],
  // the publish gate
  'Please remove the phone number. People reach you through the buttons on the page, so that no one can collect it':
    [
      'फोन नंबर काढा: लोक पानावरील बटणांतून तुमच्यापर्यंत पोहोचतात, त्यामुळे नंबर गोळा केला जात नाही',
      'फ़ोन नंबर हटाएँ: लोग पेज के बटनों से आप तक पहुँचते हैं, इससे नंबर कोई इकट्ठा नहीं कर पाता',
    ],
  'Please remove the email address. People reach you through the buttons on the page, so that no one can collect it':
    [
      'ई-मेल पत्ता काढा: लोक पानावरील बटणांतून तुमच्यापर्यंत पोहोचतात, त्यामुळे पत्ता गोळा केला जात नाही',
      'ई-मेल पता हटाएँ: लोग पेज के बटनों से आप तक पहुँचते हैं, इससे पता कोई इकट्ठा नहीं कर पाता',
    ],
  'Please enter the price. Nothing is listed for ₹0': [
    'किंमत लिहा: ₹0 किमतीची जाहिरात देता येत नाही',
    'कीमत लिखें: ₹0 कीमत पर लिस्टिंग नहीं हो सकती',
  ],
  'A {count} BHK home has at least {min} sq ft. Please check both': [
    '{count} बीएचकेचे घर किमान {min} चौ. फूट असते. दोन्ही तपासा',
    '{count} बीएचके का घर कम से कम {min} वर्ग फुट होता है। दोनों जाँचें',
  ],
  'An area is at least {min} sq ft. Please check it': [
    'क्षेत्रफळ किमान {min} चौ. फूट असते. तपासून पाहा',
    'क्षेत्रफल कम से कम {min} वर्ग फुट होता है। जाँच लें',
  ],
  'A MahaRERA project number is P and 11 digits, or PR and 13 digits, as on the certificate': [
    'महारेरा प्रकल्प क्रमांक म्हणजे P आणि 11 अंक किंवा PR आणि 13 अंक; प्रमाणपत्रावर आहे तसा',
    'महारेरा प्रोजेक्ट नंबर यानी P और 11 अंक या PR और 13 अंक; जैसा प्रमाणपत्र पर है',
  ],
  'A plot in a layout needs the layout’s RERA number before it is advertised. Enter it, say why none is needed, or save a draft':
    [
      'लेआउटमधील प्लॉटची जाहिरात करण्याआधी लेआउटचा रेरा क्रमांक लागतो. तो लिहा, का लागत नाही ते सांगा किंवा मसुदा जतन करा',
      'लेआउट के प्लॉट का विज्ञापन करने से पहले लेआउट का रेरा नंबर चाहिए। उसे लिखें, बताएँ कि क्यों नहीं चाहिए या ड्राफ़्ट सहेजें',
    ],
  'An unfinished project needs its RERA number before it is advertised. Enter it, say why none is needed, or save a draft':
    [
      'अपूर्ण प्रकल्पाची जाहिरात करण्याआधी त्याचा रेरा क्रमांक लागतो. तो लिहा, का लागत नाही ते सांगा किंवा मसुदा जतन करा',
      'अधूरे प्रोजेक्ट का विज्ञापन करने से पहले उसका रेरा नंबर चाहिए। उसे लिखें, बताएँ कि क्यों नहीं चाहिए या ड्राफ़्ट सहेजें',
    ],
  '{price} is unusual for a sale. Is it a month’s rent? Correct it, or confirm that it’s right': [
    'विक्रीसाठी {price} ही किंमत वेगळी वाटते. हे महिन्याचे भाडे आहे का? दुरुस्त करा किंवा बरोबर असल्याची पुष्टी करा',
    'बिक्री के लिए {price} असामान्य कीमत है। क्या यह महीने का किराया है? ठीक करें या पुष्टि करें कि सही है',
  ],
  'The text contains a web address or a handle. Remove it, or confirm that visitors need it to judge the home':
    [
      'मजकुरात वेब पत्ता किंवा हँडल आहे. ते काढा किंवा घर समजून घेण्यासाठी ते आवश्यक असल्याची पुष्टी करा',
      'टेक्स्ट में वेब पता या हैंडल है। उसे हटाएँ या पुष्टि करें कि घर को समझने के लिए वह ज़रूरी है',
    ],
  '{price} is unusual for a sale. Correct it, or confirm that it’s right': [
    'विक्रीसाठी {price} ही किंमत वेगळी वाटते. दुरुस्त करा किंवा बरोबर असल्याची पुष्टी करा',
    'बिक्री के लिए {price} असामान्य कीमत है। ठीक करें या पुष्टि करें कि सही है',
  ],
  '{price} a month is unusual. Is it a sale price? Correct it, or confirm that it’s right': [
    'दरमहा {price} हे भाडे वेगळे वाटते. ही विक्रीची किंमत आहे का? दुरुस्त करा किंवा बरोबर असल्याची पुष्टी करा',
    '{price} प्रति माह असामान्य किराया है। क्या यह बिक्री की कीमत है? ठीक करें या पुष्टि करें कि सही है',
  ],
  '{price} a month is unusual. Correct it, or confirm that it’s right': [
    'दरमहा {price} हे भाडे वेगळे वाटते. दुरुस्त करा किंवा बरोबर असल्याची पुष्टी करा',
    '{price} प्रति माह असामान्य किराया है। ठीक करें या पुष्टि करें कि सही है',
  ],
  'Please say whether it is ready, under construction or a new launch': [
    'तयार, बांधकाम सुरू की नवीन प्रकल्प ते सांगा',
    'बताएँ कि तैयार है, निर्माणाधीन है या नया लॉन्च',
  ],
  'Please add a photo': ['एक फोटो जोडा', 'एक फ़ोटो जोड़ें'],
  'A public listing needs at least one photo. Add another one first, or pause the listing': [
    'प्रसिद्ध जाहिरातीत किमान एक फोटो असतो. आधी दुसरा जोडा किंवा जाहिरात थांबवा',
    'प्रकाशित लिस्टिंग में कम से कम एक फ़ोटो होती है। पहले दूसरी जोड़ें या लिस्टिंग रोकें',
  ],
  'You changed verified details, so it’s shown as unverified until we check it again': [
    'पडताळलेल्या माहितीत तुम्ही बदल केला आहे: आम्ही पुन्हा पडताळेपर्यंत “पडताळणी बाकी” असे दिसेल',
    'सत्यापित जानकारी आपने बदली है: दोबारा सत्यापन तक “सत्यापन बाकी” दिखेगा',
  ],
  'Which town is this? The address doesn’t say, so the listing can’t be shown on a map or in a town’s list': [
    'हे कोणते गाव किंवा शहर आहे? पत्त्यात ते नाही: जाहिरात कोणत्याही नकाशावर किंवा शहराच्या यादीत नाही',
    'यह कौन-सा शहर या कस्बा है? पते में नहीं लिखा: लिस्टिंग किसी नक्शे या शहर की सूची में नहीं है',
  ],
  'Someone else saved this listing while you were editing it': [
    'तुम्ही बदल करत असताना दुसऱ्या कोणी ही जाहिरात जतन केली',
    'आपके बदलते समय किसी और ने यह लिस्टिंग सहेजी',
  ],
  'This form was already saved with different content': [
    'हा फॉर्म आधी वेगळ्या मजकुरासह जतन झाला होता',
    'यह फ़ॉर्म पहले अलग सामग्री के साथ सहेजा गया था',
  ],
  'Only an admin can set this status': ['ही स्थिती फक्त ॲडमिन देऊ शकतात', 'यह स्थिति सिर्फ़ एडमिन दे सकते हैं'],
  'This listing is in the bin. Restore it first': [
    'ही जाहिरात कचरापेटीत आहे. आधी परत आणा',
    'यह लिस्टिंग ट्रैश में है। पहले वापस लाएँ',
  ],
  'This listing is hidden, because its owner has asked us to delete the account': [
    'मालकाने खाते हटवण्यास सांगितल्यामुळे ही जाहिरात लपवली आहे',
    'मालिक ने खाता हटाने को कहा है, इसलिए यह लिस्टिंग छिपी है',
  ],
  'Property not found': ['मालमत्ता सापडली नाही', 'प्रॉपर्टी नहीं मिली'],
  // rows of a file
  'Use a date such as 2027-03-31': ['2027-03-31 अशी तारीख लिहा', '2027-03-31 जैसी तारीख लिखें'],
  'Please shorten this': ['हे थोडक्यात लिहा', 'इसे छोटा करें'],
  'Use Residential, Commercial, Plots, Villas, Farm Houses, Industrial, Agricultural': [
    'यांपैकी एक लिहा: Residential, Commercial, Plots, Villas, Farm Houses, Industrial, Agricultural',
    'इनमें से एक लिखें: Residential, Commercial, Plots, Villas, Farm Houses, Industrial, Agricultural',
  ],
  'Use Unfurnished, Semi-furnished, Furnished': [
    'यांपैकी एक लिहा: Unfurnished, Semi-furnished, Furnished',
    'इनमें से एक लिखें: Unfurnished, Semi-furnished, Furnished',
  ],
  'Use Ready to move, Under construction, New launch': [
    'यांपैकी एक लिहा: Ready to move, Under construction, New launch',
    'इनमें से एक लिखें: Ready to move, Under construction, New launch',
  ],
  'Use draft, active, unverified, paused, or leave it empty': [
    'यांपैकी एक लिहा: draft, active, unverified, paused; किंवा रिकामे ठेवा',
    'इनमें से एक लिखें: draft, active, unverified, paused; या खाली छोड़ें',
  ],
  '“{given}” isn’t a known amenity. The template lists them all': [
    '“{given}” ही सुविधा यादीत नाही: मान्य सुविधा नमुना फाइलमध्ये आहेत',
    '“{given}” सुविधा सूची में नहीं है: मान्य सुविधाएँ नमूना फ़ाइल में हैं',
  ],
  'The row has more cells than the first one ({width}). Put values that contain a separator in quotation marks':
    [
      'या ओळीत पहिल्या ओळीपेक्षा ({width}) जास्त रकाने आहेत: ज्यात स्वल्पविराम आहे ते अवतरण चिन्हांत लिहा',
      'इस पंक्ति में पहली पंक्ति ({width}) से ज़्यादा फ़ील्ड हैं: जिसमें कॉमा है उसे उद्धरण चिह्नों में लिखें',
    ],
  'It was being edited at the same time. Import this row again': [
    'त्याच क्षणी ती बदलली जात होती. ही ओळ पुन्हा आयात करा',
    'उसी पल उसे बदला जा रहा था। यह पंक्ति फिर से आयात करें',
  ],
  'Only your own listings can be updated from a file': [
    'फाइलमधून फक्त तुमच्या स्वतःच्या जाहिराती अद्ययावत करता येतात',
    'फ़ाइल से सिर्फ़ आपकी अपनी लिस्टिंग अपडेट की जा सकती हैं',
  ],
  'It was changed after the import, so it stays': [
    'आयातीनंतर ती बदलली गेली, म्हणून ती राहते',
    'आयात के बाद इसे बदला गया, इसलिए यह बनी रहती है',
  ],
  'It was removed or merged since the import': [
    'आयातीनंतर ती काढली किंवा एकत्र केली गेली',
    'आयात के बाद इसे हटाया या मिलाया गया',
  ],
  // files
  'Too many files': ['फाइलींची संख्या खूप जास्त आहे', 'फ़ाइलों की संख्या बहुत ज़्यादा है'],
  'File is smaller than 1 bytes': ['फाइल 1 बाइटपेक्षा लहान आहे', 'फ़ाइल 1 बाइट से छोटी है'],
  'File is larger than {max} bytes': ['फाइल {max} बाइटपेक्षा मोठी आहे', 'फ़ाइल {max} बाइट से बड़ी है'],
  'File type must be image/*': ['फाइल फोटो (image/*) असावी', 'फ़ाइल फ़ोटो (image/*) होनी चाहिए'],
  'File type must be video/mp4 or video/webm': [
    'फाइल video/mp4 किंवा video/webm असावी',
    'फ़ाइल video/mp4 या video/webm होनी चाहिए',
  ],
  'We couldn’t read this file. Please choose it again': [
    'ही फाइल वाचता येत नाही. पुन्हा निवडा',
    'यह फ़ाइल पढ़ी नहीं जा सकती। फिर से चुनें',
  ],
  'We can’t read this HEIC picture here. Please send it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).':
    [
      'हा HEIC फोटो इथे वाचता येत नाही. JPEG म्हणून पाठवा (iPhone वर: Settings, Camera, Formats, Most Compatible).',
      'यह HEIC फ़ोटो यहाँ नहीं पढ़ी जा सकती। JPEG में भेजें (iPhone पर: Settings, Camera, Formats, Most Compatible)।',
    ],
  'This file is not a JPEG, PNG, WebP, AVIF or GIF picture.': [
    'ही फाइल JPEG, PNG, WebP, AVIF किंवा GIF फोटो नाही.',
    'यह फ़ाइल JPEG, PNG, WebP, AVIF या GIF फ़ोटो नहीं है।',
  ],
  'The contents of the picture don’t match its type.': ['फोटोची फाइल खराब आहे.', 'फ़ोटो की फ़ाइल खराब है।'],
  'The picture is damaged or incomplete.': ['फोटो खराब किंवा अपूर्ण आहे.', 'फ़ोटो खराब या अधूरी है।'],
  'The picture has more than {max} megapixels.': [
    'फोटो {max} मेगापिक्सेलपेक्षा मोठा आहे.',
    'फ़ोटो {max} मेगापिक्सेल से बड़ी है।',
  ],
  'The picture is smaller than {min} pixels on one side.': [
    'फोटोची एक बाजू {min} पिक्सेलपेक्षा लहान आहे.',
    'फ़ोटो का एक किनारा {min} पिक्सेल से छोटा है।',
  ],
  'This file is not an MP4 or WebM video.': [
    'ही फाइल MP4 किंवा WebM व्हिडिओ नाही.',
    'यह फ़ाइल MP4 या WebM वीडियो नहीं है।',
  ],
  'This video has no playable picture.': [
    'या व्हिडिओत दाखवता येईल असे चित्रण नाही.',
    'इस वीडियो में चलाने लायक दृश्य नहीं हैं।',
  ],
  'Please confirm your email address first. Until then your account can store only a few files': [
    'आधी तुमच्या ई-मेल पत्त्याची पुष्टी करा: तोपर्यंत खात्यात थोड्याच फाइल ठेवता येतात',
    'पहले अपने ई-मेल पते की पुष्टि करें: तब तक खाते में कुछ ही फ़ाइलें रखी जा सकती हैं',
  ],
  'You’ve reached this month’s upload limit. Please write to us if you need more space': [
    'खात्याच्या मर्यादेपेक्षा जास्त फाइल तुम्ही या महिन्यात पाठवल्या आहेत. जास्त जागा हवी असल्यास आम्हाला लिहा',
    'इस महीने आपने खाते की सीमा से ज़्यादा फ़ाइलें भेजी हैं। ज़्यादा जगह चाहिए तो हमें लिखें',
  ],
  'You have {max} listings. Please remove one first': [
    'तुमच्या {max} जाहिराती आहेत. आधी एक काढा',
    'आपकी {max} लिस्टिंग हैं। पहले एक हटाएँ',
  ],
  'You have {max} listings. Please confirm your email address, or remove one first': [
    'तुमच्या {max} जाहिराती आहेत. तुमच्या ई-मेल पत्त्याची पुष्टी करा किंवा आधी एक काढा',
    'आपकी {max} लिस्टिंग हैं। अपने ई-मेल पते की पुष्टि करें या पहले एक हटाएँ',
  ],
  'Your account can have {max} listings. Please choose fewer': [
    'तुमच्या खात्यात {max} जाहिराती असू शकतात. कमी निवडा',
    'आपके खाते में {max} लिस्टिंग हो सकती हैं। कम चुनें',
  ],
  'Your account can have {max} listings until you confirm your email address. Please confirm it first': [
    'ई-मेल पत्त्याची पुष्टी करेपर्यंत तुमच्या खात्यात {max} जाहिराती असू शकतात. आधी पुष्टी करा',
    'ई-मेल पते की पुष्टि होने तक आपके खाते में {max} लिस्टिंग हो सकती हैं। पहले पुष्टि करें',
  ],
  'The picture store isn’t responding. Please try again later.': [
    'फोटो साठवण्याची सेवा सध्या बंद आहे. नंतर पुन्हा प्रयत्न करा.',
    'फ़ोटो रखने की सेवा अभी बंद है। बाद में फिर कोशिश करें।',
  ],
  'The upload was interrupted': ['पाठवणे मध्येच थांबले', 'भेजना बीच में रुक गया'],
  'The connection was lost': ['इंटरनेट कनेक्शन तुटले', 'इंटरनेट कनेक्शन टूट गया'],
  // with a value in them
  'You have {max} drafts. Please finish or delete one first': [
    'तुमचे {max} मसुदे आहेत. आधी एक पूर्ण करा किंवा हटवा',
    'आपके {max} ड्राफ़्ट हैं। पहले एक पूरा करें या हटाएँ',
  ],
  'Please describe the photo in at most {max} characters': [
    'फोटोचे वर्णन जास्तीत जास्त {max} अक्षरांत करा',
    'फ़ोटो का वर्णन ज़्यादा से ज़्यादा {max} अक्षरों में करें',
  ],
  'Please enter a whole number from 0 to {max}': [
    '0 ते {max} दरम्यानचा पूर्णांक लिहा',
    '0 से {max} के बीच का पूर्णांक लिखें',
  ],
  'Please enter an https address at one of: {hosts}': [
    'यांपैकी एकाचा https पत्ता लिहा: {hosts}',
    'इनमें से किसी का https पता लिखें: {hosts}',
  ],
});
